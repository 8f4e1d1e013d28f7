#pragma once
#include "tricks/hidden_cards.hpp"
#include "tricks/marriages.hpp"
#include "tricks/trick_game.hpp"

namespace tapete {
/// Tute cabrero, a trick game for three to six players, each alone: a player with neither the most nor the fewest
/// points loses the hand. A hand of two players is tute de a dos, with a stock: it is the final of a match, or a game
/// by itself (TuteDos). Remate, codillo and bato begin with an auction (auction.hpp). rules.en.md and rules.es.md in
/// this folder explain the rules to players; config.cpp lists the house rules and the keys by which records name
/// them.
/// Terms (glossary.en.md has more):
/// - cante or canto: a declared pair of rey (R, king) and caballo (C, horse); tute: all four reyes or caballos;
/// - mano: the seat that leads first;
/// - strike: a lost hand; a player with a certain number of strikes leaves the match.
namespace tute {

/// The deal, and the tricks with their duties.
struct Duties : TrickDefaults {
  static constexpr Ranking kRanking = spanish_ranking("24567SCR3A", std::array{11, 10, 4, 3, 2});
  static constexpr int kLastTrick = 10;  ///< points for the last trick (diez de última)
  static constexpr int kDeckSize = 40;
  static constexpr int kTwo = 1, kFour = 3, kSeven = 6, kCaballo = 8, kRey = 9;  ///< ranks
  static constexpr int kMostPlaying = 5;  ///< most seats that play a hand; of six the dealer sits out
  static constexpr int kHandOfTwo = 6, kStockOfTwo = 28, kHandOfBato = 4;  ///< numbers of cards
  static constexpr int kMostChanged = 3;                                   ///< cards that a player of bato may change
  static constexpr int kLowestBid = 50, kHighestBid = 230, kBidStep = 10;  ///< promises in remate, in points

  /// Losers if no player is between the most and the fewest points: all who took a trick (`all`), or only the tied
  /// players (`tied`). With `mano` no points are tied, because each seat gets a fraction of a point, larger if it is
  /// nearer to the mano.
  enum class Ties : std::uint8_t { all, tied, mano };
  enum class Variant : std::uint8_t {
    cabrero,
    chancho,  ///< the winner of a trick with R and C of one suit scores the cante
    remate,   ///< the player who promises the most points plays against all others
    codillo,  ///< the declarer calls a card, whose holder is its secret partner
    bato,     ///< four cards each, some of which may be changed; players promise tricks
  };

  struct Config {
    std::uint8_t players = 4;  ///< 3 to 6, or 2 in tute de a dos
    std::uint8_t strikes = 4;  ///< number of lost hands after which a player leaves the match
    Ties ties = Ties::all;
    bool rotate = false;  ///< the trump suit changes in a fixed order; otherwise the last card decides it
    bool claims = false;  ///< renuncio=claim: any card may be played, and a broken duty must be claimed
    Variant variant = Variant::cabrero;
    bool dos_final = false;  ///< the last two play a hand of tute de a dos
    friend bool operator==(const Config&, const Config&) = default;
  };

  using Tally = MarriageTally;

  struct Standing {
    std::array<std::uint8_t, kMaxSeats> strikes{};
    std::uint16_t hands = 0;       ///< number of hands played
    std::int8_t dealer = kNobody;  ///< dealer of the next hand; kNobody: drawn by lot
    std::int8_t winner = kNobody;  ///< the winner of the final
    friend bool operator==(const Standing&, const Standing&) = default;
  };

  enum class Kind : std::uint8_t {
    play = kPlayAction,
    pass = kPassAction,
    claim = kClaimAction,
    cante = kOwnAction,
    tute,
    bid,
    trump,
    call,
    change,
    draw
  };
  using Phase = TrickPhase;

  /// A cante of a player or, in chancho, of a trick.
  struct Canto {
    std::uint8_t trick = 0;  ///< number of finished tricks before the canto
    std::uint8_t seat = 0;
    std::uint8_t suit = 0;
    bool by_trick = false;  ///< chancho: scored because both cards fell in one trick
    friend constexpr bool operator==(const Canto&, const Canto&) = default;
  };

  /// Results of an auction.
  struct Auction {
    std::int8_t declarer = kNobody;  ///< the seat that plays the hand if nobody bids higher; kNobody: none yet
    std::uint8_t passed = 0;         ///< seats that have said no, one bit each
    std::uint8_t bid = 0;            ///< remate: the promised points
    std::uint8_t joined = 0;         ///< bato: seats that have joined, one bit each
    Card called;                     ///< codillo: the called card, whose holder is the declarer's partner
    std::int8_t partner = kNobody;   ///< codillo: set when a tute has ended the hand and so revealed the partner
    friend bool operator==(const Auction&, const Auction&) = default;
  };

