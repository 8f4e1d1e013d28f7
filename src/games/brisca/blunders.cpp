#include "game/blunder.hpp"

#include "games/brisca/brisca.hpp"
#include "tricks/trick_blunders.hpp"

/// What players of brisca take for mistakes, as long as there is a stock. After it every card must be played, and what
/// is best can be counted.
namespace tapete::brisca {
namespace {

/// Judges a card by `test(moment, card)`.
template <class Test>
bool judge(const State& s, Action action, const Test& test) {
  if (s.phase != TrickPhase::play || s.stock_gone() || s.config.duty == Duty::follow) return false;
  return test(moment_of(s, Rules::kRanking, Rules::sides(s.config), Rules::playable(s), {}), card_of(action));
}

bool trump_led(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.leads_trump(card); });
}
bool high_trump_led(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.leads_high_trump(card); });
}
bool partner_killed(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) {
    return moment.takes_partners_trick(card) || moment.trumps_partner(card);
  });
}
bool high_trump_wasted(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.wastes_high_trump(card); });
}
bool brisca_given(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.gives_high_card(card); });
}
bool partner_not_loaded(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.does_not_load(card); });
}
/// An ace or a three is led that rivals can take with a trump, although a card that matters less could be.
bool brisca_led(const State& s, Action action) {
  return judge(s, action, [](const auto& moment, Card card) { return moment.leads_high_card(card); });
}

constexpr std::array<Blunder<State>, 7> kBlunders{{{"trump_led", trump_led},
                                                   {"high_trump_led", high_trump_led},
                                                   {"partner_killed", partner_killed},
                                                   {"high_trump_wasted", high_trump_wasted},
                                                   {"brisca_given", brisca_given},
                                                   {"partner_not_loaded", partner_not_loaded},
                                                   {"brisca_led", brisca_led}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::brisca
