// Actions after a trick of guiñote: cantes, and the swap of the seven.
#include <catch_amalgamated.hpp>

#include "guinote_support.hpp"

namespace tapete::test::guinote {
namespace {

TEST_CASE("the winner of a trick may sing several cantes, and then its partner", "[guinote]") {
  State s = window("Ro So Re Se 2b 4b", "Rb Sb 2e 4e 5e 6e");
  CHECK(legal_names(s) == Names{"cante e", "cante o", "pass"});
  Guinote::apply(s, cante(0, false));
  CHECK(s.actor == 0);
  CHECK(legal_names(s) == Names{"cante e", "pass"});
  Guinote::apply(s, kPass);
  CHECK(s.actor == 2);
  CHECK(legal_names(s) == Names{"cante b", "pass"});
  Guinote::apply(s, cante(3, false));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  CHECK(s.tally[0].sung == 40);
}

TEST_CASE("cantes=one: a side may sing one cante after each trick", "[guinote]") {
  Guinote::Config config;
  config.one_cante = true;
  State s = window("Ro So Re Se 2b 4b", "Rb Sb 2e 4e 5e 6e", config);
  Guinote::apply(s, cante(0, false));
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
  CHECK(s.tally[0].sung == 20);
}

TEST_CASE("a cante in trumps counts forty, and in the descarte (while there is a stock) a cante shows its suit",
          "[guinote]") {
  State s = window("Rc Sc 2o 4o 2b 4b", "2e 4e 5e 6e 7e Ce", {}, "2c");
  CHECK(legal_names(s) == Names{"cante c", "pass"});
  Guinote::apply(s, cante(kCopas, false));
  CHECK(s.tally[0].sung == 40);
  CHECK(s.shown[0] == cards("Rc Sc"));
}

TEST_CASE("in the arrastre a twenty may hide its suit, and the forty may not", "[guinote]") {
  State s = window("Rc Sc Ro So 2b 4b", "2e 4e 5e 6e 7e Ce");
  s.drawn = s.stock_size;
  CHECK(legal_names(s) == Names{"cante c", "cante o", "cante o hidden", "pass"});
  Guinote::apply(s, cante(0, true));
  CHECK(s.shown[0].empty());
  CHECK(Guinote::view(s, 0).state.cantes[0].suit == 0);
  CHECK(Guinote::view(s, 1).state.cantes[0].suit == Guinote::kUnknownSuit);
  CHECK(Guinote::view(s, 2).state.cantes[0].suit == Guinote::kUnknownSuit);  // the partner does not see it either
}

TEST_CASE("the seven of trumps may be swapped for a stronger turned card; swap=any also allows a weaker one",
          "[guinote]") {
  State s = window("7c 2o 4o 5o 2b 4b", "2e 4e 5e 6e 7e Ce");
  CHECK(legal_names(s) == Names{"pass", "swap"});
  Guinote::apply(s, kSwap);
  CHECK(s.hand[0].has(card("Sc")));
  CHECK(s.turned() == card("7c"));
  CHECK(s.phase == Phase::play);
  CHECK_FALSE(can_swap(window("7c 2o 4o 5o 2b 4b", "2e", {}, "5c"), 0));
  Guinote::Config any;
  any.swap_any = true;
  CHECK(can_swap(window("7c 2o 4o 5o 2b 4b", "2e", any, "5c"), 0));
}

TEST_CASE("a forty made by swapping the seven can be sung in the same window", "[guinote]") {
  State s = window("7c Rc 4o 5o 2b 4b", "2e 4e 5e 6e 7e Ce");
  CHECK(legal_names(s) == Names{"pass", "swap"});
  Guinote::apply(s, kSwap);
  CHECK(s.actor == 0);
  CHECK(legal_names(s) == Names{"cante c", "pass"});
}

/// Returns the last trick before the arrastre, which lacks only seat 3's card and will be won by seat 0. The hands
/// offer choices in the windows after the trick.
State last_descarte_trick(std::string_view hand0) {
  State s = window(hand0, "2e 4e 5e 6e 7e");
  s.hand[1] = cards("2o 4o 5o 6o Co");
  s.hand[3] = cards("3b 2b 4b 5b 6b 7b");
  s.tricks = 3;
  s.drawn = 12;
  s.stock[12] = card("Ao");
  s.stock[13] = card("3o");
  s.stock[14] = card("7o");
  s.played_count = 15;
  s.played[12] = card("Ae");
  s.played[13] = card("So");
  s.played[14] = card("Ce");
  s.in_trick = 3;
  s.winning = card("Ae");
  s.winning_seat = 0;
  s.leader = 0;
  s.phase = Phase::play;
  s.actor = 3;
  return s;
}

TEST_CASE("the window before the last draw allows only the swap, and the window after the draw allows cantes",
          "[guinote]") {
  State s = last_descarte_trick("7c Rc Re Se 5c");
  Guinote::apply(s, play(card("7b")));
  CHECK(s.phase == Phase::before_draw);
  CHECK(s.drawn == 12);
  CHECK(legal_names(s) == Names{"pass", "swap"});  // the pair of espadas must wait
  State swapped = s;
  Guinote::apply(swapped, kSwap);
  CHECK(swapped.drawn == 16);
  CHECK(swapped.hand[3].has(card("7c")));  // the last to draw gets the seven that was swapped
  CHECK(legal_names(swapped) == Names{"cante c", "cante e", "cante e hidden", "pass"});
  // A pass in the window before the draw does not count in the window after the draw.
  Guinote::apply(s, kPass);
  CHECK(s.phase == Phase::window);
  CHECK(s.hand[3].has(card("Sc")));
  CHECK(legal_names(s) == Names{"cante e", "cante e hidden", "pass"});
}

TEST_CASE("no window opens after the last trick", "[guinote]") {
  State s = window("Ao", "2e");
  s.drawn = s.stock_size;
  s.hand[0] = {};
  s.hand[2] = {};
  s.hand[3] = cards("2b");
  s.played_count = 39;
  s.played[36] = card("Ao");
  s.tricks = 9;
  s.in_trick = 3;
  s.winning = card("Ao");
  s.winning_seat = 0;
  s.phase = Phase::play;
  s.actor = 3;
  Guinote::apply(s, play(card("2b")));
  CHECK(s.phase == Phase::over);
  CHECK(s.tally[0].last == 10);
}

}  // namespace
}  // namespace tapete::test::guinote
