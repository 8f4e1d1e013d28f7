#pragma once
#include "app/host/host.hpp"

namespace tapete {

/// The browser page as a Host.
Host& web_host();

}  // namespace tapete
