#include "app/dates.hpp"

#include <algorithm>
#include <chrono>

namespace tapete {
namespace {

// Patterns of the parts of a moment, for has_form()
constexpr std::string_view kDate = "0000-00-00";
constexpr std::string_view kTime = " 00:00";
constexpr std::string_view kZone = " +00:00";
constexpr int kHour = 60;         // in minutes
constexpr int kDay = 24 * kHour;  // in minutes

/// Returns whether `text` begins with the pattern `form`, in which 0 matches any digit and + either sign.
bool has_form(std::string_view text, std::string_view form) {
  const auto fits = [](char c, char like) {
    if (like == '0') return c >= '0' && c <= '9';
    return like == '+' ? c == '+' || c == '-' : c == like;
  };
  return text.size() >= form.size() &&
         std::equal(form.begin(), form.end(), text.begin(), [&](char like, char c) { return fits(c, like); });
}

/// Parses the number of `size` digits that starts at index `at`.
int digits(std::string_view text, std::size_t at, std::size_t size) {
  int value = 0;
  for (const char c : text.substr(at, size)) value = value * 10 + (c - '0');
  return value;
}

}  // namespace

std::optional<int> day_number(std::string_view date) {
  if (!has_form(date, kDate)) return std::nullopt;
  using namespace std::chrono;
  const year_month_day day{year{digits(date, 0, 4)}, month(static_cast<unsigned>(digits(date, 5, 2))),
                           std::chrono::day(static_cast<unsigned>(digits(date, 8, 2)))};
  return day.ok() ? std::optional{static_cast<int>(sys_days{day}.time_since_epoch().count())} : std::nullopt;
}

std::optional<std::int64_t> minute_number(std::string_view moment) {
  const auto day = day_number(moment);
  if (!day) return std::nullopt;
  std::int64_t minutes = std::int64_t{*day} * kDay;
  moment.remove_prefix(kDate.size());
  if (!has_form(moment, kTime)) return minutes;
  minutes += digits(moment, 1, 2) * kHour + digits(moment, 4, 2);
  moment.remove_prefix(kTime.size());
  if (!has_form(moment, kZone)) return minutes;
  const int ahead = digits(moment, 2, 2) * kHour + digits(moment, 5, 2);
  return moment[1] == '-' ? minutes + ahead : minutes - ahead;
}

std::size_t moment_length(std::string_view text) {
  const std::size_t local = std::min(text.size(), kLocalDateLength);
  return has_form(text.substr(local), kZone) ? local + kZone.size() : local;
}

}  // namespace tapete
