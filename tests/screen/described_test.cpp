// The descriptions of the screens for screen readers (Ui::accessibility_tree).
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::act;
using test::ShownApp;
using test::start_match;

/// Returns the ids of the targets, in reading order.
std::vector<std::string> ids_of(const std::vector<AccessibilityItem>& tree) {
  std::vector<std::string> ids;
  for (const AccessibilityItem& item : tree)
    if (item.target) ids.push_back(item.target->id);
  return ids;
}

std::string label_of(const std::vector<AccessibilityItem>& tree, std::string_view id) {
  for (const AccessibilityItem& item : tree)
    if (item.target && item.target->id == id) return item.target->label;
  return {};
}

/// Returns whether one of the texts begins like this.
bool tells(const std::vector<AccessibilityItem>& tree, std::string_view start) {
  return std::ranges::any_of(tree, [start](const AccessibilityItem& item) { return item.text.starts_with(start); });
}

/// Starts a match of a game in which no cards are drawn to choose the dealer.
void start_without_draw(ShownApp& shown, std::string_view game, int players) {
  MatchSetup setup = with_game(shown.app.preferences().setup(), *find_game(game));
  setup.players = players;
  shown.app.preferences().change_setup(setup);
  shown.app.starter().new_match();
  shown.app.starter().begin_now();
}

TEST_CASE("described: the table's heading is the game and whose turn it is, and piles name their owners") {
  ShownApp shown;
  start_match(shown.app, shown.host);
  const auto tree = shown.tree();
  REQUIRE(tree.front().heading);
  CHECK(tree.front().text == "Guiñote: te toca");
  const MatchDriver& match = *shown.app.match().session();
  CHECK(label_of(tree, "pile:0") == "Nuestras bazas");
  CHECK(label_of(tree, "pile:1") == "Sus bazas: " + match.name(1) + " y " + match.name(3));
  CHECK(tells(tree, "Carta vuelta: "));
  for (const Seat seat : {1, 2, 3}) CHECK(tells(tree, match.name(seat) + ": "));
}

TEST_CASE("described: a question of the table and the words of help are listed once") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record(
      "tapete 1\ngame podrida\nplayers 4\nrules deck=spanish rounds=long duty=beat most=4\nseat 0 human\n"
      "deal 1 2b 4e 7o 6o Cb 2c Sc Ab Re 5c Rc 7e 5e Ae 6c 7b 2o Ao Sb 4c 3c So 4b 4o Rb Co 7c 3o 2e 5o Ce 3e Cc Se 6e "
      "Ro Ac 6b 5b 3b\n2 bid 1\n3 bid 1\n"));
  const auto times = [&shown](std::string_view words) {
    const auto tree = shown.tree();
    return std::ranges::count_if(
        tree, [words](const AccessibilityItem& item) { return item.text.find(words) != std::string::npos; });
  };
  CHECK(times("¿Cuántas bazas harás?") == 1);
  shown.press("button:help_me");
  REQUIRE(shown.app.help().step() != nullptr);
  CHECK(times(shown.app.help().step()->text) == 1);
}

TEST_CASE("described: the draw of the dealer names the cards, and its first button deals") {
  ShownApp shown;
  shown.app.starter().new_match();
  shown.app.starter().begin_now();
  const auto tree = shown.tree();
  REQUIRE(shown.app.starter().draw());
  CHECK(tree.front().heading);
  CHECK(tree.front().text.starts_with("Guiñote: da"));
  const auto& draw = *shown.app.starter().draw();
  // When suits are drawn, only one player gets a card.
  for (const DealerDraw::Drawn& drawn : draw.draw.drawn)
    CHECK(tells(tree, draw.players[static_cast<std::size_t>(drawn.player)].name + ": "));
  CHECK(ids_of(tree) == std::vector<std::string>{"button:deal", "button:back"});
}

TEST_CASE("described: the count of a hand is a table below the result") {
  ShownApp shown;
  start_match(shown.app, shown.host, 2);
  while (!shown.app.match().session()->sheet()) act(shown.app, shown.host);
  const auto tree = shown.tree();
  CHECK(tree.front().heading);
  CHECK(tree.front().text.starts_with("Guiñote: "));
  CHECK(tells(tree, "\tTú\t" + shown.app.match().session()->name(1) + "\t\n"));
}

TEST_CASE("described: a panel has its title as heading, and the chart of all hands is a table") {
  ShownApp shown;
  start_without_draw(shown, "corazones", 4);
  shown.tree();
  const auto menu = shown.press("button:menu");
  CHECK(menu.front().heading);
  CHECK(menu.front().text == "Menú");
  const auto chart = shown.press("button:chart");
  CHECK(chart.front().heading);
  CHECK(chart.front().text == "Todas las manos");
  CHECK(tells(chart, "\tTú\t"));
  CHECK(ids_of(chart) == std::vector<std::string>{"button:close"});
  CHECK(std::ranges::count_if(chart, [](const AccessibilityItem& item) { return !item.target; }) == 2);
}

TEST_CASE("described: the result of a match opens the chart of all hands") {
  ShownApp shown;
  start_match(shown.app, shown.host, 2, "brisca");
  while (act(shown.app, shown.host)) continue;
  shown.tree();
  const auto chart = shown.press("button:all_hands");
  CHECK(chart.front().text == "Todas las manos");
  CHECK(ids_of(chart) == std::vector<std::string>{"button:close"});
  CHECK(shown.press("button:close").front().text.starts_with("Brisca: "));
}

TEST_CASE("described: a press takes the die that is pressed, not the first of its colour") {
  ShownApp shown;
  REQUIRE(shown.app.opener().open_record("tapete 1\ngame kwingto\nplayers 2\nseat 0 human\nstart 0\n"));
  REQUIRE(label_of(shown.tree(), "die:red 3") == "Dado rojo");
  const auto tree = shown.press("die:red 3");
  CHECK(label_of(tree, "die:red 1") == "Dado rojo");
  CHECK(label_of(tree, "die:red 3") == "Dado rojo, elegido");
}

TEST_CASE("described: kwingto has a sentence for every board") {
  ShownApp shown;
  start_without_draw(shown, "kwingto", 3);
  const auto tree = shown.tree();
  CHECK(tree.front().text == "Kwingto: te toca");
  CHECK(tells(tree, "Tu tablero: "));
  for (const Seat seat : {1, 2}) CHECK(tells(tree, "Tablero, " + shown.app.match().session()->name(seat) + ": "));
}

}  // namespace
}  // namespace tapete
