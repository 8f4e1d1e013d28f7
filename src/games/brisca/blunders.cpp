#include "games/brisca/brisca.hpp"
#include "tricks/trick_blunders.hpp"

/// Plays that players of brisca call mistakes while there is a stock. Without a stock every card has to be played,
/// and the best one can be calculated.
namespace tapete::brisca {
namespace {

template <TrickTest kTest>
constexpr auto kIs = is_blunder<Rules, kTest>;

constexpr std::array<Blunder<State>, 8> kBlunders{{{"trump_led", kIs<&TrickMoment::leads_trump>},
                                                   {"high_trump_led", kIs<&TrickMoment::leads_high_trump>},
                                                   {"brisca_led", kIs<&TrickMoment::leads_high_card>},
                                                   {"partner_killed", kIs<&TrickMoment::takes_partners_trick>},
                                                   {"partner_trumped", kIs<&TrickMoment::trumps_partner>},
                                                   {"partner_not_loaded", kIs<&TrickMoment::does_not_load>},
                                                   {"high_trump_wasted", kIs<&TrickMoment::wastes_high_trump>},
                                                   {"brisca_given", kIs<&TrickMoment::gives_high_card>}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::brisca
