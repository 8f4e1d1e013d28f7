#pragma once
#include "app/host/bots.hpp"
#include "app/host/clock_and_entropy.hpp"
#include "app/host/file_and_clipboard.hpp"
#include "app/host/friends_page.hpp"
#include "app/host/host_environment.hpp"
#include "app/host/speaker.hpp"
#include "app/host/storage.hpp"

namespace tapete {

/// The environment in which the app runs: a browser page, a native window, or a test. Every call returns immediately;
/// results come back later as calls of App or one of its parts. A host need not override a function with an empty body.
class Host : public ClockAndEntropy,
             public Storage,
             public FileAndClipboard,
             public Bots,
             public Speaker,
             public HostEnvironment,
             public FriendsPage {};

}  // namespace tapete
