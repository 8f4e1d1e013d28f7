#pragma once
#include "game/blunder.hpp"
#include "tricks/gifts.hpp"
#include "tricks/sum_match.hpp"
#include "tricks/trick_game.hpp"

/// Corazones: hearts and the queen of spades count against whoever takes them. The rules are told to players in
/// rules.es.md and rules.en.md beside this file; the house rules' keys are those of the record.
namespace tapete::corazones {

inline constexpr int kSpades = 0, kHearts = 1, kDiamonds = 2, kClubs = 3;  // suits
inline constexpr Card kQueen{kSpades, 11}, kJack{kDiamonds, 10};
inline constexpr int kPleno = 26, kJackWorth = -10;  // points
inline constexpr CardSet kAllHearts = CardSet::of_suit(kHearts);
inline constexpr CardSet kHighSpades = CardSet::of_known({kSpades, 12}) | CardSet::of_known({kSpades, 0});
inline constexpr CardSet kCounting = kAllHearts | CardSet::of_known(kQueen);

enum class Break : std::uint8_t { hearts, queen, off };
enum class Moon : std::uint8_t { others, self, off };

struct Config {
  std::uint8_t players = 4;
  std::uint8_t pass = 0;      ///< in which hands cards are given, as direction() in rules.cpp
  std::uint8_t hands = 0;     ///< so many are the match; 0: `limit` says when it is over
  std::uint16_t limit = 100;  ///< points
  bool safe = true;           ///< nothing that counts is thrown on the first trick
  Break breaks = Break::hearts;
  Moon moon = Moon::others;
  bool jack = false;  ///< the jack of diamonds takes ten off
  friend bool operator==(const Config&, const Config&) = default;
};

struct State : GiftState {
  Config config;
  SumStanding before;                      ///< the match before this hand
  std::array<CardSet, kMaxSeats> taken{};  ///< what counts of the tricks that each has won
  friend bool operator==(const State&, const State&) = default;
};

struct Rules : Gifts<Rules, SumMatch<Rules>> {
  using Config = corazones::Config;
  using State = corazones::State;
  static constexpr Deck kDeck = Deck::french;
  static constexpr Ranking kRanking = french_ranking("23456789TJQKA", std::array{0});
  static constexpr int kGifts = 3;
  static constexpr bool kFewestWin = true;
  static constexpr int kSolvedCards = 12;
  static constexpr WorldCounts kWorlds{40, 400};

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // The deck, the deal, and what is given
  static CardSet cards(const Config& config);
  static DealShape shape(const Config& config, const Standing&) {
    return {.each = static_cast<std::uint8_t>(cards(config).size() / config.players)};
  }
  static void begin(State& s, const Standing& standing);
  static Card opener(const Config& config) { return {kClubs, config.players == 5 ? 2 : 1}; }
  static Card unwanted(const State& s, Seat seat);

  // Tricks
  /// Whether hearts may be led once these cards have been played.
  static bool broken(const Config& config, CardSet played);
  static CardSet playable(const State& s);
  static CardSet denied_after(const State& s, Card card, const TrickSoFar* trick, CardSet before);
  static void won_trick(State& s, int side, int points);
  static int card_points(const State&) { return 0; }
  /// What these cards count, all of them taken by one seat, without a pleno.
  static int worth(const Config& config, CardSet cards);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing);
  /// Who has taken all that counts; kNobody if nobody.
  static Seat pleno(const State& s);
  /// Whether it has taken everything, and the queen of spades.
  static std::vector<int> counted(const State& s, Seat seat) {
    return {pleno(s) == seat ? 1 : 0, s.taken[at(seat)].has(kQueen) ? 1 : 0};
  }

  // Bots
  static Action policy(const State& s, Rng& rng);
  static Action casual(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static Rewards rewards(const State& s);
  static Gain gain(const State& s, Seat seat);
  /// Who alone has taken many points, and may take all there are; kNobody if nobody.
  static Seat shooter(const State& s);

  // What is seen and said
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Lang lang);
  static std::string refusal(const State& s, Card card, Lang lang);
  static std::vector<Announcement> said_of_trick(const State& s, Seat viewer, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config&, const Standing&, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tapete::corazones

namespace tapete {
struct Corazones : TrickGame<corazones::Rules> {
  static constexpr std::array<FactKind, 2> kFacts{
      {{"taken", -1, 0, false, "In this trick the better one takes @ points on average; the other, @."_text},
       {"later", -1, 0, false, "After it @ points are taken on average with the better one; with the other, @."_text}}};
  static std::array<double, 2> facts(const State& before, const State& end, Seat seat);
};
}  // namespace tapete
