#include <emscripten.h>

#include <memory>
#include <string>

#include "core/text.hpp"
#include "online/match_service.hpp"

/// The service of a match with guests (online/match_service.hpp), a second entry point of the judge's module. It runs
/// in a Worker of its own.
using namespace tapete;

namespace {

std::unique_ptr<online::MatchService> g_service;
std::string g_replies;  ///< the last replies; the Worker reads them before the next request

}  // namespace

extern "C" {

/// Opens the service. Returns false if the text is not valid.
EMSCRIPTEN_KEEPALIVE bool online_open(const char* setup) {
  g_service = online::MatchService::open(setup);
  return g_service != nullptr;
}

/// Handles a request, and returns the replies, separated by the character 30 (record separator).
EMSCRIPTEN_KEEPALIVE const char* online_handle(const char* request, double now) {
  g_replies = g_service != nullptr ? joined(g_service->handle(request, now), "\x1e") : std::string{};
  return g_replies.c_str();
}
}
