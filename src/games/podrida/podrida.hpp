#pragma once
#include <cstdlib>

#include "tricks/bid_blunders.hpp"
#include "tricks/open_bids.hpp"
#include "tricks/sum_match.hpp"
#include "tricks/trick_game.hpp"

/// Podrida (oh hell) and, with other house rules, pocha: all players bid how many tricks they will win, and score if
/// they win exactly that many. rules.en.md and rules.es.md in this folder explain the rules to players; config.cpp
/// lists the house rules and the keys by which records name them.
namespace tapete::podrida {

enum class Pack : std::uint8_t { french, spanish, spanish36 };
/// Growth of hands during the match. `stay`, the value `long` of the house rule, is like `updown`, but the hand of one
/// card and the largest hand are played once for each player.
enum class Rounds : std::uint8_t { up, updown, stay, down };
/// Values of the house rule `score`; bonus() and penalty() in rules.cpp give the points.
enum class Score : std::uint8_t { five, three, one, hit, ten };

struct Config {
  std::uint8_t players = 4;
  std::uint8_t most = 17;  ///< cards of each player in the largest hand; fewer if the deck is too small
  Pack pack = Pack::french;
  Rounds rounds = Rounds::up;
  Score score = Score::five;
  bool plain = false;        ///< whether the three of a Spanish deck is not a high card
  bool trumps = true;        ///< whether a card is turned up to decide trumps
  bool last_shown = true;    ///< whether the dealer's last card decides trumps if no card is left to turn up
  bool bound = true;         ///< whether the bids must not add up to the number of tricks
  bool beat = false;         ///< whether players must beat the trick if they can
  bool oros_double = false;  ///< whether hands with oros (coins) as trumps count twice
  friend bool operator==(const Config&, const Config&) = default;
};

struct State : TrickState<kMaxSeats, 52, 1>, BidState, SumState {
  Config config;
  friend bool operator==(const State&, const State&) = default;
};

/// Returns the number of cards that each player gets, for every hand of the match.
FixedList<std::uint8_t, 40> hands_of(const Config& config);

/// The deck, the deal, the bids, and the duties.
struct Duties : OpenBids<struct Rules, SumMatch<Rules>> {
  using Config = podrida::Config;
  using State = podrida::State;
  static constexpr Deck kDeck = Deck::french;
  static constexpr Ranking kRanking = french_ranking("23456789TJQKA", std::array{0});
  static constexpr Ranking kTuteRanking = spanish_ranking("24567SCR3A", std::array{0});
  static constexpr Ranking kPlainRanking = spanish_ranking("234567SCRA", std::array{0});
  static constexpr int kSolvedCards = 9;
  static constexpr WorldCounts kWorlds{30, 300};

  static Deck deck(const Config& config) { return config.pack == Pack::french ? Deck::french : Deck::spanish; }
  static const Ranking& ranking(const Config& config) {
    return config.pack == Pack::french ? kRanking : config.plain ? kPlainRanking : kTuteRanking;
  }
  static CardSet cards(const Config& config);
  static DealShape shape(const Config& config, const Standing& standing);
  static bool may_bid(const State& s, Seat seat, int tricks) {
    return !s.config.bound || seat != s.dealer || s.bids() + tricks != s.each;
  }
  static CardSet playable(const State& s);
  static CardSet denied(const State& s, Card card, const TrickSoFar& trick);
  static int card_points(const State&) { return 0; }
};

/// The texts about the bids and the duties.
struct Words : Duties {
  static std::string phase_words(const State& s, const Standing& standing, Lang lang);
  static std::string refusal(const State& s, Card card, Lang lang);
  static TableQuestion question(const State& s, Lang lang);
  static std::string own_label(const State& s, Action action, Lang lang);
  static std::string own_words(const State& s, Action action, Lang lang);
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang);
  /// Returns a sentence about the trumps and aces of the hand, for which a player bids that number of tricks.
  static std::string reason_to_declare(const State& s, Action bid, Lang lang);
};

