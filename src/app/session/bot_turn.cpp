#include "app/session/bot_turn.hpp"

#include <algorithm>

namespace tapete {
namespace {

/// Milliseconds of thinking after which a bot counts as slow.
constexpr double kOverdue = 5000;
/// Milliseconds after which a bot counts as failed. The host's own retries take less time.
constexpr double kPatience = 75000;
/// Milliseconds from a failure to the next question.
constexpr double kPause = 15000;
/// After this many illegal answers in one turn, a random legal action is played.
constexpr int kMostRefused = 3;

}  // namespace

void BotTurn::begin(const std::string& level) {
  level_ = level;
  ask();
}

void BotTurn::end() {
  waiting_ = slow_ = failed_ = false;
  refused_ = 0;
  action_.reset();
}

void BotTurn::ask() {
  slow_ = failed_ = false;
  waiting_ = refused_ < kMostRefused;
  if (!waiting_) {
    const auto legal = table_.legal();
    Rng rng{clock_.entropy()};
    action_ = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    return;
  }
  const Header bare{header_.game, header_.players, header_.rules, {}};
  since_ = clock_.now_ms();
  bots_.ask_bot(++asked_, record_text(bare, table_.redacted(table_.turn().decider)), level_, clock_.entropy().front());
}

void BotTurn::refuse() {
  ++refused_;
  ask();
}

void BotTurn::answered(int id, std::string_view action) {
  if (!waiting_ || id != asked_) return;
  waiting_ = slow_ = false;
  failed_ = action.empty();
  if (failed_) {
    since_ = clock_.now_ms();
    return;
  }
  const auto offers = [action](const std::vector<std::string>& actions) {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  };
  // A bot whose turn it is may also do what is legal out of turn, such as claiming that a rival has broken a rule.
  if (offers(table_.legal()) || offers(table_.out_of_turn(table_.turn().decider)))
    action_ = action;
  else
    refuse();
}

void BotTurn::retry() {
  if (failed_) ask();
}

void BotTurn::tick(double now) {
  const auto moment = next_tick_time();
  if (!moment || now < *moment) return;
  if (failed_)
    ask();
  else if (!slow_)
    slow_ = true;
  else
    answered(asked_, {});
}

std::optional<double> BotTurn::next_tick_time() const {
  if (failed_) return since_ + kPause;
  if (waiting_) return since_ + (slow_ ? kPatience : kOverdue);
  return std::nullopt;
}

}  // namespace tapete
