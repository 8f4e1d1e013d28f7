#pragma once
#include "tricks/action_comparisons.hpp"
#include "tricks/deal_completion.hpp"
#include "tricks/first_dealer.hpp"
#include "tricks/max_n.hpp"
#include "tricks/trick_defaults.hpp"
#include "tricks/trick_facts.hpp"
#include "tricks/trick_ideas.hpp"
#include "tricks/trick_sampler.hpp"
#include "tricks/trick_table.hpp"

namespace tapete {

/// The match around the hands: dealing, and the winner.
template <class R>
struct TrickMatch : R {
  using Config = typename R::Config;
  using Standing = typename R::Standing;
  using Deal = DealtDeck;

  static Standing opening(const Config&) { return {}; }

  static bool match_over(const Config& config, const Standing& standing) {
    if constexpr (requires { R::match_over(config, standing); })
      return R::match_over(config, standing);
    else
      return standing.winner != kNobody;
  }
  static bool won(const Config& config, const Standing& standing, int side) {
    if constexpr (requires { R::won(config, standing, side); })
      return R::won(config, standing, side);
    else
      return standing.winner == side;
  }
  static std::string due(const Standing& standing) {
    return standing.dealer == kNobody ? "deal" : "deal " + std::to_string(standing.dealer);
  }
  static Deal random_deal(const Config& config, const Standing& standing, Rng& rng) {
    const int dealer = standing.dealer != kNobody ? standing.dealer : static_cast<int>(rng.below(config.players));
    return shuffled_deal(dealer, rng, cards_for<R>(config), deck_for<R>(config));
  }
  static Result<Deal, Problem> parse_deal(const Config& config, const Standing& standing, std::string_view line,
                                          bool redacted) {
    const unsigned dealers = standing.dealer != kNobody ? 1U << standing.dealer : (1U << config.players) - 1;
    auto deal = read_deal_line(line, dealers, redacted, deck_for<R>(config), cards_for<R>(config));
    const int open = R::shape(config, standing).open_place(config.players);
    // Redacted deals, too, contain the card that was shown to all at the deal.
    if (deal && open >= 0 && !deal->cards[at(open)].known()) return Failure{Problem{Fault::card_unknown, "??", {}}};
    return deal;
  }
  static std::string deal_text(const Deal& deal) { return deal_line(deal); }
  static DealerDraw draw_dealer(int players, int, Rng& rng) {
    return draw_by_highest_card(players, R::kRanking, CardSet::full(R::kDeck), rng);
  }
};

/// The Game for Rules, a struct that inherits TrickDefaults and defines only what is different in its game. Members of
/// Game that Rules define, such as info() or settle(), are used unchanged. The smallest example is games/null/null.hpp.
template <class R>
struct TrickGame : TrickMatch<R>,
                   TrickFlow<R>,
                   TrickKnowledge<R>,
                   DealCompletion<R>,
                   TrickTable<R>,
                   ActionComparisons<R> {
  using Config = typename R::Config;
  using Standing = typename R::Standing;
  using Deal = DealtDeck;
  using State = typename R::State;
  using View = SeatView<R>;
  using Sampler = TrickSampler<R>;
  using Flow = TrickFlow<R>;

  static State start(const Config& config, const Standing& standing, const Deal& deal) {
    if constexpr (requires { R::start(config, standing, deal); })
      return R::start(config, standing, deal);
    else
      return Flow::start(config, standing, deal);
  }
  static Seat to_act(const State& state) { return state.actor; }
  static Seat decider(const State& state) requires HasDummy<R> { return Flow::decider(state); }
  static ActionList out_of_turn(const State& state, Seat seat) { return TrickCalls<R>::out_of_turn(state, seat); }
  static bool speaks_out_of_turn(Action action) { return is_call(action); }

  static View start_view(const Config& config, const Standing& standing, const Deal& deal, Seat seat) {
    return {seat, start(config, standing, deal)};
  }
  static bool view_over(const View& view) { return view.state.phase == TrickPhase::over; }

  static std::vector<int> extra_statistics(const State& s, int side) requires requires { R::extra_statistics(s, side); }
  { return R::extra_statistics(s, side); }

  static Action policy_action(const View& view, Rng& rng) {
    if constexpr (requires { R::policy_action(view.state, rng); })
      return R::policy_action(view.state, rng);
    else
      return R::policy(view.state, rng);
  }
  static auto blunders() requires requires { R::blunders(); }
  { return R::blunders(); }
  static ActionList candidates(const View& view) { return R::candidates(view.state, Flow::legal(view.state)); }
  static void play_by_policy(State& state, Rng& rng) {
    while (state.phase != TrickPhase::over) Flow::apply(state, R::policy(state, rng));
  }

  /// Returns the action with the best mean value over determinizations, in each of which all players see all cards.
  /// Returns no value unless the stock is gone and few cards are left.
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
    if (!can_be_solved(view.state)) return std::nullopt;
    const Sampler sampler{view};
    return MaxN<TrickGame>::best_action(Flow::legal(view.state), worlds, budget, [&] { return sampler.draw(rng); });
  }
  static std::optional<Action> exact_in_world(const State& state, Rng&) {
    if (!can_be_solved(state)) return std::nullopt;
    return MaxN<TrickGame>::best_action(Flow::legal(state), 1, {}, [&state] { return state; });
  }

  /// Returns a sentence that says why one action is better than another one; see trick_ideas.hpp.
  static std::string idea(const State& s, Action best, Action other, Lang lang) {
    if constexpr (requires { R::reason_to_declare(s, best, lang); })
      if (best.kind >= kOwnAction) return R::reason_to_declare(s, best, lang);
    if (best.kind != kPlayAction || other.kind != kPlayAction) return {};
    const CardChoice choice{card_of(best), card_of(other)};
    if constexpr (requires { R::idea(s, choice, lang); })
      return R::idea(s, choice, lang);
    else
      return points_idea(choice_of<R>(s, choice), choice, lang);
  }
  /// Returns a sentence about the merit of an action that is as good as others; empty if there is none.
  static std::string merit(const State& s, Action best, Lang lang) {
    if constexpr (requires { R::merit(s, card_of(best), lang); })
      if (best.kind == kPlayAction) return R::merit(s, card_of(best), lang);
    return {};
  }
  static constexpr auto kFacts = trick_fact_kinds(R::kLastTrick);
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat) {
    return trick_facts<R>(before, end, seat);
  }

 private:
  static bool can_be_solved(const State& s) {
    int left = 0;
    for (Seat seat = 0; seat < s.players; ++seat) left += s.hand_size(seat);
    // Auctions are excluded, because bidding with open cards is trivial.
    return s.phase <= TrickPhase::over && s.stock_gone() && left <= R::kSolvedCards;
  }
};

}  // namespace tapete
