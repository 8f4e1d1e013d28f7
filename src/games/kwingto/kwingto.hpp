#pragma once
#include <array>
#include <cstdint>

#include "game/game.hpp"

namespace tapete {

/// Kwingto, a game of dice and cards by José Carlos de Diego Guerrero (WKR), for two to four players, each alone. Each
/// player has a deck and places cards on a board of three rows and five columns; a throw of dice decides the value of
/// the cards that may be placed. rules.en.md and rules.es.md in this folder explain the rules to players. The rest of
/// the program calls one game of Kwingto a hand.
struct Kwingto {
  static constexpr int kMostPlayers = 4;
  static constexpr int kRows = 3;
  static constexpr int kSpaces = 5;    ///< number of spaces in a row, and of columns
  static constexpr int kMostDice = 3;  ///< dice in a throw
  static constexpr int kDieSides = 6;
  static constexpr int kHighAce = 14;       ///< value of the ace as the highest card; as the lowest card it is 1
  static constexpr int kRowBurns = 4;       ///< cards burned to fill a new row
  static constexpr int kLastPenalty = 4;    ///< number of penalties that ends the game
  static constexpr int kFullRowsToEnd = 2;  ///< number of full rows that ends the game
  static constexpr int kDeckSize = 52;

  /// The limit that ends a match.
  enum class Limit : std::uint8_t { games, wins, points };

  struct Config {
    std::uint8_t players = 2;
    bool fail_for_all = false;  ///< failed=all: whether a throw that the active player does not use is lost
    Limit limit = Limit::games;
    std::uint16_t target = 1;  ///< number of games to play or to win, or points to reach
    friend bool operator==(const Config&, const Config&) = default;
  };

  struct Standing {
    std::array<std::int32_t, kMostPlayers> points{};  ///< sums over all games so far
    std::array<std::uint16_t, kMostPlayers> won{};    ///< games won
    std::uint16_t games = 0;                          ///< games played
    std::int8_t dealer = kNobody;                     ///< always kNobody: each game's first player is drawn by lot
    std::int8_t winner = kNobody;                     ///< the seat that has won the match; kNobody: the match goes on
    friend bool operator==(const Standing&, const Standing&) = default;
  };

  /// The chance event that starts a game: it draws the seat that plays first.
  struct Deal {
    int first = 0;
  };

  enum class Kind : std::uint8_t { dice, roll, keep, reroll, place, pass, burn };
  enum class Phase : std::uint8_t {
    choose,       ///< the active player takes dice
    first_roll,   ///< chance throws the dice
    decide,       ///< the active player keeps the throw or rolls again
    second_roll,  ///< chance throws the same dice again
    place,        ///< a seat that is asked may place a card
    fill,         ///< a seat that has begun a row burns cards for it
    penalty,      ///< the active player burns a card because it has placed no card
    over,
  };

  /// The board of one player. The spaces of a row are numbered from 0, from left to right.
  struct Board {
    std::array<std::array<std::uint8_t, kSpaces>, kRows> cell{};  ///< rank of the card, 1 (ace) to 13; 0: no card
    std::array<std::int8_t, kRows> suit{-1, -1, -1};  ///< suits of the rows, in the order in which they were begun
    /// Cards neither placed nor burned. In the views of other seats, the deck also contains the burned cards.
    CardSet deck = CardSet::full(Deck::french);
    std::uint8_t rows = 0;  ///< number of rows that have been begun
    std::uint8_t placed = 0;
    std::uint8_t penalties = 0;
    std::uint8_t unseen = 0;  ///< in a view: number of burned cards that the viewer does not know
    friend bool operator==(const Board&, const Board&) = default;
  };

  struct State {
    std::array<Board, kMostPlayers> board{};
    std::array<std::int32_t, kMostPlayers> before{};  ///< points of the earlier games of the match
    Config config;
    std::uint16_t games = 0;                     ///< number of earlier games of the match
    std::uint8_t active = 0;                     ///< the seat that throws in this round
    std::int8_t actor = 0;                       ///< the seat to act; kChance; kNobody if the game is over
    std::uint8_t reds = 0;                       ///< number of red dice in the present throw
    std::uint8_t blacks = 0;                     ///< number of black dice in the present throw
    std::array<std::uint8_t, kMostDice> dice{};  ///< the red dice first; 0: not thrown yet
    std::int8_t value = 0;                       ///< the value of the throw
    std::uint8_t to_burn = 0;                    ///< number of cards still to be burned in Phase::fill
    bool used = false;                           ///< whether the active player has placed a card in this round
    Phase phase = Phase::choose;
    friend bool operator==(const State&, const State&) = default;
  };

  /// The knowledge of a seat: everything except the cards that others have burned. While others are asked to place a
  /// card, the view does not tell which of them is asked, because knowing that seat would reveal something about its
  /// burned cards.
  struct View {
    int seat = 0;
    State state;
    friend bool operator==(const View&, const View&) = default;
  };

  /// Sampler of determinizations: other players may have burned any cards that they have not placed.
  class Sampler {
   public:
    explicit Sampler(const View& view) : view_(view) {}
    [[nodiscard]] bool possible() const;
    [[nodiscard]] State draw(Rng& rng) const;

   private:
    View view_;
  };

  static const GameInfo& info();
  /// Returns the deal unchanged, because it hides nothing.
  static Deal completed_deal(const Deal& deal, const State&, Seat, const SeenCards&) { return deal; }
  /// Returns whether a burn by `actor`, whose card is hidden, may be this one on the way to the state `world`.
  static bool fits_world(const State& world, Seat actor, Action action);
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
  static View start_view(const Config& config, const Standing& standing, const Deal& deal, Seat seat);
  static std::optional<Fault> apply_to_view(View& view, Seat actor, Action action);
  static bool end_view(View& view);
  static void apply_hidden_end(View& view);
  static bool view_over(const View& view) { return view.state.phase == Phase::over; }
  static Action policy_action(const View& view, Rng& rng);
  static ActionList candidates(const View& view);
  static void play_by_policy(State& state, Rng& rng);
  static Rewards rewards(const State& state);
  /// Returns what the better action `best` brings on the board; empty if there is nothing to say.
  static std::string idea(const State& state, Action best, Action other, Lang lang);
  static Action plainest(const State& state) { return legal(state)[0]; }
  /// Returns the action with the most expected points at the end of the game (HasExpectations).
  static Action expected(const State& state, Action natural);
  static Action best_by_value(const View& view, bool rivals);
  /// The sentence about the chance of winning. There are no deals of hidden cards that it could count.
  static constexpr Reason kGoal = "The match is won @ of @ times; with @, @."_reason;
  /// Gain::chance is the probability of winning the match.
  static FixedList<Gain, 64> action_values(const View& view);

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang);
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& state, Seat seat, Lang lang);
};

}  // namespace tapete
