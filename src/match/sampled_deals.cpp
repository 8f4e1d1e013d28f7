#include "match/sampled_deals.hpp"

#include "match/ask_bot.hpp"
#include "match/game_list.hpp"

namespace tapete {
namespace {

/// Number of sampled worlds. More than one is needed, because the record cannot be played from the deal of every world.
constexpr int kWorlds = 20;

template <Game G>
Result<std::string, Problem> deals_of(const Record& known, std::span<const int> values, Seat seat) {
  const auto view = view_at_end<G>(known, values, seat);
  if (!view) return Failure{view.error()};
  std::string out;
  if constexpr (CompletesDeals<G>) {
    const auto config = G::configure(known.header.players, values);
    const auto deal = G::parse_deal(config, G::opening(config), known.events.front().text, true);
    const typename G::Sampler sampler{*view};
    Rng rng{0};
    for (int i = 0; deal && i < kWorlds; ++i)
      out += G::deal_text(G::completed_deal(*deal, sampler.draw(rng), seat)) + '\n';
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
