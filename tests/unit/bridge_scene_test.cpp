// Bridge: a seat's view of the auction and of dummy.
#include <catch_amalgamated.hpp>

#include "bridge_support.hpp"

namespace tapete::test::bridge {
namespace {

std::unique_ptr<Table> after_calls(int dealer, std::string_view calls) {
  auto table = open();
  play(*table, {deal(dealer)});
  all(*table, "bid", calls);
  return table;
}

/// Returns the action of the option at this position of the grid, or an empty string.
std::string option_at(const Scene& scene, int row, int column) {
  for (const Option& option : scene.options)
    if (option.row == row && option.column == column) return option.action;
  return {};
}

Lines texts(const std::vector<Tag>& tags) {
  Lines out;
  for (const Tag& tag : tags) out.push_back(tag.text);
  return out;
}

TEST_CASE("the first call of an auction is the dealer's", "[bridge][scene]") {
  const Scene scene = after_calls(2, "1s no 3n x")->scene(0, Lang::en);
  CHECK(scene.auction.first == 2);
  CHECK(texts(scene.auction.calls) == Lines{"1@", "Pass", "3 NT", "Double"});
  CHECK(scene.auction.calls[0].suit == 0);
  CHECK(scene.auction.calls[0].spoken == "1 spade");
  CHECK(scene.auction.calls[1].minor);
  CHECK(scene.auction.contract.text.empty());
}

TEST_CASE("calls that do not mean the suit that they name are marked", "[bridge][scene]") {
  const auto marks = [](std::string_view calls) {
    std::string out;
    for (const Tag& call : after_calls(0, calls)->scene(0, Lang::en).auction.calls) out += call.alert ? '*' : '.';
    return out;
  };
  CHECK(marks("1n no 2c no 2d no 3n") == "..*.*..");
  CHECK(marks("1n no 2h no 2s no") == "..*...");
  CHECK(marks("2c no 2d no 2h") == "*.*..");
  CHECK(marks("1d 1n no 2h") == "...*");
  CHECK(marks("1c 1h x 2h 3c no no") == ".......");
  const Scene scene = after_calls(0, "1n no 2c")->scene(0, Lang::en);
  CHECK(scene.auction.calls[2].spoken == "2 clubs, a convention");
}

TEST_CASE("the grid offers the legal calls by level and denomination, and labels illegal calls too",
          "[bridge][scene]") {
  const Scene scene = after_calls(2, "no 1h")->scene(0, Lang::en);
  CHECK(scene.grid.rows.size() == 7);
  CHECK(scene.grid.columns.size() == 5);
  CHECK(texts(scene.grid.single) == Lines{"Pass", "Double", "Redouble"});
  CHECK(option_at(scene, 0, 3) == "bid 1s");
  CHECK(option_at(scene, 0, 2).empty());
  CHECK(option_at(scene, 6, 4) == "bid 7n");
  CHECK(option_at(scene, -1, 0) == "bid no");
  CHECK(option_at(scene, -1, 1) == "bid x");
  CHECK(option_at(scene, -1, 2).empty());
}

TEST_CASE("the grid of calls is shown until the auction ends", "[bridge][scene]") {
  const auto table = after_calls(1, "no");
  const Scene waiting = table->scene(0, Lang::en);
  CHECK(waiting.grid.rows.size() == 7);
  CHECK(waiting.options.empty());
  all(*table, "bid", "1s no no no");
  CHECK(table->scene(0, Lang::en).grid.rows.empty());
}

TEST_CASE("the contract shows its denomination, its doubling and the declarer", "[bridge][scene]") {
  const Scene scene = after_calls(0, "4h x xx no no no")->scene(3, Lang::en);
  CHECK(scene.auction.contract.text == "4@ XX");
  CHECK(scene.auction.contract.suit == 1);
  CHECK(scene.auction.contract.spoken == "4 hearts redoubled");
  CHECK(scene.auction.declarer == 0);
  CHECK(scene.trump == 1);
  CHECK(after_calls(0, "no no no no")->scene(0, Lang::en).auction.contract.text.empty());
}

TEST_CASE("the score is described in words, with the points below the line", "[bridge][scene]") {
  const auto table = after_calls(1, "1s no no no");
  const SideScore during = table->scene(0, Lang::es).score[0];
  CHECK(during.points == "0 bazas");
  CHECK(during.words == "0 bazas, 0 puntos");
  CHECK(during.spoken == "0 de 100 bajo la línea");
  CHECK(after_calls(1, "1s")->scene(0, Lang::es).score[1].words == "0 puntos");
}

TEST_CASE("dummy's player is told who is dummy, and that the cards will be shown", "[bridge][scene]") {
  const auto table = after_calls(0, "3n no no no");
  const auto steps = table->steps(2, Lang::es);
  CHECK(steps.back().said.back().text == "Ahora se enseñan tus cartas");
  CHECK(table->steps(0, Lang::es).back().said.size() == 1);
  const std::string words = "Eres el muerto";
  CHECK(table->scene(2, Lang::es).phase == words);
  play(*table, {"1 " + table->legal().front()});
  CHECK(table->scene(2, Lang::es).phase == words);
  CHECK(table->scene(0, Lang::es).phase != words);
  CHECK(after_calls(0, "3n")->scene(2, Lang::es).phase != words);
}

TEST_CASE("dummy's player is told that the declarer has played dummy's card", "[bridge][scene]") {
  const auto table = after_calls(0, "3n no no no");
  play(*table, {"1 " + table->legal().front()});
  play(*table, {"2 " + table->legal().front()});
  const auto said = [&](Seat viewer) { return table->steps(viewer, Lang::es).front().said.front(); };
  CHECK(said(2).seat == 0);
  CHECK(said(2).text.starts_with("echa por ti "));
  CHECK(said(0).seat == 2);
  CHECK(said(0).text.starts_with("echa "));
}

TEST_CASE("dummy's hand lies open from the opening lead on, with trumps first", "[bridge][scene]") {
  const Lines hands{"2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d",
                    "Ah 3d 4d 5d 6d 7d Kd Ad 2c 3c 4c 5c 6c", "8d 9d Td Jd Qd 7c 8c 9c Tc Jc Qc Kc Ac"};
  const auto table = open();
  play(*table, {deal(0, hands)});
  all(*table, "bid", "2d no no no");
  CHECK_FALSE(find_zone(table->scene(1, Lang::en), ZoneKind::hand, 2)->open);
  play(*table, {"1 play Kh"});
  for (const Seat viewer : {0, 1, 3}) {
    const Scene scene = table->scene(viewer, Lang::en);
    const Zone& dummy = *find_zone(scene, ZoneKind::hand, 2);
    CHECK(dummy.open);
    REQUIRE(dummy.cards.size() == 13);
    CHECK(card_name(Deck::french, dummy.cards[0].card) == "Ad");
    CHECK(card_name(Deck::french, dummy.cards[1].card) == "Kd");
    CHECK(card_name(Deck::french, dummy.cards[7].card) == "Ah");
    CHECK(card_name(Deck::french, dummy.cards[8].card) == "6c");
    CHECK((dummy.cards[7].option >= 0) == (viewer == 0));
  }
}

}  // namespace
}  // namespace tapete::test::bridge
