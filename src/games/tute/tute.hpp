#pragma once
#include <array>
#include <cstdint>
#include <memory>

#include "game/blunder.hpp"
#include "game/game.hpp"
#include "tricks/deal_line.hpp"
#include "tricks/strength.hpp"

namespace tapete {

/// Tute cabrero for three to six, everybody alone: who is neither the highest nor the lowest loses the hand. The rules
/// are told to players in rules.es.md and rules.en.md beside this file; the house rules' keys are those of the record.
/// A hand for two is one of tute de a dos, with a stock: the final of a match, or a game of its own (tute_dos.hpp).
/// Remate, codillo and bato begin with an auction (auction.hpp).
struct Tute {
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

  using Deal = DealtDeck;

  enum class Kind : std::uint8_t { play, cante, tute, pass, claim, bid, trump, call, change, draw };
  enum class Phase : std::uint8_t {
    play,    ///< a card is due
    window,  ///< the winner of a trick may sing
    bid,     ///< auction: who plays
    trump,   ///< the declarer names trumps
    call,    ///< codillo: the declarer names a card
    change,  ///< bato: cards are thrown, then as many drawn
    over,
  };

  /// Something sung, by a player or (chancho) by the trick itself.
  struct Canto {
    std::uint8_t trick = 0;  ///< tricks finished before it
    std::uint8_t seat = 0;
    std::uint8_t suit = 0;
    bool by_trick = false;
    friend constexpr bool operator==(const Canto&, const Canto&) = default;
  };

  struct State {
    std::array<CardSet, kMaxSeats> hand{};
    std::array<CardSet, kMaxSeats> shown{};         ///< of each hand, what the whole table knows
    std::array<Card, kDeckSize> played{};           ///< all cards played, in order
    CardSet gone;                                   ///< the same as a set
    std::array<std::uint8_t, 20> winner{};          ///< of each finished trick
    std::array<Card, kStockOfTwo> stock{};          ///< in drawing order; for two the last is the turned card
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
    std::uint8_t played_count = 0;
    std::uint8_t tricks = 0;      ///< finished
    std::uint8_t stock_size = 0;  ///< for two
    std::uint8_t spare = 0;       ///< bato: cards of the stock at first
    std::uint8_t drawn = 0;       ///< cards taken from the stock
    std::uint8_t trump = 0;       ///< suit; kSuits: not named yet
    std::uint8_t dealer = 0;
    std::int8_t mano = kNobody;     ///< leads the first trick if it plays; a view may not know yet
    std::int8_t leader = kNobody;   ///< leads the present trick
    std::int8_t actor = kNobody;    ///< seat to act; kNobody if over
    std::uint8_t in_trick = 0;      ///< cards of the present trick
    std::uint8_t winning_seat = 0;  ///< of the present trick
    Card winning;
    std::uint8_t trick_points = 0;
    std::uint8_t sung = 0;    ///< suits sung from a hand, a bit each
    std::uint8_t broken = 0;  ///< seats that have broken a duty, a bit each
    std::int8_t claimer = kNobody;
    std::int8_t tute = kNobody;      ///< who has sung tute
    std::int8_t declarer = kNobody;  ///< auction: who plays, as far as it is settled
    std::uint8_t bid = 0;            ///< remate: points promised
    std::uint8_t passed = 0;         ///< auction: who has said no, a bit each
    std::uint8_t joined = 0;         ///< bato: who has said yes
    Card called;                     ///< codillo: whose holder is the declarer's partner
    std::int8_t partner = kNobody;   ///< codillo: once a tute has ended the hand, and with it the secret
    Phase phase = Phase::play;
    bool first = false;  ///< of a match of cabrero: oros are trumps
    friend bool operator==(const State&, const State&) = default;
  };

  /// What a seat knows: the state with all that is hidden taken out. Other hands hold only what they have shown, the
  /// stock only the turned card; and nobody but the seat itself is seen to be asked for a canto. Who changes cards with
  /// the left-over one is not known to others, as the redacted record does not tell it.
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
  static Standing opening(const Config&) { return {}; }

  static bool match_over(const Config& config, const Standing& standing);
  static bool won(const Config& config, const Standing& standing, int side);
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
  static int sides(const Config& config) { return config.players; }
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
  static std::vector<View> possible_ends(const View& view);
  static Seat viewer(const Config& config, const Standing& standing, const Deal& deal, Seat expected);
  static Action casual(const View& view, Rng& rng);
  static std::span<const Blunder<State>> blunders();
  static ActionList candidates(const View& view);
  static void play_sensibly(State& state, Rng& rng);
  static Rewards rewards(const State& state);
  static std::optional<Action> exact_choice(const View& view, int worlds, const Budget& budget, Rng& rng);
  static std::optional<Action> exact_seen(const State& state, Rng& rng);

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang);
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& state, Seat seat, Lang lang);
};

}  // namespace tapete
