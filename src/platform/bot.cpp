#include <charconv>
#include <string>
#include <string_view>

#include <emscripten.h>

#include "core/text.hpp"
#include "match/ask_bot.hpp"
#include "match/game_list.hpp"

/// Module of the Worker in which the bots of one game run. The module contains only the engine and runs apart from the
/// page: a bot sees only the redacted record that it receives, and cannot delay a frame.
using namespace tapete;

namespace {

/// The game of this module. cmake/Web.cmake builds a module for each game of GameList, so that the page loads only the
/// games that are played.
using Games = GameTypes<TAPETE_BOT_GAME>;

std::string g_text;  ///< the last answer; the page reads it before the next question

std::uint64_t parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  std::from_chars(text.data(), text.data() + text.size(), seed);
  return seed;
}

/// Returns the text of an error for the console. A sentence for players would add the phrases of all games to this
/// module.
std::string told(const Problem& problem) {
  return "fault " + std::to_string(static_cast<int>(problem.fault)) + ", line " + std::to_string(problem.line);
}

}  // namespace

extern "C" {

/// Asks the bot. Returns true if bot_text() is the action, false if it is an error. `seed` is a 64-bit number in
/// decimal digits.
EMSCRIPTEN_KEEPALIVE bool bot_ask(const char* record, const char* level, const char* seed) {
  const auto answer =
      ask_bot_among<Games>({.record = record, .level = level, .seed = parse_seed(seed), .budget = patience(level)});
  g_text = answer ? *answer : told(answer.error());
  return static_cast<bool>(answer);
}

EMSCRIPTEN_KEEPALIVE const char* bot_text() { return g_text.c_str(); }
}
