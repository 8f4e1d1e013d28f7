#pragma once
#include <functional>

namespace tapete {

/// Called by a part of the app after it has changed anything that has to be drawn, told to the host, or waited for.
using Changed = std::function<void()>;

}  // namespace tapete
