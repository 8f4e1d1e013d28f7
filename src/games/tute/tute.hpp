#pragma once
#include <memory>

#include "game/blunder.hpp"
#include "tricks/trick_game.hpp"

namespace tapete {
namespace tute {

/// Tute cabrero for three to six, everybody alone: who is neither the highest nor the lowest loses the hand. The rules
/// are told to players in rules.es.md and rules.en.md beside this file; the house rules' keys are those of the record.
/// A hand for two is one of tute de a dos, with a stock: the final of a match, or a game of its own (tute_dos.hpp).
/// Remate, codillo and bato begin with an auction (auction.hpp).
struct Rules : TrickDefaults {
  static constexpr Ranking kRanking = spanish_ranking("24567SCR3A", std::array{11, 10, 4, 3, 2});
  static constexpr int kLastTrick = 10;  ///< diez de última
  static constexpr int kDeckSize = 40;
  static constexpr int kTwo = 1, kFour = 3, kSeven = 6, kCaballo = 8, kRey = 9;  ///< ranks
  static constexpr int kMostPlaying = 5;                                         ///< of six one deals and sits out
  static constexpr int kHandOfTwo = 6;                                           ///< cards of a hand of tute de a dos
  static constexpr int kStockOfTwo = 28;
  static constexpr int kHandOfBato = 4;
  static constexpr int kMostChanged = 3;                                   ///< cards that a player of bato may change
  static constexpr int kLowestBid = 50, kHighestBid = 230, kBidStep = 10;  ///< points that can be promised

  enum class Ties : std::uint8_t { all, tied, mano };
  enum class Variant : std::uint8_t {
    cabrero,
    chancho,  ///< R and C of a suit in one trick are sung for its taker
    remate,   ///< who promises most points plays against all others
    codillo,  ///< who plays calls a card; its holder is the partner, in secret
    bato,     ///< four cards, some of them changed, and tricks that are promised
  };

  struct Config {
    std::uint8_t players = 4;  ///< 3 to 6, or 2 in tute de a dos
    std::uint8_t strikes = 4;  ///< lost hands with which a player leaves
    Ties ties = Ties::all;
    bool rotate = false;  ///< trumps in turn, not by the last card
    bool claims = false;  ///< renuncio=claim: any card may be played
    Variant variant = Variant::cabrero;
    bool dos_final = false;  ///< the last two play a hand of tute de a dos
    friend bool operator==(const Config&, const Config&) = default;
  };

  /// Points of one player, apart by where they come from.
  struct Tally {
    std::uint16_t cards = 0;
    std::uint16_t cantos = 0;
    std::uint16_t last = 0;
    [[nodiscard]] constexpr int total() const { return cards + cantos + last; }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
  };

  struct Standing {
    std::array<std::uint8_t, kMaxSeats> strikes{};
    std::uint16_t hands = 0;       ///< played so far
    std::int8_t dealer = kNobody;  ///< who deals next; kNobody: drawn
    std::int8_t winner = kNobody;  ///< of the final
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

  /// Something sung, by a player or (chancho) by the trick itself.
  struct Canto {
    std::uint8_t trick = 0;  ///< tricks finished before it
    std::uint8_t seat = 0;
    std::uint8_t suit = 0;
    bool by_trick = false;
    friend constexpr bool operator==(const Canto&, const Canto&) = default;
  };

  /// Seats may have left the match, sit out, or (bato) not play a hand that they were dealt: `next` leads past them.
  struct State : TrickState<kMaxSeats, kDeckSize, kStockOfTwo> {
    std::array<CardSet, kMaxSeats> aside{};         ///< bato: face down beside each, thrown or given up
    std::array<std::uint8_t, kMaxSeats> changed{};  ///< bato: how many cards each has thrown to draw others
    FixedList<std::uint8_t, std::size_t{kMostPlaying} * kMostChanged>
        takers;  ///< bato: who has drawn each card of the stock
    Config config;
    std::array<Tally, kMaxSeats> tally{};
    FixedList<Canto, kSuits> cantos;             ///< a suit is sung once at the most
    std::array<std::uint8_t, kMaxSeats> next{};  ///< by seat: who plays after it
    Card left_over;                              ///< of three players: lies open, out of play; else unknown
    Card up;                                     ///< the card shown at the deal, wherever it is now; unknown: none
    std::uint8_t dealt = 0;                      ///< seats that were dealt cards, a bit each
    std::uint8_t playing = 0;                    ///< seats that play this hand; of bato not all that were dealt cards
    std::uint8_t count = 0;                      ///< how many those are; two play with a stock
    std::uint8_t in_play = kDeckSize;            ///< cards to be played in this hand
    std::uint8_t spare = 0;                      ///< bato: cards of the stock at first
    std::int8_t mano = kNobody;                  ///< leads the first trick if it plays; a view may not know yet
    std::uint8_t sung = 0;                       ///< suits sung from a hand, a bit each
    std::int8_t tute = kNobody;                  ///< who has sung tute
    std::int8_t declarer = kNobody;              ///< auction: who plays, as far as it is settled
    std::uint8_t bid = 0;                        ///< remate: points promised
    std::uint8_t passed = 0;                     ///< auction: who has said no, a bit each
    std::uint8_t joined = 0;                     ///< bato: who has said yes
    Card called;                                 ///< codillo: whose holder is the declarer's partner
    std::int8_t partner = kNobody;               ///< codillo: once a tute has ended the hand, and with it the secret
    bool first = false;                          ///< of a match of cabrero: oros are trumps

