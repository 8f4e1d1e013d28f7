#pragma once
#include "app/host/bots.hpp"
#include "app/host/exchange.hpp"
#include "app/host/machine.hpp"
#include "app/host/speaker.hpp"
#include "app/host/storage.hpp"
#include "app/host/surroundings.hpp"

namespace tapete {

/// What the app needs from the place where it runs: a browser page, a native window, or a test. Every call returns at
/// once; answers come back later as calls of App or one of its parts. A function with an empty body is optional.
class Host : public Machine, public Storage, public Exchange, public Bots, public Speaker, public Surroundings {};

}  // namespace tapete
