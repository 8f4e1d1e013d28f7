#pragma once
#include <array>
#include <cstdint>

#include "game/game.hpp"

namespace tapete {

/// Kwingto, a game of dice and cards by José Carlos de Diego Guerrero (WKR), for two to four, everybody alone. The
/// rules are told to players in rules.es.md and rules.en.md beside this file. A game of it is what elsewhere is a hand.
struct Kwingto {
  static constexpr int kMostPlayers = 4;
  static constexpr int kRows = 3;
  static constexpr int kSpaces = 5;    ///< in a row; also the columns
  static constexpr int kMostDice = 3;  ///< in a throw
  static constexpr int kDieSides = 6;
  static constexpr int kHighAce = 14;     ///< the ace as the highest card; as the lowest it is 1
  static constexpr int kRowBurns = 4;     ///< cards burned to fill a new row
  static constexpr int kLastPenalty = 4;  ///< ends the game
  static constexpr int kFullRowsToEnd = 2;
  static constexpr int kDeckSize = 52;

  /// When a match is over.
  enum class Limit : std::uint8_t { games, wins, points };

  struct Config {
    std::uint8_t players = 2;
    bool fail_for_all = false;  ///< failed=all: a throw that the active player does not use is lost for everybody
    Limit limit = Limit::games;
    std::uint16_t target = 1;  ///< games to be played, or to be won by somebody, or points to be reached
    friend bool operator==(const Config&, const Config&) = default;
  };

  struct Standing {
    std::array<std::int32_t, kMostPlayers> points{};  ///< of all games so far
    std::array<std::uint16_t, kMostPlayers> won{};    ///< games
    std::uint16_t games = 0;                          ///< played
    std::int8_t dealer = kNobody;                     ///< who starts is always drawn
    std::int8_t winner = kNobody;                     ///< of the match
    friend bool operator==(const Standing&, const Standing&) = default;
  };

  /// Who starts.
  struct Deal {
    int first = 0;
  };

  enum class Kind : std::uint8_t { dice, roll, keep, reroll, place, pass, burn };
  enum class Phase : std::uint8_t {
    choose,       ///< the active player takes dice
    first_roll,   ///< chance
    decide,       ///< keep or roll again
    second_roll,  ///< chance
    place,        ///< who is asked may place a card
    fill,         ///< who has begun a row burns cards to fill it
    penalty,      ///< the active player burns a card because it placed none
    over,
  };

  /// What one player has before it. In a row spaces count from the left, from 0.
  struct Board {
    std::array<std::array<std::uint8_t, kSpaces>, kRows> cell{};  ///< 1 to 13, the ace as 1; 0: no card
    std::array<std::int8_t, kRows> suit{-1, -1, -1};  ///< of the rows, in the order in which they were begun
    CardSet deck = CardSet::full(Deck::french);  ///< neither placed nor burned; in a view what others might still have
    std::uint8_t rows = 0;                       ///< begun
    std::uint8_t placed = 0;
    std::uint8_t penalties = 0;
    std::uint8_t unseen = 0;  ///< in a view: burned cards of which the seat does not know what they are
    friend bool operator==(const Board&, const Board&) = default;
  };

  struct State {
    std::array<Board, kMostPlayers> board{};
    std::array<std::int32_t, kMostPlayers> before{};  ///< points of earlier games of the match
    Config config;
    std::uint16_t games = 0;  ///< of the match, before this one
    std::uint8_t active = 0;  ///< seat that throws in this round
    std::int8_t actor = 0;    ///< seat to act, kChance, or kNobody if over
    std::uint8_t reds = 0;    ///< dice of the present throw
    std::uint8_t blacks = 0;
    std::array<std::uint8_t, kMostDice> dice{};  ///< red ones first; 0: not thrown (yet)
    std::int8_t value = 0;                       ///< of the throw
    std::uint8_t to_burn = 0;                    ///< cards still to be burned in Phase::fill
    bool used = false;                           ///< the active player has placed a card in this round
    Phase phase = Phase::choose;
    friend bool operator==(const State&, const State&) = default;
  };

  /// What a seat knows: all but what others have burned. While others are being asked to place it does not see which of
  /// them, for that would tell something of it.
  struct View {
    int seat = 0;
    State state;
    friend bool operator==(const View&, const View&) = default;
  };

  /// Whole states that fit a view: whatever others have burned may be any cards that they have not placed.
  class Sampler {
   public:
    explicit Sampler(const View& view) : view_(view) {}
    [[nodiscard]] bool possible() const;
    [[nodiscard]] State draw(Rng& rng) const;

   private:
    View view_;
  };

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);
  static Standing opening(const Config& config);

  static bool match_over(const Config& config, const Standing& standing);
  static bool won(const Config&, const Standing& standing, int side) { return standing.winner == side; }
  static std::string due(const Standing& standing);
  static Deal random_deal(const Config& config, const Standing& standing, Rng& rng);
  static Result<Deal, Problem> parse_deal(const Config& config, const Standing& standing, std::string_view line,
                                          bool redacted);
  static std::string deal_text(const Deal& deal);
  static DealerDraw draw_dealer(int players, int way, Rng& rng);

  static State start(const Config& config, const Standing& standing, const Deal& deal);
  static Seat to_act(const State& state) { return state.actor; }
  static ActionList legal(const State& state);
  static Action random_legal(const State& state, Rng& rng);
  static void play_randomly(State& state, Rng& rng);
  static ActionList out_of_turn(const State&, Seat) { return {}; }
  static void apply(State& state, Action action);
  static int sides(const Config& config) { return config.players; }
  static std::array<int, kMaxSeats> points(const State& state);
  static Standing settle(const Config& config, const Standing& standing, const State& state);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& state);

  static std::string due_inside(const State& state);
  static Action random_event(const State& state, Rng& rng);
  static Result<Action, Problem> parse_event(const State& state, std::string_view line);

  static std::string name(Action action);
  static std::optional<Action> parse(Seat seat, std::string_view text, bool redacted = false);

  static View view(const State& state, Seat seat);
  static Deal redact_deal(const Deal& deal, const State&, Seat) { return deal; }
  static std::optional<Action> redact(const State& state, Action action, Seat actor, Seat seat);
  static View watch_start(const Config& config, const Standing& standing, const Deal& deal, Seat seat);
  static std::optional<Fault> watch(View& view, Seat actor, Action action);
  static bool watch_end(View& view);
  static void watch_to_end(View& view);
  static bool watch_over(const View& view) { return view.state.phase == Phase::over; }
  static Action casual(const View& view, Rng& rng);
  static ActionList candidates(const View& view);
  static void play_sensibly(State& state, Rng& rng);
  static Rewards rewards(const State& state);
  static Action by_worth(const View& view, bool rivals);
  /// The chance to win the match.
  static FixedList<Gain, 64> worths(const View& view);

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang);
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& state, Seat seat, Lang lang);
};

}  // namespace tapete