  /// The cards that players of bato change.
  struct Changes {
    std::array<CardSet, kMaxSeats> aside{};  ///< the cards that each seat has thrown away or laid aside, face down
    std::array<std::uint8_t, kMaxSeats> changed{};  ///< number of cards that each seat has thrown away
    FixedList<std::uint8_t, std::size_t{kMostPlaying} * kMostChanged>
        takers;              ///< for each card drawn from the stock, the seat that has drawn it
    std::uint8_t spare = 0;  ///< number of cards in the stock at the deal
    friend bool operator==(const Changes&, const Changes&) = default;
  };

  /// A seat may have left the match, may sit out, or in bato may not play although it was dealt cards; `next` skips
  /// such seats.
  struct State : TrickState<kMaxSeats, kDeckSize, kStockOfTwo>, Auction, Changes {
    Config config;
    std::array<Tally, kMaxSeats> tally{};
    FixedList<Canto, kSuits> cantos;             ///< each suit is sung at most once
    std::array<std::uint8_t, kMaxSeats> next{};  ///< by seat: the next seat to play
    Card up;                 ///< the card shown at the deal, wherever it is now; unknown: there is none
    std::uint8_t dealt = 0;  ///< seats that were dealt cards, one bit each
    /// Seats that play this hand, one bit each. In bato some seats that were dealt cards do not play.
    std::uint8_t playing = 0;
    std::uint8_t count = 0;            ///< number of playing seats
    std::uint8_t in_play = kDeckSize;  ///< number of cards in play in this hand
    std::int8_t mano = kNobody;        ///< the seat that leads first if it plays; kNobody: unknown in a view
    std::uint8_t sung = 0;             ///< suits sung from a hand, one bit each
    std::int8_t tute = kNobody;        ///< the seat that has sung a tute; kNobody: none
    bool first = false;                ///< first hand of a match of cabrero: oros are trumps

    [[nodiscard]] Seat after(Seat seat) const { return next[at(seat)]; }
    [[nodiscard]] int trick_size() const { return count; }
    [[nodiscard]] bool trick_full() const { return in_trick == count; }
    [[nodiscard]] bool all_played() const { return played_count == in_play; }
    [[nodiscard]] Seat leader_of(int trick) const;
    [[nodiscard]] int hand_size(Seat seat) const;
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr bool kDeclaresLate = true, kDeclaresEarly = false, kClaims = true;
  static constexpr CallWords kClaimWords{
      trick_say::kClaim, "Claim a revoke?"_text,
      "Whoever broke a rule in this hand loses two hands. If nobody did, you lose this one."_text,
      trick_say::kMakeClaim};
  static constexpr Text kDeclareFirst = "Declare first, or continue"_text;

  // The deal. start() deals the cards; only hands of two players have a stock.
  static State start(const Config& config, const Standing& standing, const DealtDeck& deal);
  static DealShape shape(const Config&, const Standing&) { return {.turned = true, .stock = true}; }
  static int sides(const Config& config) { return config.players; }
  static bool plays(const State& s, Seat seat) { return (s.playing >> seat & 1U) != 0; }
  static CardSet aside(const State& s, Seat seat) { return s.aside[at(seat)]; }

  static void won_trick(State& s, int side, int points);
  static bool bound(const State& s) { return s.stock_gone() && s.phase <= Phase::over; }
  static CardSet playable(const State& s);
  static CardSet dutiful(const State& s);
  static CardSet duty(const State& s, CardSet hand, const TrickSoFar& trick);
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick);
  static unsigned accused(const State& s, Seat claimer) { return s.playing & ~(1U << claimer); }
};

/// Cantes, tutes and auctions.
struct Cantes : Duties {
  static bool can_declare(const State& s, Seat seat);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool may_have_declared(const State& s, Seat viewer, Seat actor, Action action);
  static bool may_lead(State& s, Seat viewer, Seat actor);
  static bool replay_auction(State& s, Seat viewer, Seat actor, Action action);
  static Action redacted(const State& s, Action action, Seat actor, Seat seat);
  static void hide(State& s, Seat seat);
  static std::string own_name(Action action);
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);
};

/// The scene and the texts that players see.
struct Shown : Cantes {
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static void add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang);
  static Action on_card(const State& s, Card card);
  static std::string refusal(const State& s, Card card, Lang lang);
  static OptionKind option_kind(Action action);
  static TableQuestion question(const State& s, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string pass_label(const State& s, Lang lang);
  static Announcement announce(const State& before, Seat actor, Action action, Seat viewer, Lang lang);
  static std::vector<Announcement> said_of_trick(const State& s, Seat viewer, Lang lang);
  static Highlight highlight_of(const State& s, Seat actor, Action action, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
  static Chart::Row chart_row(const Config& config, const Standing& standing, const State& s, Lang lang);
};

struct Rules : Shown {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing);
  static bool won(const Config& config, const Standing& standing, int side);
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);
  static int card_points(const State& s);
  static Rewards rewards(const State& s);
  /// Returns the Gain. Its `chance` is the probability of not losing the hand; it is 0 for a seat that has broken a
  /// duty, unless a claim has ended the hand.
  static Gain gain(const State& s, Seat seat);
  /// Returns numbers for the statistics of the seat: cantes (a tute included), strikes, and capotes (1 if it has won
  /// every trick).
  static std::vector<int> extra_statistics(const State& s, Seat seat);

