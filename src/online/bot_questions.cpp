#include "online/bot_questions.hpp"

#include "online/protocol.hpp"

namespace tapete::online {
namespace {

constexpr int kMostQuestions = 1'000'000'000;  ///< largest number of a question

}  // namespace

bool BotQuestions::replace(Splitter words, Seat own) {
  std::array<int, kMaxSeats> asked{};
  while (const auto word = words.next()) {
    Splitter parts{*word, ':'};
    const auto seat = take_number(parts, kMaxSeats - 1);
    const int number = parse_number(parts.rest(), kMostQuestions).value_or(0);
    if (!seat || *seat == own || number == 0) return false;
    asked[static_cast<std::size_t>(*seat)] = number;
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i].asked = asked[i];
  return true;
}

std::vector<Seat> BotQuestions::open() const {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].asked != 0 && seats_[i].asked != seats_[i].answered) seats.push_back(static_cast<Seat>(i));
  return seats;
}

std::string BotQuestions::answer(Seat about, bool agrees) {
  if (about < 0 || about >= kMaxSeats) return {};
  About& one = seats_[static_cast<std::size_t>(about)];
  if (one.asked == 0 || one.asked == one.answered) return {};
  one.answered = one.asked;
  one.line = (agrees ? "agree " : "wait ") + std::to_string(about) + " " + std::to_string(one.asked);
  return one.line;
}

std::vector<std::string> BotQuestions::repeated() const {
  std::vector<std::string> lines;
  for (const About& one : seats_)
    if (one.asked != 0 && one.asked == one.answered) lines.push_back(one.line);
  return lines;
}

}  // namespace tapete::online
