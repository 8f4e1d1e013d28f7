#include <algorithm>

#include "online/host_table.hpp"

/// The host's side of the protocol: the guests who are there decide whether a bot plays for a guest who is gone.
namespace tapete::online {
namespace {

constexpr double kAsleep = 2 * kBeat;  ///< milliseconds without a call after which the page has been asleep

}  // namespace

bool HostTable::ask_for_bot(Seat seat, double now) {
  notice_pause(now);
  GuestSeat* const one = seat_of_guest(seat);
  if (one == nullptr || !begun_ || one->bot || one->must_open() || present(seat, now)) return false;
  if (!one->vote) one->vote.emplace();
  if (one->vote->is_due()) one->vote->ask(++questions_);
  settle_votes(now);
  return true;
}

void HostTable::tick(double now) {
  notice_pause(now);
  settle_votes(now);
}

/// After a long pause, lines that came while the page was asleep may still wait to be handled, so no guest counts as
/// absent.
void HostTable::notice_pause(double now) {
  if (now - called_at_ > kAsleep)
    for (Page& one : pages_) one.heard = now;
  called_at_ = now;
}

/// Handles `agree SEAT Q` and `wait SEAT Q`. Ignores late answers to earlier questions.
bool HostTable::voted(Seat voter, Splitter words, BotVote::Answer answer) {
  GuestSeat* const about = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  const int number = parse_number(words.rest(), questions_).value_or(0);
  if (about == nullptr || about->seat == voter || number == 0) return false;
  if (about->vote && about->vote->number() == number) about->vote->note(voter, answer);
  return true;
}

bool HostTable::may_vote(const GuestSeat& voter, Seat about, double now) const {
  return voter.seat != about && !voter.bot && present(voter.seat, now);
}

/// Ends the votes about guests who are back or whose numbers are awaited, and seats the bots on which all agree.
void HostTable::settle_votes(double now) {
  for (GuestSeat& about : guests_) {
    if (!about.vote) continue;
    const bool agreed = std::ranges::all_of(guests_, [&](const GuestSeat& one) {
      return !may_vote(one, about.seat, now) || about.vote->answer_of(one.seat) == BotVote::Answer::agree;
    });
    if (about.must_open() || present(about.seat, now))
      about.vote.reset();
    else if (agreed)
      change("bot " + std::to_string(about.seat));
  }
  for (Page& one : pages_)
    if (const std::string questions = questions_for(one.seat); one.seat != kNobody && questions != one.questions)
      send_questions(one);
}

/// Returns the line `ask SEAT:Q ...` with the questions that a guest has not answered.
std::string HostTable::questions_for(Seat voter) const {
  std::string line = "ask";
  for (const GuestSeat& about : guests_)
    if (about.vote && about.seat != voter && about.vote->answer_of(voter) == BotVote::Answer::none)
      line += " " + std::to_string(about.seat) + ":" + std::to_string(about.vote->number());
  return line;
}

void HostTable::send_questions(Page& page) {
  page.questions = questions_for(page.seat);
  send(page.id, page.questions);
}

}  // namespace tapete::online
