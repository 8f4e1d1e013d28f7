#include <cstdio>

#include "core/json.hpp"
#include "match/games.hpp"

/// Build tool that prints the games as JSON, from which the manifest and the list of page weights are made.
int main() {
  using namespace tapete;
  JsonWriter json;
  json.begin_list();
  for (const GameInfo* game : games()) {
    json.begin_object();
    json.key("id").text(game->id);
    json.key("name").text(game->name(Lang::es));
    json.key("deck").text(game->deck == Deck::spanish ? "spanish" : "french");
    json.end_object();
  }
  json.end_list();
  std::puts(json.json().c_str());
  return 0;
}
