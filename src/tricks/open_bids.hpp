#pragma once
#include "game/chart.hpp"
#include "tricks/trick_rules.hpp"
#include "tricks/trick_words.hpp"

namespace tapete {

inline constexpr std::int8_t kNoBid = -1;

/// The fields that the State of a game with open bids has besides its TrickState.
struct BidState {
  std::array<std::int8_t, kMaxSeats> bid{};   ///< the number of tricks that each seat has bid
  std::array<std::uint8_t, kMaxSeats> won{};  ///< the number of tricks that each seat has won
  /// Returns the number of tricks that the seat still needs; negative if it has won too many.
  [[nodiscard]] int lacking(Seat seat) const { return bid[at(seat)] - won[at(seat)]; }
  /// Returns the sum of the bids so far.
  [[nodiscard]] int bids() const {
    int sum = 0;
    for (const int said : bid) sum += said > 0 ? said : 0;
    return sum;
  }
  friend bool operator==(const BidState&, const BidState&) = default;
};

/// A base class of Rules in which each seat bids openly, once and before the first trick, the number of tricks that it
/// will win. The dealer bids last. R::State must be a BidState too; R::may_bid(s, seat, tricks) says which bids are
/// allowed. `Base` provides all other members of Rules.
template <class R, class Base>
struct OpenBids : Base {
  template <class State, class Standing>
  static void begin(State& s, const Standing& standing) {
    Base::begin(s, standing);
    s.phase = TrickPhase::bid;
    s.bid.fill(kNoBid);
  }
  template <class State>
  static void declarations(const State& s, Seat seat, ActionList& actions) {
    for (int tricks = 0; tricks <= s.each; ++tricks)
      if (R::may_bid(s, seat, tricks)) actions.push_back(bid_action(tricks));
  }
  template <class State>
  static void declare(State& s, Seat seat, Action action) {
    s.bid[at(seat)] = static_cast<std::int8_t>(action.a);
    s.actor = static_cast<std::int8_t>(s.after(seat));
    if (seat == s.dealer) s.phase = TrickPhase::play;
  }
  template <class State>
  static bool replay_auction(State& s, Seat /*seat*/, Seat actor, Action action) {
    ActionList legal;
    declarations(s, s.actor, legal);
    if (actor != s.actor || !legal.contains(action)) return false;
    declare(s, actor, action);
    return true;
  }
  template <class State>
  static void won_trick(State& s, int side, int /*points*/) {
    ++s.won[at(side)];
  }
  static std::string own_name(Action action) { return "bid " + std::to_string(action.a); }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool /*redacted*/) {
    const auto tricks = parse_number(words.next().value_or(""), kMostTricks);
    return verb == "bid" && tricks && !words.next() ? std::optional{bid_action(*tricks)} : std::nullopt;
  }

  // The row of the hand in the match's chart (sum_match.hpp)
  template <class State>
  static std::string chart_about(const State& s, Lang lang) {
    return trick_say::cards(s.each, lang);
  }
  template <class State>
  static Chart::Cell chart_cell(const State& s, Seat seat, Lang lang) {
    Chart::Cell cell;
    if (s.bid[at(seat)] == kNoBid) return cell;
    cell.note = fill(trick_say::kWonOfBid(lang), std::to_string(s.won[at(seat)]), std::to_string(s.bid[at(seat)]));
    if (s.phase == TrickPhase::over) cell.mood = s.lacking(seat) == 0 ? 1 : -1;
    return cell;
  }

 protected:
  static constexpr Action bid_action(int tricks) { return {kOwnAction, static_cast<std::uint8_t>(tricks), 0, 0}; }

 private:
  static constexpr int kMostTricks = 52;
};

}  // namespace tapete
