#pragma once
#include <functional>

namespace tapete {

/// Callback that each part of the app calls after a change that must be drawn or reported to the host, or that may
/// require another tick.
using Changed = std::function<void()>;

}  // namespace tapete
