#include <emscripten.h>

#include "game/problem.hpp"
#include "match/opinion.hpp"

/// A module for the Worker in which hands are judged, of every game. It is loaded when somebody wants to look back.
using namespace tapete;

namespace {

std::string g_text;  ///< the last answer; read by the page before the next question

}  // namespace

extern "C" {

void judge_ready();  // shell/tapete_judge.lib.js

/// True: judge_text() is what ask_judge() gives. False: it says what is wrong.
EMSCRIPTEN_KEEPALIVE bool judge_ask(const char* record, int seat, int number, const char* lang) {
  const auto opinion = ask_judge({record, seat, number, find_lang(lang).value_or(Lang::en)});
  g_text = opinion ? *opinion : explain(opinion.error(), Lang::en);
  return static_cast<bool>(opinion);
}

EMSCRIPTEN_KEEPALIVE const char* judge_text() { return g_text.c_str(); }
}

int main() {
  judge_ready();
  return 0;
}
