#include "app/diagnostics.hpp"

#include <algorithm>

#include "app/dates.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"

namespace tapete {
namespace {

constexpr std::string_view kFailureKey = "failure";  // value: "2026-11-21 15:04 +01:00 " and the sentence
constexpr std::string_view kCareKey = "care";  // value: lines such as "hands 7" and "copied 2026-11-21 15:04 +01:00"
constexpr int kMostHands = 9999;               // limit of the stored number of hands

/// Returns a sentence as it is stored: a single line without invisible characters, of at most kLongestFailure bytes.
std::string one_line(std::string_view text) {
  std::string out;
  while (!text.empty() && out.size() + 4 <= Diagnostics::kLongestFailure) {
    const auto [c, length] = first_code_point(text);
    if (length != 0 && is_blank(c))
      out += ' ';
    else if (length != 0 && !is_unseen(c))
      out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

}  // namespace

Diagnostics::Diagnostics(Storage& storage, const ClockAndEntropy& clock) : storage_(storage), clock_(clock) { read(); }

void Diagnostics::read() {
  const std::string failure = storage_.load(kFailureKey).value_or("");
  const std::size_t date = moment_length(failure);
  if (!failure_ && failure.size() > date + 1)
    failure_ = Failure{one_line(failure.substr(0, date)), one_line(failure.substr(date + 1))};
  const std::string care = storage_.load(kCareKey).value_or("");
  Splitter lines{care, '\n'};
  for (int i = 0; i < 2; ++i) {
    const std::string_view line = lines.next().value_or("");
    Splitter words{line, ' '};
    const auto key = words.next();
    if (key == "hands") hands_ = std::min(kMostHands, hands_ + parse_number(words.rest(), kMostHands).value_or(0));
    if (key == "copied" && copied_.empty()) copied_ = one_line(words.rest().substr(0, moment_length(words.rest())));
  }
}

void Diagnostics::read_late() {
  const bool told = failure_.has_value();
  read();
  if (told) keep_failure();
  keep();
}

void Diagnostics::failed(std::string_view sentence) {
  std::string text = one_line(sentence);
  if (failure_ && failure_->text == text && failure_->date.substr(0, 10) == clock_.date().substr(0, 10)) return;
  failure_ = Failure{clock_.date(), std::move(text)};
  keep_failure();
}

void Diagnostics::storage_failed(std::string_view sentence) {
  failure_ = Failure{clock_.date(), one_line(sentence)};
  unstored_ = true;
}

void Diagnostics::storage_works() {
  if (unstored_) keep_failure();
}

void Diagnostics::keep_failure() {
  unstored_ = false;
  storage_.store({{std::string{kFailureKey}, failure_->date + ' ' + failure_->text}});
}

void Diagnostics::hand_played() {
  if (!copied_.empty() || hands_ == kMostHands) return;
  ++hands_;
  keep();
}

void Diagnostics::copy_made() {
  copied_ = clock_.date();
  hands_ = 0;
  keep();
}

bool Diagnostics::reminds() const { return copied_.empty() && hands_ >= kHandsUnsaved && status_ && !status_->lasts; }

void Diagnostics::put_off() {
  hands_ = 0;
  keep();
}

void Diagnostics::keep() {
  std::string text = "hands " + std::to_string(hands_) + '\n';
  if (!copied_.empty()) text += "copied " + copied_ + '\n';
  storage_.store({{std::string{kCareKey}, text}});
}

}  // namespace tapete
