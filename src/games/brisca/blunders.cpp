#include "game/blunder.hpp"

#include "games/brisca/brisca.hpp"
#include "tricks/trick_blunders.hpp"

/// What players of brisca take for mistakes, as long as there is a stock. After it every card must be played, and what
/// is best can be counted.
namespace tapete::brisca {
namespace {

bool judge(const State& s, Action action, TrickTest test) {
  if (s.phase != TrickPhase::play || s.stock_gone() || s.config.duty == Duty::follow) return false;
  const TrickMoment moment = moment_of(s, Rules::kRanking, Rules::sides(s.config), Rules::playable(s), {});
  return (moment.*test)(card_of(action));
}

template <TrickTest kTest>
bool is(const State& s, Action action) {
  return judge(s, action, kTest);
}

constexpr std::array<Blunder<State>, 8> kBlunders{{{"trump_led", is<&TrickMoment::leads_trump>},
                                                   {"high_trump_led", is<&TrickMoment::leads_high_trump>},
                                                   {"brisca_led", is<&TrickMoment::leads_high_card>},
                                                   {"partner_killed", is<&TrickMoment::takes_partners_trick>},
                                                   {"partner_trumped", is<&TrickMoment::trumps_partner>},
                                                   {"partner_not_loaded", is<&TrickMoment::does_not_load>},
                                                   {"high_trump_wasted", is<&TrickMoment::wastes_high_trump>},
                                                   {"brisca_given", is<&TrickMoment::gives_high_card>}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::brisca
