// Reviews agree with the help that was offered before the decision.
#include <catch_amalgamated.hpp>
#include <cstdlib>

#include "match/bot.hpp"
#include "match/reason.hpp"
#include "match/review.hpp"
#include "records_support.hpp"

namespace tapete::test {
namespace {

using Against = ReviewOptions::Against;

/// Returns the review of decision `number` of seat 0 in a sample, as if seat 0 had done `action`; empty: what it did.
Reviewed sample_review(const std::string& sample, int number, Against against, const std::string& action = {}) {
  Record record = *redact(parse_record(read_sample(sample)).value(), 0);
  int count = 0;
  for (Event& event : record.events)
    if (!names_chance(games(), first_word(event.text)) && ++count == number && !action.empty())
      event.text = "0 " + action;
  const auto decisions = review(record, 0, {.checks = 400, .only = number, .against = against});
  REQUIRE(decisions);
  REQUIRE(decisions->size() == 1);
  return decisions->front();
}

TEST_CASE("a review still calls better what help has called better", "[review][help]") {
  const std::string sample = "brisca/two.tapete";
  constexpr int kNumber = 13;
  const Reviewed help = sample_review(sample, kNumber, Against::unplayed);
  REQUIRE_FALSE(help.equal);  // help says why `top` is better than `action`
  const Reviewed worse = sample_review(sample, kNumber, Against::advice, help.action);
  CHECK(worse.top == help.top);
  CHECK(worse.action == help.action);
  CHECK(reason(worse, Lang::en) == reason(help, Lang::en));
  const Reviewed best = sample_review(sample, kNumber, Against::advice, help.top);
  CHECK(best.top == help.top);
  CHECK(reason(best, Lang::en) == reason(help, Lang::en));
}

TEST_CASE("help compares a bid of tricks with one trick more or less", "[review][help]") {
  const Record record = *redact(parse_record(read_sample("podrida/four.tapete")).value(), 0);
  int number = 0;
  int bids = 0;
  for (const Event& event : record.events) {
    if (names_chance(games(), first_word(event.text))) continue;
    ++number;
    if (!event.text.starts_with("0 bid ")) continue;
    const auto decisions = review(record, 0, {.worlds = 100, .only = number, .against = Against::unplayed});
    REQUIRE(decisions);
    if (decisions->empty()) continue;  // the dealer had no choice
    const Reviewed& help = decisions->front();
    CAPTURE(number, help.top, help.action);
    CHECK(std::abs(help.top.back() - help.action.back()) == 1);
    ++bids;
  }
  CHECK(bids >= 5);
}

TEST_CASE("corazones: a review blames no card that help recommends to pass", "[review]") {
  constexpr Seat kSeat = 1;  // passes first
  constexpr int kCards = 3;
  Record record = parse_record(read_sample("corazones/four.tapete")).value();
  record.events.resize(1 + kCards);
  const auto judged = [&record](ReviewOptions::Against against, int only) {
    return review(*redact(record, kSeat), kSeat, {.worlds = 100, .seed = 7, .only = only, .against = against});
  };
  for (int number = 1; number <= kCards; ++number) {
    const auto advice = judged(ReviewOptions::Against::unplayed, number);
    REQUIRE(advice);
    REQUIRE(advice->size() == 1);
    record.events[static_cast<std::size_t>(number)].text = std::to_string(kSeat) + ' ' + advice->front().top;
  }
  const auto decisions = judged(ReviewOptions::Against::best, 0);
  REQUIRE(decisions);
  CHECK(decisions->size() == kCards);
  for (const Reviewed& one : *decisions) CHECK(one.loss == 0);
  const auto advised = judged(ReviewOptions::Against::advice, 0);
  for (const Reviewed& one : *advised)
    CHECK(record.events[static_cast<std::size_t>(one.number)].text.ends_with(one.top));
}

}  // namespace
}  // namespace tapete::test
