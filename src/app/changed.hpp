#pragma once
#include <functional>

namespace tapete {

/// A part of the app calls this when it has changed something that is to be drawn, told to the host or waited for.
using Changed = std::function<void()>;

}  // namespace tapete
