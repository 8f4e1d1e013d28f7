#pragma once
#include "game/maxim.hpp"
#include "tricks/endgame.hpp"
#include "tricks/hidden_cards.hpp"
#include "tricks/marriages.hpp"
#include "tricks/race.hpp"
#include "tricks/trick_game.hpp"

namespace tapete {
/// Guiñote, the card game of Aragon, for four players in two pairs or for two players. The side of a seat is seat % 2,
/// with four players and with two. rules.en.md and rules.es.md in this folder explain the rules to players; config.cpp
/// lists the house rules and the keys by which records name them.
/// Terms (glossary.en.md has more):
/// - cante: a declared pair of rey (king) and sota (jack);
/// - descarte: the part of a hand with a stock; arrastre: the part after it, in which duties hold;
/// - partida: a game that a side wins with 101 points, in one hand or in two; the second hand is called vueltas;
/// - coto: a series of partidas; the side that first wins a certain number of them wins the coto.
namespace guinote {

/// The deal, and the tricks with their duties.
struct Duties : TrickDefaults {
  static constexpr Ranking kRanking = spanish_ranking("24567CSR3A", std::array{11, 10, 4, 3, 2});
  static constexpr int kTarget = 101;     ///< points that win a partida
  static constexpr int kThirty = 30;      ///< points from cards that the winner needs (thirty malas)
  static constexpr int kLastTrick = 10;   ///< points for the last trick (diez de últimas)
  static constexpr int kAllPoints = 130;  ///< points of a hand without cantes
  static constexpr int kDeckSize = 40, kHandSize = 6;
  static constexpr int kSota = 7, kRey = 9, kSeven = 6;  ///< ranks

  /// Points that count towards the thirty malas: from cards, or from cards and the last trick; off: no malas are
  /// needed.
  enum class Thirty : std::uint8_t { cards, tricks, off };

  struct Config {
    std::uint8_t players = 4;  ///< 4 or 2
    bool swap_any = false;     ///< the seven of trumps may also be exchanged for a weaker card
    bool one_cante = false;    ///< a side may sing only one cante after each trick
    bool claims = false;       ///< renuncio=claim: the arrastre allows any card, and a broken duty must be claimed
    bool memory = false;  ///< count=memory: points are not shown, and a side with 101 in vueltas must say so to win
    Thirty thirty = Thirty::cards;
    std::uint8_t coto = 3;   ///< partidas that win a coto
    std::uint8_t cotos = 1;  ///< cotos that win the match
    friend bool operator==(const Config&, const Config&) = default;
  };

  using Tally = MarriageTally;

  struct Standing {
    std::array<std::uint8_t, 2> partidas{};  ///< partidas won in this coto, by side
    std::array<std::uint8_t, 2> cotos{};
    std::array<Tally, 2> carried{};  ///< points of the first hand, if the next hand is the vueltas
    bool vueltas = false;            ///< whether the next hand is vueltas
    std::int8_t dealer = kNobody;    ///< dealer of the next hand; kNobody: drawn by lot
    std::int8_t winner = kNobody;    ///< the side that has won the match
    friend bool operator==(const Standing&, const Standing&) = default;
  };

  enum class Kind : std::uint8_t {
    play = kPlayAction,
    pass = kPassAction,
    claim = kClaimAction,
    out = kOutAction,
    cante = kOwnAction,
    swap
  };
  /// Before the last draw only the exchange of the seven is possible; after a draw cantes are possible too.
  using Phase = TrickPhase;

  static constexpr int kUnknownSuit = 15;  ///< the suit of a hidden cante, in the views of all seats but its singer's

  struct Declaration {
    std::uint8_t trick = 0;  ///< number of finished tricks before the declaration
    std::uint8_t seat = 0;
    std::uint8_t suit = 0;
    bool hidden = false;  ///< sung without naming the suit
    friend constexpr bool operator==(const Declaration&, const Declaration&) = default;
  };

  struct State : TrickState<4, kDeckSize, 28> {
    Config config;
    std::array<Tally, 2> tally{};    ///< the points of this hand
    std::array<Tally, 2> carried{};  ///< in vueltas: the points of the first hand
    FixedList<Declaration, 4> cantes;
    std::uint8_t sung = 0;           ///< suits that have been sung, one bit each
    std::uint8_t window_cantes = 0;  ///< number of cantes since the last trick
    std::int8_t swapper = kNobody;   ///< the seat that has taken the turned card; kNobody: none
    bool vueltas = false;
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr bool kDeclaresLate = true, kClaims = true, kOut = true;
  static const CallWords kClaimWords, kOutWords;
  static constexpr Text kTurned = "Trump card#guiñote"_text;
  static constexpr Text kDeclareFirst = "Declare first, or continue"_text;

