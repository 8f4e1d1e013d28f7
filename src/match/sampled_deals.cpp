#include "match/sampled_deals.hpp"

#include "match/game_list.hpp"
#include "match/hand_replay.hpp"

namespace tapete {
namespace {

/// Number of sampled worlds. More than one is needed, because the record cannot be played from the deal of every world.
constexpr int kWorlds = 20;

template <Game G>
Result<std::string, Problem> deals_of(const Record& known, std::span<const int> values, Seat seat) {
  const auto config = G::configure(known.header.players, values);
  HandReplay<G> hand{RecordReplay<G>{config, known.header.players, seat}};
  for (const Event& event : known.events)
    if (const auto problem = hand.follow(event)) return Failure{*problem};
  auto end = hand.replay();
  if (const auto problem = end.end()) return Failure{*problem};
  std::string out;
  if constexpr (CompletesDeals<G>) {
    const auto deal = G::parse_deal(config, G::opening(config), known.events.front().text, true);
    const typename G::Sampler sampler{end.view()};
    Rng rng{0};
    for (int i = 0; deal && i < kWorlds; ++i)
      out += G::deal_text(G::completed_deal(*deal, sampler.draw(rng), seat, hand.seen())) + '\n';
  }
  return out;
}

}  // namespace

Result<std::string, Problem> sampled_deals(const Record& known, Seat seat) {
  using Deals = Result<std::string, Problem>;
  return visit_game<GameList, Deals>(known.header, [&]<Game G>(std::span<const int> values) -> Deals {
    if (known.events.empty()) return Failure{Problem{Fault::no_seat, {}, {}}};
    return deals_of<G>(known, values, seat);
  });
}

}  // namespace tapete
