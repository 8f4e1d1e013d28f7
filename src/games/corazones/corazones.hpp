#pragma once
#include "game/blunder.hpp"
#include "tricks/sum_match.hpp"
#include "tricks/trick_game.hpp"

/// Corazones: hearts and the queen of spades count against whoever takes them. The rules are told to players in
/// rules.es.md and rules.en.md beside this file; the house rules' keys are those of the record.
namespace tapete::corazones {

inline constexpr int kSpades = 0, kHearts = 1, kDiamonds = 2, kClubs = 3;  // suits
inline constexpr Card kQueen{kSpades, 11}, kJack{kDiamonds, 10};
inline constexpr int kGifts = 3, kPleno = 26;
inline constexpr CardSet kAllHearts = CardSet::of_suit(kHearts);
inline constexpr CardSet kCounting = kAllHearts | CardSet::of_known(kQueen);

enum class Break : std::uint8_t { hearts, queen, off };
enum class Moon : std::uint8_t { others, self, off };

struct Config {
  std::uint8_t players = 4;
  std::uint8_t pass = 0;      ///< which hands cards are given in, as kPasses in rules.cpp
  std::uint8_t hands = 0;     ///< so many are the match; 0: `limit` says when it is over
  std::uint16_t limit = 100;  ///< points
  bool safe = true;           ///< nothing that counts is thrown on the first trick
  Break breaks = Break::hearts;
  Moon moon = Moon::others;
  bool jack = false;  ///< the jack of diamonds takes ten off
  friend bool operator==(const Config&, const Config&) = default;
};

struct State : TrickState<kMaxSeats, 52, 1> {
  using Base = TrickState<kMaxSeats, 52, 1>;
  Config config;
  std::uint8_t to = 0;                          ///< each gives to the seat so many after it; 0: nobody gives
  std::int8_t first = kNobody;                  ///< who leads the first trick
  std::uint16_t hands = 0;                      ///< played before this one
  std::array<std::int16_t, kMaxSeats> score{};  ///< before this hand
  std::array<CardSet, kMaxSeats> gift{};        ///< what each has given
  std::array<std::uint8_t, kMaxSeats> given{};  ///< how many of them are on the way
  std::array<CardSet, kMaxSeats> taken{};       ///< what counts of the tricks that each has won

  [[nodiscard]] Seat receiver(Seat seat) const { return (seat + to) % players; }
  [[nodiscard]] Seat giver(Seat seat) const { return (seat + players - to) % players; }
  [[nodiscard]] int hand_size(Seat seat) const { return Base::hand_size(seat) - given[at(seat)]; }
  [[nodiscard]] Seat leader_of(int trick) const { return trick == 0 ? Seat{first} : Base::leader_of(trick); }
  void give(Seat seat, Card card) {
    hand[at(seat)].remove(card);
    gift[at(seat)].add(card);
  }
  friend bool operator==(const State&, const State&) = default;
};

constexpr Action give_action(Card card) { return {kOwnAction, static_cast<std::uint8_t>(card.index()), 0, 0}; }

/// Who alone has taken all of many points so far, and may take all there are; kNobody if nobody.
Seat shooter(const State& s);

struct Rules : SumMatch<Rules> {
  using Config = corazones::Config;
  using State = corazones::State;
  static constexpr Deck kDeck = Deck::french;
  static constexpr Ranking kRanking = french_ranking("23456789TJQKA", std::array{0});
  static constexpr bool kFewestWin = true;
  static constexpr int kSolvedCards = 12;
  static constexpr WorldCounts kWorlds{20, 200};

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // The deck and the deal
  static CardSet cards(const Config& config);
  static DealShape shape(const Config& config, const Standing&) {
    return {.each = static_cast<std::uint8_t>(cards(config).size() / config.players)};
  }
  static void begin(State& s, const Standing& standing);

  // Giving
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool watch_auction(State& s, Seat seat, Seat actor, Action action);
  static Action redacted(const State& s, Action action, Seat actor, Seat seat);
  static CardSet known(const State& s, Seat seat, Seat other) { return s.hand[at(other)] & s.gift[at(seat)]; }
  static CardSet aside(const State& s, Seat seat) { return s.given[at(seat)] > 0 ? s.gift[at(seat)] : CardSet{}; }
  static int on_the_way(const State& s, Seat seat) { return s.given[at(seat)]; }
  static void send(State& s, Seat seat, Rng& rng);
  static void hide(State& s, Seat seat);
  static std::string own_name(Action action) { return "give " + card_name(kDeck, card_of(action)); }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);

  // Tricks
  static bool may_lead(State& s, Seat seat, Seat actor);
  static CardSet playable(const State& s);
  static CardSet denied_after(const State& s, Card card, const TrickSoFar* trick, CardSet before);
  static void won_trick(State& s, int side, int points);
  static int card_points(const State&) { return 0; }
  static int card_worth(const Config& config, Card card);
  /// What these cards count, all of them taken by one seat, without a pleno.
  static int worth(const Config& config, CardSet cards);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing);

  // Bots
  static Action policy(const State& s, Rng& rng);
  static Action casual(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static ActionList candidates(const State& s, const ActionList& legal);
  static Rewards rewards(const State& s);
  static Gain gain(const State& s, Seat seat);

  // What is seen and said
  static Action on_card(const State& s, Card card) {
    return s.phase == TrickPhase::give ? give_action(card) : play_action(card);
  }
  static OptionKind option_kind(Action) { return OptionKind::card; }
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Lang lang);
  static std::string refusal(const State& s, Card card, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
  static std::vector<Announcement> said_of_declaration(const State& before, const State& after, Seat viewer, Lang lang);
  static std::vector<Announcement> said_of_trick(const State& s, Seat viewer, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
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