struct Rules : Words {
  static const GameInfo& info();
  static Config configure(int players, std::span<const int> values);
  /// Returns what a correct bid scores and what a wrong one costs.
  static Text words_for_score(const Config& config);

  // Hands and the match
  static std::array<int, kMaxSeats> points(const State& s);
  static bool match_over(const Config& config, const Standing& standing) {
    return standing.hands == hands_of(config).size();
  }
  static double hands_left(const Config& config, const Standing& standing) {
    return static_cast<double>(hands_of(config).size()) - standing.hands;
  }
  /// Returns the typical difference in points between players after one hand, fitted to matches of the casual player.
  static double spread(const Config& config);
  /// Returns, for the statistics: whether the bid was met, and the number of tricks won.
  static std::vector<int> extra_statistics(const State& s, Seat seat) {
    return {s.lacking(seat) == 0 ? 1 : 0, s.won[at(seat)]};
  }

  // Bots
  static Action policy(const State& s, Rng& rng);
  static Action policy_action(const State& s, Rng& rng);
  /// Returns the action that people expect where the policy would play `natural` (HasExpectations): of the cards of a
  /// suit that do not win the trick, the lowest one while tricks are lacking, and then the highest one.
  static Action expected(const State& s, Action natural);
  static TrickOdds<Rules> odds(const State& s);
  static std::span<const Blunder<State>> blunders();
  static std::string idea(const State& s, CardChoice choice, Lang lang) {
    TrickMoment moment = choice_of<Rules>(s, choice);
    moment.must_trump = s.config.beat;
    return bid_idea(moment, bid_of_actor(s), choice, lang);
  }
  static std::string merit(const State& s, Card card, Lang lang) {
    const TrickMoment moment = moment_of(s, ranking_for<Rules>(s.config), sides(s.config), playable(s), {});
    return bid_merit(moment, bid_of_actor(s), card, lang);
  }
  /// Returns the bid of the seat to act.
  static Bid bid_of_actor(const State& s);
  static Rewards rewards(const State& s);

  // The scene and the texts
  static SideScore score(const Config& config, const Standing& standing, const State& s, int side, Seat viewer,
                         Lang lang);
  static Sheet sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang);
};

}  // namespace tapete::podrida

namespace tapete {
struct Podrida : TrickGame<podrida::Rules> {
  /// Returns whether two bids differ by one trick (HasNearActions); true for all other actions.
  static bool are_near(Action a, Action b) {
    return a.kind != kOwnAction || b.kind != kOwnAction || std::abs(a.a - b.a) == 1;
  }
  static constexpr auto kFacts = with_facts(
      trick_fact_kinds(0),
      std::array{FactKind{"hit", 10, 0, FactUnit::share,
                          "Bidding this is right in @ of 10 deals; bidding @, in @ of 10."_reason, "The bid"_text},
                 FactKind{"short",
                          -20,
                          0,
                          FactUnit::share,
                          "The bid falls short in @ of 10 deals; with @, in @ of 10."_reason,
                          "Too few tricks"_text,
                          {},
                          "With @ it is easier to fall short of the bid."_reason},
                 FactKind{"over",
                          -20,
                          0,
                          FactUnit::share,
                          "There are too many tricks in @ of 10 deals; with @, in @ of 10."_reason,
                          "Too many tricks"_text,
                          {},
                          "With @ it is easier to take too many tricks."_reason}});
  /// Returns the facts of every trick game, whether the seat wins as many tricks as it has bid and, for a card, whether
  /// it wins too few or too many.
  static std::array<double, std::size(kFacts)> facts(const State& before, const State& end, Seat seat) {
    const int lacking = end.lacking(seat);
    const bool card = before.phase == TrickPhase::play;
    return with_facts(
        trick_facts<podrida::Rules>(before, end, seat),
        std::array{lacking == 0 ? 1.0 : 0.0, card && lacking > 0 ? 1.0 : 0.0, card && lacking < 0 ? 1.0 : 0.0});
  }
};
}  // namespace tapete
