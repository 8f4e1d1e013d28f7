// The conformance test detects games that reveal hidden information. The tests with such a game are expected to fail
// (tag [!shouldfail]).
#include <catch_amalgamated.hpp>

#include "conformance.hpp"
#include "games/guinote/invariants.hpp"

namespace tapete::test {
namespace {

constexpr int kHands = 400;  // random hands of each game
// One hand in kEvery is checked for leaks in each seat's view, and one in 5 * kEvery also in all that a seat is shown.
constexpr int kEvery = 2;

/// Returns the first card of the next seat that no other seat may know; an unknown card if there is none.
Card secret(const guinote::State& state, Seat seat) {
  const auto other = static_cast<std::size_t>((seat + 1) % state.config.players);
  const CardSet hidden = state.hand[other] - state.shown[other];
  return hidden.empty() ? Card{} : hidden.first();
}

/// A game that reveals nothing.
struct Honest : Guinote {};

/// A game that shows the face of a hidden card during the animation of a played card.
struct ShowsCard : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    for (Zone& zone : steps.back().scene.zones)
      if (zone.owner != seat && zone.hidden > 0) zone.cards.emplace_back().card = secret(before, seat);
    return steps;
  }
};

/// A game in which an announcement depends on a card that the seat does not see.
struct SaysCard : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    const Card card = secret(before, seat);
    if (card.known() && card.suit() == 0) steps.back().said.push_back({seat, "hm", ""});
    return steps;
  }
};

/// A game in which the number of steps depends on a card that the seat does not see.
struct TakesLonger : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    const Card card = secret(before, seat);
    if (card.known() && card.suit() == 0) steps.push_back(steps.back());
    return steps;
  }
};

/// A game that keeps all cards in redacted records.
struct TellsDeal : Guinote {
  static Deal redact_deal(const Deal& deal, const State& /*state*/, Seat /*seat*/) { return deal; }
};

}  // namespace
}  // namespace tapete::test

namespace tapete {
template <>
struct Invariants<test::Honest> : guinote::HandInvariants {};
template <>
struct Invariants<test::ShowsCard> : guinote::HandInvariants {};
template <>
struct Invariants<test::SaysCard> : guinote::HandInvariants {};
template <>
struct Invariants<test::TakesLonger> : guinote::HandInvariants {};
template <>
struct Invariants<test::TellsDeal> : guinote::HandInvariants {};
}  // namespace tapete

namespace tapete::test {
namespace {

TEST_CASE("a game without leaks passes the conformance test", "[leaks]") { check_game<Honest>(kHands, kEvery); }

TEST_CASE("the conformance test detects a hidden card that is shown", "[leaks][!shouldfail]") {
  check_game<ShowsCard>(kHands, kEvery);
}

TEST_CASE("the conformance test detects announcements that depend on a hidden card", "[leaks][!shouldfail]") {
  check_game<SaysCard>(kHands, kEvery);
}

TEST_CASE("the conformance test detects steps that depend on a hidden card", "[leaks][!shouldfail]") {
  check_game<TakesLonger>(kHands, kEvery);
}

TEST_CASE("the conformance test detects a redacted record with all cards", "[leaks][!shouldfail]") {
  check_game<TellsDeal>(kHands, kEvery);
}

}  // namespace
}  // namespace tapete::test