  static DealShape shape(const Config&, const Standing&) {
    return {.each = kHandSize, .packet = kHandSize / 2, .turned = true, .stock = true};
  }
  static int sides(const Config&) { return 2; }
  static void begin(State& s, const Standing& standing) { s.carried = standing.carried, s.vueltas = standing.vueltas; }

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
  /// Returns whether "me salgo" ("I go out") can be said: in vueltas with hidden points, once the first trick is
  /// finished.
  static bool may_say_out(const State& s) { return s.config.memory && s.vueltas && s.tricks > 0; }
};

/// Cantes, and the exchange of the seven for the turned card.
struct Cantes : Duties {
  static bool can_declare(const State& s, Seat seat);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool may_have_declared(const State& s, Seat seat, Seat actor, Action action);
  static Action redacted(const State& s, Action action, Seat actor, Seat seat);
  static void hide(State& s, Seat seat);
  static std::string own_name(Action action);
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);
};

/// The scene and the texts that players see.
struct Shown : Cantes {
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Seat viewer,
                         Lang lang);
  static int marks(const State& s, int side);
  static std::string refusal(const State& s, Card card, Lang lang);
  static TableQuestion question(const State& s, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string pass_label(const State& s, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
  static Announcement out_said(Seat seat, Seat viewer, Lang lang);
  static std::vector<CountedPart> count_aloud(const State& s, int side, Lang lang);
  static Highlight highlight_of(const State& s, Seat actor, Action action, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
  /// Returns the row of this hand in the chart of the match, whose totals are the partidas won in the coto.
  static Chart::Row chart_row(const Config& config, const Standing& standing, const State& s, Lang lang);
};

struct Rules : Shown {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static int card_points(const State& s) { return s.tally[0].cards + s.tally[1].cards; }
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);
  static Rewards rewards(const State& s);
  static constexpr Reason kGoal = "The partida is won in @ of @ deals; with @, in @."_reason;
  /// Returns the Gain. Its `chance` is the probability of winning the partida; it is 0 for a seat that has broken a
  /// duty, unless a call has ended the hand.
  static Gain gain(const State& s, Seat seat);
  /// Returns numbers for the statistics of the side: cantes, last tricks won (0 or 1), and aces and threes lost to the
  /// other side.
  static std::vector<int> extra_statistics(const State& s, int side);

  // Bots
  static Action policy_action(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static std::string idea(const State& s, CardChoice choice, Lang lang);
  static std::string reason_to_declare(const State& s, Action action, Lang lang);
  static std::string merit(const State& s, Card card, Lang lang);
  static Action expected(const State& s, Action natural);
  static std::span<const Maxim<State>> maxims();
  static ActionList candidates(const State& s, const ActionList& legal) {
    return TrickClaims<Rules>::candidates(s, legal);
  }
  /// Returns the position for the exact solver, or no value before the arrastre and while a declaration is due.
  static std::optional<Endgame> endgame(const State& s);
};

using State = Rules::State;

/// Sampler of determinizations: complete states that are consistent with a view, drawn uniformly. The view's own seat
/// must be the one to act.
class Sampler {
 public:
  static constexpr bool kUniform = true;  ///< every world has the same probability
  explicit Sampler(const SeatView<Rules>& view);
  /// Returns false if no deal is consistent with the view.
  [[nodiscard]] bool possible() const;
  [[nodiscard]] State draw(Rng& rng) const;

 private:
  /// One assignment of suits to the hidden cantes, with the deals that are consistent with it.
  struct Naming {
    std::array<int, 4> suits{};  ///< in the order of the declarations
    Worlds::Hands forced{};      ///< by other hand: unseen cards that it holds, because its seat has sung them
    std::optional<Worlds> worlds{};
  };
  void name_cantes(std::size_t next, const Naming& naming, unsigned taken);

  SeatView<Rules> view_;
  HiddenCards<Rules> hidden_;
  std::vector<Naming> namings_;  ///< only in the arrastre: the assignments for which some deal exists
  double weight_ = 0;            ///< the total number of deals of all namings
};

/// Solver of the arrastre with all hands open.
class Solver {
 public:
  /// Returns the Gain if all seats play perfectly from here on; no value before the arrastre.
  std::optional<Gain> gain(State s, Seat seat);

 private:
  EndgameSolver points_{Rules::kRanking};
  RaceSolver race_{Rules::kRanking};
};

}  // namespace guinote

/// The game: the kit for trick games with the Rules of guiñote, and functions that replace or extend the kit's. The
/// functions that playouts use are compiled in this folder, where the rules can be inlined into them.
struct Guinote : TrickGame<guinote::Rules> {
  using Sampler = guinote::Sampler;
  using Solver = guinote::Solver;

  static DealerDraw draw_dealer(int players, int way, Rng& rng);
  static void play_randomly(State& state, Rng& rng);
  static void apply(State& state, Action action);
  static void play_by_policy(State& state, Rng& rng);

  /// Returns "me salgo" if the seat's side has all points that it needs to win, otherwise no value. The seat can tell,
  /// because cards won and cantes are public.
  static std::optional<Action> sure_call(const View& view);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_in_world(const State& state, Rng& rng);
  static constexpr auto kFacts =
      with_facts(trick_fact_kinds(kLastTrick),
                 std::array{FactKind{"cantes", kMeanMarriage, 0, FactUnit::share,
                                     "A cante follows in @ of 10 deals; with @, in @."_reason, "Cantes missed"_text}});
  /// Returns the facts of every trick game, and whether the seat's side sings a cante after `before`.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat);
};

}  // namespace tapete
