#pragma once
#include "tricks/first_dealer.hpp"
#include "tricks/max_n.hpp"
#include "tricks/trick_facts.hpp"
#include "tricks/trick_sampler.hpp"
#include "tricks/trick_table.hpp"

namespace tapete {

/// Makes a Game of Rules, a struct that inherits TrickDefaults and defines what is different in its game. What Rules
/// define of Game themselves, such as info() or settle(), is taken as it is. The smallest example is
/// games/null/null.hpp.
template <class R>
struct TrickGame : R {
  using Config = typename R::Config;
  using Standing = typename R::Standing;
  using Deal = DealtDeck;
  using State = typename R::State;
  using View = TrickView<R>;
  using Sampler = TrickSampler<R>;
  using Flow = TrickFlow<R>;
  using Knowledge = TrickKnowledge<R>;
  using Shown = TrickTable<R>;

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
    // A seat that watches knows the card that was shown to all at the deal.
    if (deal && open >= 0 && !deal->cards[at(open)].known())
      return Result<Deal, Problem>::failure({Fault::card_unknown, "??", {}});
    return deal;
  }
  static std::string deal_text(const Deal& deal) { return deal_line(deal); }
  static DealerDraw draw_dealer(int players, int, Rng& rng) {
    return draw_by_highest_card(players, R::kRanking, CardSet::full(R::kDeck), rng);
  }

  static State start(const Config& config, const Standing& standing, const Deal& deal) {
    if constexpr (requires { R::start(config, standing, deal); })
      return R::start(config, standing, deal);
    else
      return Flow::start(config, standing, deal);
  }
  static Seat to_act(const State& state) { return state.actor; }
  static Seat decider(const State& state) requires HasDummy<R> { return Flow::decider(state); }
  static ActionList legal(const State& state) { return Flow::legal(state); }
  static Action random_legal(const State& state, Rng& rng) { return Flow::random_legal(state, rng); }
  static void play_randomly(State& state, Rng& rng) { Flow::play_randomly(state, rng); }
  static ActionList out_of_turn(const State& state, Seat seat) { return TrickCalls<R>::out_of_turn(state, seat); }
  static bool speaks_out_of_turn(Action action) { return is_call(action); }
  static void apply(State& state, Action action) { Flow::apply(state, action); }

  static std::string name(Action action, Deck deck = R::kDeck) { return Flow::name(action, deck); }
  static std::optional<Action> parse(Seat seat, std::string_view text, bool redacted = false, Deck deck = R::kDeck) {
    Splitter words{text, ' '};
    const auto verb = words.next().value_or("");
    if (verb == "play") {
      const auto card = parse_card(deck, words.next().value_or(""));
      if (!card || !card->known() || words.next()) return std::nullopt;
      return play_action(*card);
    }
    if (R::kOut && verb == "out") return words.next() ? std::nullopt : std::optional{out_action(seat)};
    if (verb == "pass") return words.next() ? std::nullopt : std::optional{pass_action()};
    if (R::kClaims && verb == "claim") {
      if (text == verb) return claim_action(seat);
      const auto offenders = parse_offenders(text.substr(verb.size() + 1));
      return offenders && redacted ? std::optional{claim_told(seat, *offenders)} : std::nullopt;
    }
    return R::parse_own(verb, words, redacted);
  }

  static View view(const State& state, Seat seat) { return Knowledge::view(state, seat); }
  static Deal redact_deal(const Deal& deal, const State& state, Seat seat) {
    return Knowledge::redact_deal(deal, state, seat);
  }
  static std::optional<Action> redact(const State& state, Action action, Seat actor, Seat seat) {
    return Knowledge::redact(state, action, actor, seat);
  }
  static View watch_start(const Config& config, const Standing& standing, const Deal& deal, Seat seat) {
    return {seat, start(config, standing, deal)};
  }
  static std::optional<Fault> watch(View& view, Seat actor, Action action) {
    return Knowledge::watch(view, actor, action);
  }
  static bool watch_end(View& view) { return Knowledge::watch_end(view); }
  static bool watch_over(const View& view) { return view.state.phase == TrickPhase::over; }
  static Seat viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected) {
    return Knowledge::viewer(config, standing, deal, expected);
  }
  static Deal completed_deal(const Deal& known, const State& world, Seat seat) {
    return Knowledge::completed_deal(known, world, seat);
  }

  static std::vector<int> counted(const State& s, int side) requires requires { R::counted(s, side); }
  { return R::counted(s, side); }

  static Action casual(const View& view, Rng& rng) {
    if constexpr (requires { R::casual(view.state, rng); })
      return R::casual(view.state, rng);
    else
      return R::policy(view.state, rng);
  }
  static auto blunders() requires requires { R::blunders(); }
  { return R::blunders(); }
  static ActionList candidates(const View& view) { return R::candidates(view.state, legal(view.state)); }
  static void play_sensibly(State& state, Rng& rng) {
    while (state.phase != TrickPhase::over) apply(state, R::policy(state, rng));
  }

  /// Only when the stock is gone and few cards are left: the action with the best mean over sampled worlds, in each of
  /// which everybody sees all cards.
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng) {
    if (!can_be_solved(view.state)) return std::nullopt;
    const Sampler sampler{view};
    return MaxN<TrickGame>::best_action(legal(view.state), worlds, budget, [&] { return sampler.draw(rng); });
  }
  static std::optional<Action> exact_seen(const State& state, Rng&) {
    if (!can_be_solved(state)) return std::nullopt;
    return MaxN<TrickGame>::best_action(legal(state), 1, {}, [&state] { return state; });
  }

  static constexpr auto kFacts = trick_fact_kinds(R::kLastTrick);
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat) {
    return trick_facts<R>(before, end, seat);
  }

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang) {
    return Shown::scene(config, standing, view, lang);
  }
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    return Shown::steps(config, standing, before, action, seat, lang);
  }

 private:
  static bool can_be_solved(const State& s) {
    int left = 0;
    for (Seat seat = 0; seat < s.players; ++seat) left += s.hand_size(seat);
    // Bids are excluded: with open cards they would be trivial.
    return s.phase <= TrickPhase::over && s.stock_gone() && left <= R::kSolvedCards;
  }
};

}  // namespace tapete
