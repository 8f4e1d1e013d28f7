#pragma once
#include "app/host/bots.hpp"
#include "app/host/clock_and_entropy.hpp"
#include "app/host/file_and_clipboard.hpp"
#include "app/host/host_environment.hpp"
#include "app/host/speaker.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// What the app needs from the place where it runs: a browser page, a native window, or a test. Every call returns at
/// once; answers come back later as calls of App or one of its parts. A function with an empty body is optional.
class Host : public ClockAndEntropy,
             public Storage,
             public FileAndClipboard,
             public Bots,
             public Speaker,
             public HostEnvironment {};

}  // namespace tapete
