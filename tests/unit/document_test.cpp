// Text pages: the parser of their small Markdown subset, and the cards named in them.
#include "app/document.hpp"

#include <catch_amalgamated.hpp>
#include <filesystem>

#include "core/card.hpp"
#include "match/games.hpp"
#include "support.hpp"

namespace tapete::test {
namespace {

using Kind = Block::Kind;

TEST_CASE("a page is parsed into its blocks", "[texts]") {
  const auto blocks = parse_document(
      "# Title\n\nA line\nthat goes on.\n\n- one\n- two, [here](there)\n\n`Ao 3o! Ro`\n\nUse `Ao` so.\n\n## Part\n");
  const std::vector<std::pair<Kind, std::string>> wanted{
      {Kind::title, "Title"},     {Kind::paragraph, "A line that goes on."},
      {Kind::bullet, "one"},      {Kind::bullet, "two, here"},
      {Kind::cards, "Ao 3o! Ro"}, {Kind::paragraph, "Use Ao so."},
      {Kind::heading, "Part"}};
  REQUIRE(blocks.size() == wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    CAPTURE(i);
    CHECK(blocks[i].kind == wanted[i].first);
    CHECK(blocks[i].text == wanted[i].second);
  }
}

TEST_CASE("a malformed list of cards is parsed as text", "[texts]") {
  for (const std::string_view line : {"`", "``", "`Ao` and `3o`", "Ao 3o`"})
    for (const Block& block : parse_document(line)) CHECK(block.kind == Kind::paragraph);
}

TEST_CASE("every rules page shows cards of its game's deck", "[texts]") {
  int pages = 0;
  const auto check = [&pages](std::string_view folder, std::string_view page, Deck deck) {
    for (const std::string lang : {"es", "en"}) {
      const std::string file = "src/games/" + std::string{folder} + '/' + std::string{page} + '.' + lang + ".md";
      INFO(file);
      REQUIRE(std::filesystem::exists(file));
      ++pages;
      int cards = 0;
      for (const Block& block : parse_document(read_file(file))) {
        if (block.kind != Kind::cards) continue;
        Splitter words{block.text, ' '};
        while (const auto word = words.next()) {
          INFO(*word);
          CHECK(parse_card(deck, word->substr(0, 2)));
          CHECK((word->size() == 2 || *word == std::string{word->substr(0, 2)} + '!'));
          ++cards;
        }
      }
      CHECK(cards >= 3);
    }
  };
  for (const GameInfo* const game : games()) {
    check(game->pages.empty() ? game->id : game->pages, game->rules_page, game->deck);
    for (const Preset& preset : game->presets)
      if (preset.home_card != nullptr) check(game->id, preset.home_card->rules_page, preset.home_card->deck);
  }
  CHECK(pages >= 18);
}

}  // namespace
}  // namespace tapete::test
