#pragma once
#include "tricks/gifts.hpp"
#include "tricks/sum_match.hpp"
#include "tricks/trick_avoidance.hpp"
#include "tricks/trick_game.hpp"

/// Corazones (hearts): hearts and the queen of spades count against the player who takes them. rules.en.md and
/// rules.es.md in this folder explain the rules to players; config.cpp lists the house rules and the keys by
/// which records name them.
namespace tapete::corazones {

inline constexpr int kSpades = 0, kHearts = 1, kDiamonds = 2, kClubs = 3;  // suits
/// The queen of spades and the jack of diamonds.
inline constexpr Card kQueen{kSpades, 11}, kJack{kDiamonds, 10};
/// Points. kPleno: of all cards that count; kJackWorth: of the jack of diamonds, with the house rule `jack`.
inline constexpr int kPleno = 26, kJackWorth = -10;
inline constexpr CardSet kAllHearts = CardSet::of_suit(kHearts);
/// The spades above the queen.
inline constexpr CardSet kHighSpades = CardSet::of_known({kSpades, 12}) | CardSet::of_known({kSpades, 0});
/// The cards that count in every hand.
inline constexpr CardSet kCounting = kAllHearts | CardSet::of_known(kQueen);

/// Condition for leading a heart: a heart was played; a heart or the queen of spades was played; none.
enum class Break : std::uint8_t { hearts, queen, off };
/// Effect of a pleno (one seat takes all 26 points): 26 points for each other seat, 26 points less for the seat, or
/// none.
enum class Moon : std::uint8_t { others, self, off };

struct Config {
  std::uint8_t players = 4;
  std::uint8_t pass = 0;      ///< index of the chosen value of the house rule `pass`; see directions()
  std::uint8_t hands = 0;     ///< the number of hands of a match; 0: `limit` decides when it is over
  std::uint16_t limit = 100;  ///< points of one player with which the match is over
  bool safe = true;           ///< whether no card that counts may be discarded on the first trick
  Break breaks = Break::hearts;
  Moon moon = Moon::others;
  bool jack = false;  ///< whether the jack of diamonds takes ten points off
  friend bool operator==(const Config&, const Config&) = default;
};

struct State : GiftState, SumState, AvoidanceState {
  Config config;
  friend bool operator==(const State&, const State&) = default;
};

/// The deck, the deal, the gifts, and the duties.
struct Duties : Gifts<struct Rules, TrickAvoidance<Rules, SumMatch<Rules>>> {
  using Config = corazones::Config;
  using State = corazones::State;
  static constexpr Deck kDeck = Deck::french;
  static constexpr Ranking kRanking = french_ranking("23456789TJQKA", std::array{0});
  static constexpr int kGifts = 3;
  static constexpr Card kCostliest = kQueen;
  static constexpr CardSet kPenaltyCards = kCounting, kCollected = kCounting | CardSet::of_known(kJack);
  static constexpr bool kFewestWin = true;
  static constexpr int kSolvedCards = 12;
  static constexpr WorldCounts kWorlds{40, 400};

  static CardSet cards(const Config& config);
  static DealShape shape(const Config& config, const Standing&) {
    return {.each = static_cast<std::uint8_t>(cards(config).size() / config.players)};
  }
  static std::string_view directions(const Config& config);
  static Card opener(const Config& config) { return {kClubs, config.players == 5 ? 2 : 1}; }
  static Card unwanted(const State& s, Seat seat);
  /// Returns whether the hand of the seat to act is good enough to try to win all remaining tricks: few of its cards
  /// can lose one.
  static bool may_take_all(const State& s);
  /// Returns the reason for giving a card (GivesReasons); empty for any other action.
  static std::string meaning(const State& s, Action action, Lang lang);
  /// Returns the card, as sentences about gifts name it.
  static std::string own_words(const State&, Action action, Lang lang) {
    return card_words(kDeck, card_of(action), lang);
  }
  /// Returns whether hearts may be led after these cards have been played.
  static bool broken(const Config& config, CardSet played);
  static CardSet not_led(const Config& config, CardSet played) {
    return broken(config, played) ? CardSet{} : kAllHearts;
  }
  static CardSet not_discarded(const Config& config, bool first) {
    return first && config.safe ? kCounting : CardSet{};
  }
  /// Returns the points of these cards if one seat takes them all, without the effect of a pleno (all 26 points).
  static int worth(const Config& config, CardSet cards);
  /// Returns how good a finished hand was for the seat, 0 to 1, by its points (AddsUpPoints).
  static double hand_worth(const State& s, Seat seat);
};

struct Rules : Duties {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing);
  static double hands_left(const Config& config, const Standing& standing);
  static double spread(const Config&) { return 7; }
  /// Returns, for the statistics: whether the seat made a pleno, and whether it took the queen of spades.
  static std::vector<int> extra_statistics(const State& s, Seat seat) {
    return {took_all(s) == seat ? 1 : 0, s.taken[at(seat)].has(kQueen) ? 1 : 0};
  }

  // Bots
  static Action policy(const State& s, Rng& rng);
  static Action policy_action(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static Rewards rewards(const State& s);
  /// Returns the only seat that has taken points, if it has at least ten points and may still take all; otherwise
  /// kNobody.
  static Seat collector(const State& s) { return s.config.moon == Moon::off ? kNobody : took_alone(s, 10); }

  // The scene and the texts
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static TableQuestion question(const State& s, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Seat viewer,
                         Lang lang);
  static std::string refusal(const State& s, Card card, Lang lang);
  static std::vector<Announcement> said_of_trick(const State& s, Seat viewer, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config&, const Standing&, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tapete::corazones

namespace tapete {
struct Corazones : TrickGame<corazones::Rules> {
  static constexpr auto kFacts = kAvoidanceFacts;
  static std::array<double, 2> facts(const State& before, const State& end, Seat seat) {
    return avoidance_facts<corazones::Rules>(before, end, seat);
  }
};
}  // namespace tapete
