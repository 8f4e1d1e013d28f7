// The conformance test can fail: games that tell one thing too much are found. Each test here is expected to fail.
#include <catch_amalgamated.hpp>

#include "conformance.hpp"
#include "games/guinote/invariants.hpp"

namespace tapete::test {
namespace {

constexpr int kHands = 400;
constexpr int kEvery =
    2;  // of two hands in one it is looked at what each seat knows, of ten in one at all that is shown

/// The first card of the seat's left neighbour that nobody else may know; unknown if there is none.
Card secret(const guinote::State& state, Seat seat) {
  const auto other = static_cast<std::size_t>((seat + 1) % state.config.players);
  const CardSet hidden = state.hand[other] - state.shown[other];
  return hidden.empty() ? Card{} : hidden.first();
}

/// Nothing is wrong with it.
struct Honest : Guinote {};

/// While a card flies, one that lies face down shows its face.
struct ShowsCard : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    for (Zone& zone : steps.back().scene.zones)
      if (zone.owner != seat && zone.hidden > 0) zone.cards.emplace_back().card = secret(before, seat);
    return steps;
  }
};

/// What is said with a card depends on a card that is not seen.
struct SaysCard : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    const Card card = secret(before, seat);
    if (card.known() && card.suit() == 0) steps.back().said.push_back({seat, "hm", ""});
    return steps;
  }
};

/// How long a card takes depends on a card that is not seen.
struct TakesLonger : Guinote {
  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    auto steps = Guinote::steps(config, standing, before, action, seat, lang);
    const Card card = secret(before, seat);
    if (card.known() && card.suit() == 0) steps.push_back(steps.back());
    return steps;
  }
};

/// The record that a seat gets has the cards of all.
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

TEST_CASE("a game that tells nothing is found honest", "[leaks]") { check_game<Honest>(kHands, kEvery); }

TEST_CASE("a card that shows its face is found", "[leaks][!shouldfail]") { check_game<ShowsCard>(kHands, kEvery); }

TEST_CASE("words that depend on a hidden card are found", "[leaks][!shouldfail]") {
  check_game<SaysCard>(kHands, kEvery);
}

TEST_CASE("steps that depend on a hidden card are found", "[leaks][!shouldfail]") {
  check_game<TakesLonger>(kHands, kEvery);
}

TEST_CASE("a record with the cards of all is found", "[leaks][!shouldfail]") { check_game<TellsDeal>(kHands, kEvery); }

}  // namespace
}  // namespace tapete::test