    [[nodiscard]] Seat after(Seat seat) const { return next[at(seat)]; }
    [[nodiscard]] int trick_size() const { return count; }
    [[nodiscard]] bool trick_full() const { return in_trick == count; }
    [[nodiscard]] bool all_played() const { return played_count == in_play; }
    [[nodiscard]] Seat leader_of(int trick) const;
    [[nodiscard]] int hand_size(Seat seat) const;
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr bool kDeclaresLate = true, kDeclaresEarly = false;
  static constexpr bool kClaims = true;
  static constexpr Text kDeclareFirst = "First sing, or go on"_text;

  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);

  // The deal; start() deals, and leaves a stock only to two
  static State start(const Config& config, const Standing& standing, const DealtDeck& deal);
  static DealShape shape(const Config&, const Standing&) { return {.turned = true, .stock = true}; }
  static int sides(const Config& config) { return config.players; }
  static bool plays(const State& s, Seat seat) { return (s.playing >> seat & 1U) != 0; }
  static CardSet aside(const State& s, Seat seat) { return s.aside[at(seat)] | CardSet::of(s.left_over); }

  // Tricks and their duties
  static void won_trick(State& s, int side, int points);
  static bool bound(const State& s) { return s.stock_gone() && s.phase <= Phase::over; }
  static CardSet playable(const State& s);
  static CardSet dutiful(const State& s);
  static CardSet duty(const State& s, CardSet hand, const TrickSoFar& trick);
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick);
  static unsigned accused(const State& s, Seat claimer) { return s.playing & ~(1U << claimer); }

  // Cantes, tutes and auctions
  static bool can_declare(const State& s, Seat seat);
  static void declarations(const State& s, Seat seat, ActionList& actions);
  static void declare(State& s, Seat seat, Action action);
  static bool may_have_declared(const State& s, Seat viewer, Seat actor, Action action);
  static bool may_lead(State& s, Seat viewer, Seat actor);
  static bool watch_auction(State& s, Seat viewer, Seat actor, Action action);
  static Action redacted(const State& s, Action action, Seat actor, Seat seat);
  static void hide(State& s, Seat seat);
  static std::string own_name(Action action);
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static Standing settle(const Config& config, const Standing& standing, const State& s);
  static OutcomeLines outcome(const Config& config, const Standing& standing, const State& s);
  /// What the seat sang, its strikes, and whether it made a capote.
  static std::vector<int> counted(const State& s, Seat seat);

  // What is seen and said
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static void add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang);
  static Action on_card(const State& s, Card card);
  static std::string refusal(const State& s, Card card, Lang lang);
  static OptionKind option_kind(Action action);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string pass_label(const State& s, Lang lang);
  static Announcement announce(const State& before, Seat actor, Action action, Seat viewer, Lang lang);
  static std::vector<Announcement> said_of_trick(const State& s, Seat viewer, Lang lang);
  static Highlight highlight_of(const State& s, Seat actor, Action action, Lang lang);
  static Highlight highlight_of_trick(const State& s, Lang lang);
  static Highlight highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tute

/// What it has beside its Rules, or otherwise than most trick games. What playouts do is compiled in this folder, where
/// it is inlined.
struct Tute : TrickGame<tute::Rules> {
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

  static bool match_over(const Config& config, const Standing& standing);
  static bool won(const Config& config, const Standing& standing, int side);
  static Result<Deal, Problem> parse_deal(const Config& config, const Standing& standing, std::string_view line,
                                          bool redacted);
  static Deal redact_deal(const Deal& deal, const State& state, Seat seat);
  static Seat viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected);
  static std::vector<View> possible_ends(const View& view);

  static void play_randomly(State& state, Rng& rng);
  static void apply(State& state, Action action);
  static void play_sensibly(State& state, Rng& rng);

  static Action casual(const View& view, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static ActionList candidates(const View& view);
  static Rewards rewards(const State& state);
  /// The chance of not losing the hand. A broken duty that nobody has claimed counts as the hand lost.
  static Gain gain(const State& state, Seat seat);
  static constexpr auto kFacts = with_fact(
      with_fact(
          with_fact(
              trick_fact_kinds(kLastTrick),
              {"cantes", 1, 0, false, "After the better one @ points are sung on average; after the other, @."_text}),
          {"most", 0, 1, true, "The better one saves by the most points in @ of 10 deals; the other, in @."_text}),
      {"few", 0, 1, true, "The better one saves by having few points in @ of 10 deals; the other, in @."_text});
  /// Those of every trick game, the points that the seat sings afterwards, and, where more than two play, how it does
  /// not lose: with the most points or with fewer.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_seen(const State& state, Rng& rng);
};

}  // namespace tapete
