#pragma once
#include <memory>

#include "game/blunder.hpp"
#include "tricks/trick_game.hpp"

namespace tapete {

struct Endgame;

namespace guinote {

/// Guiñote, four in pairs or two. The rules are told to players in rules.es.md and rules.en.md beside this file; the
/// house rules' keys are those of the record. A side is seat % 2 for both numbers of players.
struct Rules : TrickDefaults {
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

  enum class Kind : std::uint8_t { play = kPlayAction, pass = kPassAction, claim = kClaimAction, cante, swap };
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
    std::int8_t swapper = kNobody;   ///< who took the turned card
    bool vueltas = false;
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr bool kDeclaresLate = true;
  static constexpr bool kClaims = true;
  static constexpr Text kTurned = "Trump card#guiñote"_text;
  static constexpr Text kDeclareFirst = "First sing, or go on"_text;

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // The deal
  static DealShape shape(const Config&, const Standing&) {
    return {.each = kHandSize, .packet = kHandSize / 2, .turned = true, .stock = true};
  }
  static int sides(const Config&) { return 2; }
  static void begin(State& s, const Standing& standing) { s.carried = standing.carried, s.vueltas = standing.vueltas; }

  // Tricks and their duties
  static void won_trick(State& s, int side, int points);
  static bool bound(const State& s) { return s.stock_gone(); }
  static CardSet playable(const State& s);
  static CardSet dutiful(const State& s);
  static CardSet duty(const State& s, CardSet hand, const TrickSoFar& trick) {
    return obliged(kRanking, hand, trick, s.trump);
  }
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick) {
    return tapete::denied(kRanking, card, trick, s.trump);
  }
  static unsigned accused(const State&, Seat claimer) { return claimer % 2 == 0 ? 0b1010U : 0b0101U; }

  // Cantes, and the seven for the turned card
  static bool can_declare(const State& s, Seat seat);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool may_have_declared(const State& s, Seat seat, Seat actor, Action action);
  static Action redacted(const State& s, Action action, Seat actor, Seat seat);
  static void hide(State& s, Seat seat);
  static std::string own_name(Action action);
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static int card_points(const State& s) { return s.tally[0].cards + s.tally[1].cards; }
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);
  /// Cantes, the ten of the last trick, and aces and threes that went to the others.
  static std::vector<int> counted(const State& s, int side);

  // What is seen and said
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Lang lang);
  static int marks(const State& s, int side);
  static std::string refusal(const State& s, Card card, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string pass_label(const State& s, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
  static Highlight highlight_of(const State& s, Seat actor, Action action, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace guinote

/// What it has beside its Rules. What playouts do is compiled in this folder, where it is inlined.
struct Guinote : TrickGame<guinote::Rules> {
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

  static DealerDraw draw_dealer(int players, int way, Rng& rng);
  static void play_randomly(State& state, Rng& rng);
  static void apply(State& state, Action action);
  static void play_sensibly(State& state, Rng& rng);

  static Action casual(const View& view, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static ActionList candidates(const View& view);
  static Rewards rewards(const State& state);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_seen(const State& state, Rng& rng);
  /// The chance of the partida. A broken duty that nobody has claimed counts as the partida lost.
  static Gain gain(const State& state, Seat seat);
  static constexpr auto kFacts =
      with_fact(trick_fact_kinds(kLastTrick),
                {"cantes", 1, 0, false, "After the better one @ points are sung on average; after the other, @."_text});
  /// Those of every trick game, and the points of what the seat's side sings afterwards.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat);
  /// What the arrastre comes to if everybody sees all cards.
  class Solver {
   public:
    Solver();
    ~Solver();
    std::optional<Gain> gain(State state, Seat seat);

   private:
    struct Work;
    std::unique_ptr<Work> work_;
  };
  /// The arrastre with all cards known, for the exact solver; nothing before it.
  static std::optional<Endgame> endgame(const State& state);
};

}  // namespace tapete
