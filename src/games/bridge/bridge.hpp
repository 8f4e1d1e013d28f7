#pragma once
#include "game/blunder.hpp"
#include "games/bridge/bidding.hpp"
#include "games/bridge/match.hpp"
#include "tricks/trick_game.hpp"

/// Contract bridge: Chicago, rubber and duplicate. rules.en.md and rules.es.md in this folder explain the rules to
/// players; config.cpp lists the house rules and the keys by which records name them.
namespace tapete::bridge {

struct State : TrickState<kSeats, 52, 1> {
  Config config;
  Standing earlier;  ///< the standing of the match before this deal
  Auction auction;
  std::array<std::uint8_t, kPairs> won{};  ///< the tricks won, by side

  /// Returns the seat that led this trick, which must have begun.
  [[nodiscard]] Seat leader_of(int trick) const {
    return trick == 0 ? after(auction.declarer()) : Seat{winner[at(trick - 1)]};
  }
  /// Returns the trumps among these cards; none in no trump.
  [[nodiscard]] CardSet trumps_of(CardSet cards) const { return trump < kSuits ? cards.suit(trump) : CardSet{}; }
  friend bool operator==(const State&, const State&) = default;
};

constexpr Action call_action(Call call) { return {kOwnAction, static_cast<std::uint8_t>(call.code()), 0, 0}; }
constexpr Call call_of(Action action) { return Call::from_code(action.a); }

/// Returns a call in the notation of records: "3n", "no" (pass), "x" (double), "xx" (redouble).
std::string call_name(Call call);
/// Returns a contract in the notation of records: "4sx".
std::string contract_name(const Contract& contract);
/// Returns a call in words: "3 hearts", "pass".
std::string call_words(Call call, Lang lang);
/// Returns a contract in words: "4 spades doubled".
std::string contract_words(const Contract& contract, Lang lang);

/// The deck, the auction, the dummy, and the duty to follow suit.
struct Duties : TrickDefaults {
  using Config = bridge::Config;
  using State = bridge::State;
  using Standing = bridge::Standing;
  static constexpr Deck kDeck = Deck::french;
  static constexpr Ranking kRanking = french_ranking("23456789TJQKA", std::array{0});
  static constexpr int kSolvedCards = 12;

  static int sides(const Config&) { return kPairs; }
  static DealShape shape(const Config&, const Standing&) { return {.each = 13}; }
  static void begin(State& s, const Standing& standing);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool replay_auction(State& s, Seat seat, Seat actor, Action action);
  static Seat dummy(const State& s) { return s.played_count > 0 ? s.auction.dummy() : kNobody; }
  static CardSet playable(const State& s);
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick);
  static void won_trick(State& s, int side, int /*points*/) { ++s.won[at(side)]; }
  static int card_points(const State&) { return 0; }
  static std::string own_name(Action action) { return "bid " + call_name(call_of(action)); }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);
};

/// The choice of calls and cards by the bots.
struct Bots : Duties {
  static Action policy(const State& s, Rng& rng);
  /// Returns the policy's action, but never a blunder.
  static Action policy_action(const State& s, Rng& rng);
  static constexpr WorldCounts kWorlds{50, 800};
  static std::span<const Blunder<State>> blunders();
  /// Returns, in an auction, only the call that the bidding system makes and, in the play, the cards that are no
  /// blunder.
  static ActionList candidates(const State& s, const ActionList& legal);
  /// Returns whether the auction is in progress: bots choose calls by a bidding system.
  static bool has_agreement(const State& s) { return s.phase != TrickPhase::play; }
  /// Returns a sentence about the hand that makes the bidding system's call, and what the call shows to partner.
  static std::string meaning(const State& s, Action action, Lang lang);
  /// Returns what the seat to act shows by this call and its earlier ones; empty in the play.
  static std::string shown_words(const State& s, Action action, Lang lang);
};

