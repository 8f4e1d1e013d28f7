#include <emscripten.h>

#include "game/problem.hpp"
#include "match/opinion.hpp"

/// Module of the Worker in which the judge runs, for all games. The page loads it when it needs a review.
using namespace tapete;

namespace {

std::string g_text;  ///< the last answer; the page reads it before the next question

}  // namespace

extern "C" {

/// Asks the judge. Returns true if judge_text() is the answer of ask_judge(), false if it is an error.
EMSCRIPTEN_KEEPALIVE bool judge_ask(const char* record, int seat, int number, const char* lang, int sight) {
  const auto opinion = ask_judge({record, seat, number, find_lang(lang).value_or(Lang::en), static_cast<Sight>(sight)});
  g_text = opinion ? *opinion : explain(opinion.error(), Lang::en);
  return static_cast<bool>(opinion);
}

EMSCRIPTEN_KEEPALIVE const char* judge_text() { return g_text.c_str(); }
}
