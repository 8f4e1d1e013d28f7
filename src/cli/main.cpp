#include <array>
#include <cstdio>
#include <string>
#include <utility>

#include "cli/verbs.hpp"

namespace {

using namespace tapete::cli;

struct Verb {
  std::string_view name;
  void (*run)(const Words&);
  std::string_view usage;
};

constexpr std::array kVerbs{
    Verb{"games", games_verb, "games"},
    Verb{"trace", trace_verb, "trace FILE"},
    Verb{"random", random_verb, "random GAME [--players N] [--rules k=v,...] [--seed S] [--hands N]"},
    Verb{"play", play_verb, "play GAME --bots LEVEL,... [--players N] [--rules k=v,...] [--seed S]"},
    Verb{"redact", redact_verb, "redact FILE --seat S"},
    Verb{"review", review_verb, "review FILE --seat S [--worlds N] [--seed X] [--json]"},
    Verb{"move", move_verb, "move --bot LEVEL|tree|seer|mute [--seed S] [--ms T]"},
    Verb{"room", room_verb,
         "room GAME --seats guest|LEVEL,... [--players N] [--rules k=v,...] [--seed S] [--save FILE]\n"
         "  tapete room --seat N --bot LEVEL [--name NAME] [--seed S] [--save FILE]"},
    Verb{"arena", arena_verb,
         "arena GAME --a BOT --b BOT --deals N [--players N] [--rules k=v,...] [--seed S] [--shard I/N] [--blunders]\n"
         "    [--json]\n"
         "  tapete arena --merge FILE... [--json]"},
    Verb{"perft", perft_verb, "perft FILE --depth D"},
    Verb{"bench", bench_verb, "bench [--endgames N] [--rounds N] [--json]"},
};

int help() {
  std::printf("usage: tapete VERB ..., where FILE may be - for standard input\n");
  for (const Verb& verb : kVerbs)
    std::printf("  tapete %.*s\n", static_cast<int>(verb.usage.size()), verb.usage.data());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) refuse("say what to do; 'tapete help' lists the verbs");
  const std::string_view name = argv[1];
  if (name == "help" || name == "--help" || name == "-h") return help();
  for (const Verb& verb : kVerbs)
    if (verb.name == name) {
      verb.run(Words(argv + 2, argv + argc));
      return 0;
    }
  refuse("there is no verb '" + tapete::printable(name) + "'; 'tapete help' lists them");
}