/// The house rules, the points of deals, and the match.
struct Scored : Bots {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  /// Returns the result of a finished deal.
  static Played played(const State& s);
  /// Returns the points of a finished deal, by side; 0 while the deal is in progress.
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing) {
    return bridge::match_over(config, standing);
  }
  static bool won(const Config&, const Standing& standing, int side) {
    return standing.score[at(side)] >= standing.score[at(1 - side)];
  }
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);
  /// Returns three counts for the statistics: contracts made by the side, failed contracts of its opponents, tricks
  /// won.
  static std::vector<int> extra_statistics(const State& s, int side);
};

struct Rules : Scored {
  static Rewards rewards(const State& s);
  /// Bridge players think of contracts and points, not of the chance to win the match.
  static constexpr Reason kGoal{};
  /// Gain::points is the lead of the seat's side over the other side in the points of this deal.
  static Gain gain(const State& s, Seat seat);
  /// Players do not care about smaller differences, which are about a third of an overtrick.
  static constexpr Gain kLeastGain{0.01, 10};
  static constexpr bool kFewestWin = false;
  /// Returns how good a finished deal was for the seat, 0 to 1: by its IMPs, and by its tricks, because players want to
  /// know about a trick that was given away even where it costs less than an IMP.
  static double hand_worth(const State& s, Seat seat);
  /// Returns a reason of bridge players why one card is better than another one.
  static std::string idea(const State& s, CardChoice choice, Lang lang);

  // The scene and the texts
  static void add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang);
  /// Returns whether the cards that are left give each side the same number of tricks in every order of play and in
  /// every deal that is consistent with the view. While each seat has more than three cards, the function may miss such
  /// a position, but it never accepts a position in which the order matters. The view's seat must be the seat that
  /// decides the next action (for dummy, the declarer).
  static bool settled(const SeatView<Rules>& view);
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Seat viewer,
                         Lang lang);
  static std::string refusal(const State& s, Card card, Lang lang);
  static TableQuestion question(const State& s, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
  /// After the auction, tells dummy's player that the declarer plays for both.
  static std::vector<Announcement> said_of_declaration(const State& before, const State& after, Seat viewer, Lang lang);
  /// Returns the row of this deal in the chart of the match.
  static Chart::Row chart_row(const Config& config, const Standing& standing, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

/// Sampler of determinizations. Each draw returns, of several deals that are consistent with the view, the one that
/// fits the calls of the auction best.
class Sampler {
 public:
  explicit Sampler(const SeatView<Rules>& view);
  [[nodiscard]] bool possible() const { return worlds_.possible(); }
  [[nodiscard]] State draw(Rng& rng) const;

 private:
  /// Returns how far the hidden hands are outside the ranges that their calls have shown: each high card point outside
  /// its range counts 1, and each card by which a suit is too long or too short counts 2.
  [[nodiscard]] int misfit(const State& world) const;

  TrickSampler<Rules> worlds_;
  Reading reading_;
  std::array<CardSet, kSeats> played_{};  ///< the cards that each seat has played
  unsigned hidden_ = 0;                   ///< seats whose hands the viewer does not see, one bit each
};

}  // namespace tapete::bridge

namespace tapete {
struct Bridge : TrickGame<bridge::Rules> {
  using Sampler = bridge::Sampler;
  static constexpr auto kFacts = with_facts(
      trick_fact_kinds(0),
      std::array{
          FactKind{"made", 300, 0, FactUnit::share, "The contract is made in @ of 10 deals; with @, in @."_reason,
                   "Your side's contracts"_text},
          FactKind{"defeated", 300, 0, FactUnit::share,
                   "The contract is defeated in @ of 10 deals; with @, in @."_reason, "Opponents' contracts"_text},
          FactKind{"tricks", 30, 0, FactUnit::tricks, "In tricks, this gives @; with @, @."_reason, "Tricks"_text}});
  /// Returns the facts of every trick game; then whether the seat's side has made or defeated the contract, and the
  /// number of its tricks.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat) {
    const int side = seat % bridge::kPairs;
    const auto counts = bridge::Rules::extra_statistics(end, side);
    return with_facts(trick_facts<bridge::Rules>(before, end, seat),
                      std::array<double, 3>{counts[1] * 1.0, counts[2] * 1.0, end.won[at(side)] * 1.0});
  }
  static Standing opening(const Config& config) { return bridge::opening(config); }
};
}  // namespace tapete
