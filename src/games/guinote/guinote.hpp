#pragma once
#include <array>
#include <cstdint>
#include <memory>

#include "game/game.hpp"
#include "tricks/deal_line.hpp"
#include "tricks/strength.hpp"
#include "tricks/trick_state.hpp"

namespace tapete {

struct Endgame;

/// Guiñote, four in pairs or two. The rules are told to players in rules.es.md and rules.en.md beside this file; the
/// house rules' keys are those of the record. A side is seat % 2 for both numbers of players.
struct Guinote {
  static constexpr Ranking kRanking = spanish_ranking("24567CSR3A", std::array{11, 10, 4, 3, 2});
  static constexpr int kTarget = 101;    ///< points that win a partida
  static constexpr int kThirty = 30;     ///< malas without which nobody wins
  static constexpr int kLastTrick = 10;  ///< diez de últimas
  static constexpr int kDeckSize = 40;
  static constexpr int kHandSize = 6;
  static constexpr int kSota = 7, kRey = 9, kSeven = 6;  ///< ranks

  enum class Thirty : std::uint8_t { cards, tricks, off };

  struct Config {
    std::uint8_t players = 4;  ///< 4 or 2
    bool swap_any = false;     ///< the seven may be changed for a weaker card too
    bool one_cante = false;    ///< at most one cante a trick for a side
    bool claims = false;       ///< renuncio=claim: any card may be played in arrastre
    Thirty thirty = Thirty::cards;
    std::uint8_t coto = 3;   ///< partidas that win a coto
    std::uint8_t cotos = 1;  ///< cotos that win the match
    friend bool operator==(const Config&, const Config&) = default;
  };

  /// Points of one side, apart by where they come from.
  struct Tally {
    std::uint16_t cards = 0;   ///< points of the cards won
    std::uint16_t cantes = 0;  ///< cantes
    std::uint16_t last = 0;    ///< last tricks
    [[nodiscard]] constexpr int total() const { return cards + cantes + last; }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
  };

  struct Standing {
    std::array<std::uint8_t, 2> partidas{};  ///< won in this coto
    std::array<std::uint8_t, 2> cotos{};
    std::array<Tally, 2> carried{};  ///< of the first hand, when the next is vueltas
    bool vueltas = false;
    std::int8_t dealer = kNobody;  ///< who deals next; kNobody: drawn
    std::int8_t winner = kNobody;  ///< the side that has won the match
    friend bool operator==(const Standing&, const Standing&) = default;
  };

  using Deal = DealtDeck;

  enum class Kind : std::uint8_t { play, cante, swap, pass, claim };
  /// Before the last draw only the seven may be changed; after a draw cantes may be sung too.
  using Phase = TrickPhase;

  static constexpr int kUnknownSuit = 15;  ///< of a hidden cante, for all but its singer

  struct Declaration {
    std::uint8_t trick = 0;  ///< tricks played before it
    std::uint8_t seat = 0;
    std::uint8_t suit = 0;
    bool hidden = false;
    friend constexpr bool operator==(const Declaration&, const Declaration&) = default;
  };

  struct State : TrickState<4, kDeckSize, 28> {
    Config config;
    std::array<Tally, 2> tally{};    ///< this hand
    std::array<Tally, 2> carried{};  ///< the first hand's, in vueltas
    FixedList<Declaration, 4> cantes;
    std::uint8_t sung = 0;           ///< suits sung, a bit each
    std::uint8_t window_cantes = 0;  ///< sung in the present window
    std::uint8_t broken = 0;         ///< seats that have broken a duty in this hand, a bit each
    std::int8_t swapper = kNobody;   ///< who took the turned card
    std::int8_t claimer = kNobody;
    bool vueltas = false;
    friend bool operator==(const State&, const State&) = default;
  };

  /// What a seat knows: the state with all that is hidden taken out. Other hands hold only what they have shown, the
  /// stock only the turned card, hidden cantes have no suit; and between two tricks nobody but the seat itself is seen
  /// to be asked.
  struct View {
    int seat = 0;
    State state;
    friend bool operator==(const View&, const View&) = default;
  };

  /// Whole states that fit a view, each one as likely as the next. The view's own seat must be to act.
  class Sampler {
   public:
    explicit Sampler(const View& view);
    ~Sampler();
    /// False for a view that no deal fits.
    [[nodiscard]] bool possible() const;
    [[nodiscard]] State draw(Rng& rng) const;

   private:
    struct Work;
    std::unique_ptr<Work> work_;
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
  static std::string deal_text(const Deal& deal) { return deal_line(deal); }
  static DealerDraw draw_dealer(int players, int way, Rng& rng);

  static State start(const Config& config, const Standing& standing, const Deal& deal);
  static Seat to_act(const State& state) { return state.actor; }
  static ActionList legal(const State& state);
  static Action random_legal(const State& state, Rng& rng);
  static void play_randomly(State& state, Rng& rng);
  static ActionList out_of_turn(const State& state, Seat seat);
  static void apply(State& state, Action action);
  static int sides(const Config&) { return 2; }
  static std::array<int, kMaxSeats> points(const State& state);
  static Standing settle(const Config& config, const Standing& standing, const State& state);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& state);

  static std::string name(Action action);
  static std::optional<Action> parse(Seat seat, std::string_view text, bool redacted = false);

  static View view(const State& state, Seat seat);
  static Deal redact_deal(const Deal& deal, const State& state, Seat seat);
  static std::optional<Action> redact(const State& state, Action action, Seat actor, Seat seat);
  static View watch_start(const Config& config, const Standing& standing, const Deal& deal, Seat seat);
  static std::optional<Fault> watch(View& view, Seat actor, Action action);
  static bool watch_end(View& view);
  static bool watch_over(const View& view) { return view.state.phase == Phase::over; }
  static Seat viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected);
  static Action casual(const View& view, Rng& rng);
  static ActionList candidates(const View& view);
  static void play_sensibly(State& state, Rng& rng);
  static Rewards rewards(const State& state);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_seen(const State& state, Rng& rng);
  /// The arrastre with all cards known, for the exact solver; nothing before it.
  static std::optional<Endgame> endgame(const State& state);

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang);
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& state, Seat seat, Lang lang);
};

}  // namespace tapete
