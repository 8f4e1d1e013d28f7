#pragma once
#include "app/host/host.hpp"

namespace tapete {

/// Returns the Host of the browser page.
Host& web_host();

}  // namespace tapete
