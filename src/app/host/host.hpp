#pragma once
#include "app/host/bots.hpp"
#include "app/host/exchange.hpp"
#include "app/host/machine.hpp"
#include "app/host/speaker.hpp"
#include "app/host/storage.hpp"
#include "app/host/surroundings.hpp"

namespace tapete {

/// What the app needs from where it runs: a browser page, a native window, or a test. Every call returns at once;
/// answers come back as calls of App or of one of its parts. What has an empty body may be left out where nobody heeds
/// it.
class Host : public Machine, public Storage, public Exchange, public Bots, public Speaker, public Surroundings {};

}  // namespace tapete
