#pragma once
#include "game/blunder.hpp"
#include "tricks/expected_card.hpp"
#include "tricks/points_match.hpp"
#include "tricks/trick_game.hpp"

/// Brisca, a trick game with trumps and a stock, for two, three or four players, in pairs or each alone. rules.en.md
/// and rules.es.md in this folder explain the rules to players; config.cpp lists the house rules and the keys by
/// which records name them.
namespace tapete::brisca {

inline constexpr int kTwo = 1, kSeven = 6;  ///< ranks

/// When players must follow suit or else trump: never, always, or only after the stock is gone.
enum class Duty : std::uint8_t { none, follow, end };
/// Trumps that may be exchanged for the turned card: the seven and the two, only the seven, or none.
enum class Swap : std::uint8_t { both, seven, off };

struct Config {
  std::uint8_t players = 4;
  std::uint8_t games = 3;     ///< won hands that are needed to win the match
  bool without_twos = false;  ///< whether three players use 36 cards instead of 39
  bool pairs = true;          ///< whether four players play in pairs; otherwise each plays alone
  bool batches = false;       ///< whether cards are dealt three at a time instead of drawn one by one
  Duty duty = Duty::none;
  Swap swap = Swap::both;
  bool ties_by_cards = false;  ///< whether, with equal points, the side that has taken more cards wins the hand
  friend bool operator==(const Config&, const Config&) = default;
};

/// A hand in progress. The arguments of TrickState are the largest numbers of seats, of cards in play and of stock
/// cards.
struct State : TrickState<4, 40, 34> {
  Config config;
  std::array<std::uint8_t, 4> points{};  ///< points of the cards won, by side
  friend bool operator==(const State&, const State&) = default;
};

constexpr Action swap_action(int rank) { return {kOwnAction, static_cast<std::uint8_t>(rank), 0, 0}; }

/// Exchange of the seven or the two of trumps for the turned card.
struct Exchange : PointsMatch<struct Rules> {
  using Config = brisca::Config;
  using State = brisca::State;
  static constexpr Ranking kRanking = spanish_ranking("24567SCR3A", std::array{11, 10, 4, 3, 2});

  static bool can_declare(const State& s, Seat seat);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool may_have_declared(const State& s, Seat seat, Seat actor, Action action);
  static std::string own_name(Action action) { return action.a == kTwo ? "swap 2" : "swap"; }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);
  static TableQuestion question(const State& s, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string pass_label(const State& s, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
};

struct Rules : Exchange {
  static constexpr Text kHighCards = "Aces and threes#brisca"_text;
  static constexpr Text kCourtCards = "Court cards#brisca"_text;
  static constexpr int kSolvedCards = 12;
  static constexpr WorldCounts kWorlds{150, 3000};

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // The deck and the deal
  static CardSet cards(const Config& config);
  static DealShape shape(const Config&, const Standing&) {
    return {.each = 3, .packet = 1, .turned = true, .stock = true};
  }
  static int sides(const Config& config) { return config.players == 4 && config.pairs ? 2 : config.players; }
  static int cards_due(const State& s);
  static Seat first_to_draw(const State& s) { return s.config.batches ? (s.dealer + 1) % s.players : Seat{s.leader}; }
  static Seat drawer(const State& s, int number);

  // Tricks
  static bool bound(const State& s) {
    return s.config.duty == Duty::follow || (s.config.duty == Duty::end && s.stock_gone());
  }
  static int worth(const State& s, int side);

  // Bots
  static Action policy(const State& s, Rng& rng);
  static Action policy_action(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static ActionList candidates(const State& s, const ActionList& legal);
  static Action expected(const State& s, Action natural) { return expected_action<Rules>(s, natural); }
  static std::string reason_to_declare(const State&, Action, Lang lang) { return std::string{kBetterTrump(lang)}; }
  static std::string merit(const State& s, Card card, Lang lang) {
    return points_merit(moment_of(s, kRanking, sides(s.config), playable(s), {}), card, lang);
  }
  static std::vector<int> extra_statistics(const State& s, int side) { return {winner_of(s) == side ? 1 : 0}; }

  // The scene and the texts
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tapete::brisca

namespace tapete {
struct Brisca : TrickGame<brisca::Rules> {
  static int slow_worlds(const Config& config);
  static void play_by_slow_policy(State& s, Rng& rng);
  static FixedList<double, 64> estimates(const View& view);
};
}  // namespace tapete