  // Bots
  static Action policy_action(const State& s, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static std::string idea(const State& s, CardChoice choice, Lang lang);
  static std::string reason_to_declare(const State& s, Action action, Lang lang);
  static Action expected(const State& s, Action natural);
  /// Returns whether the policy decides without playouts. It does so in the auction of bato: a player who passes cannot
  /// lose, so playouts would always pass, and nobody would ever lose.
  static bool has_agreement(const State& s) { return s.phase == Phase::bid && s.config.variant == Variant::bato; }
  /// Returns a sentence that says whether the hand can win the necessary tricks, and what playing can gain.
  static std::string meaning(const State& s, Action action, Lang lang);
  static ActionList candidates(const State& s, const ActionList& legal) {
    return TrickClaims<Rules>::candidates(s, legal);
  }
};

/// Sampler of determinizations: complete states that are consistent with a view, drawn uniformly. The view's own seat
/// must be the one to act.
class Sampler {
 public:
  static constexpr bool kUniform = true;  ///< every world has the same probability
  explicit Sampler(const SeatView<Rules>& view);
  /// Returns false if no deal is consistent with the view.
  [[nodiscard]] bool possible() const { return !hidden_.contradiction && (!worlds_ || worlds_->count() > 0); }
  [[nodiscard]] Rules::State draw(Rng& rng) const;

 private:
  SeatView<Rules> view_;
  HiddenCards<Rules> hidden_;
  std::optional<Worlds> worlds_;  ///< the possible deals; no value while there is a stock
};

}  // namespace tute

/// The game: the kit for trick games with the Rules of tute, and functions that replace or extend the kit's. The
/// functions that playouts use are compiled in this folder, where the rules can be inlined into them.
struct Tute : TrickGame<tute::Rules> {
  using Sampler = tute::Sampler;

  static Result<Deal, Problem> parse_deal(const Config& config, const Standing& standing, std::string_view line,
                                          bool redacted);
  static Deal redact_deal(const Deal& deal, const State& state, Seat seat);
  /// Returns whether a thrown card, which is hidden, may be this one on the way to the state `world`.
  static bool fits_world(const State& world, Seat actor, Action action);
  static Deal completed_deal(const Deal& known, const State& world, Seat seat, const SeenCards& seen);
  static Seat viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected);
  static std::vector<View> possible_ends(const View& view);

  static void play_randomly(State& state, Rng& rng);
  static void apply(State& state, Action action);
  static void play_by_policy(State& state, Rng& rng);

  static constexpr auto kFacts = with_facts(
      trick_fact_kinds(kLastTrick),
      std::array{
          FactKind{"cantes", kMeanMarriage, 0, FactUnit::share,
                   "A cante follows in @ of 10 deals; with @, in @."_reason, "Cantes missed"_text},
          FactKind{"most", 0, 1, FactUnit::share,
                   "One is safe with the most points in @ of 10 deals; with @, in @."_reason, "Too few points"_text},
          FactKind{"few", 0, 1, FactUnit::share, "One is safe with few points in @ of 10 deals; with @, in @."_reason,
                   "Too many points"_text},
          FactKind{"enough", 0, 1, FactUnit::share, "No trick is missing in @ of 10 deals; with @, in @."_reason,
                   "Tricks"_text}});
  static constexpr Reason kGoal = "One is safe in @ of @ deals; with @, in @."_reason;
  /// Returns the facts of every trick game, whether the seat sings a cante after `before` and, with more
  /// than two players, how it avoids losing: with the most points, with fewer or, in bato, with enough tricks.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_in_world(const State& state, Rng& rng);
};

}  // namespace tapete
