#include "ui/screens/count_motion.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {
namespace {

/// Returns the sum of `count` rows from `first` on in a column; no value if a cell is not a number.
std::optional<int> sum(const Sheet& sheet, std::size_t first, std::size_t count, std::size_t column) {
  int all = 0;
  for (std::size_t row = first; row < first + count; ++row) {
    const auto value = number_in(sheet.rows[row].cells[column]);
    if (!value) return std::nullopt;
    all += *value;
  }
  return all;
}

bool adds_up(const Sheet& sheet, std::size_t total, std::size_t count) {
  for (std::size_t column = 0; column < sheet.rows[total].cells.size(); ++column) {
    const auto value = number_in(sheet.rows[total].cells[column]);
    if (!value || sum(sheet, total - count, count, column) != value) return false;
  }
  return true;
}

}  // namespace

std::optional<int> number_in(std::string_view cell) {
  constexpr std::string_view kMinus = "−";
  const bool negative = cell.starts_with(kMinus);
  if (negative) cell.remove_prefix(kMinus.size());
  int value = 0;
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc{} || end != cell.data() + cell.size() || value < 0) return std::nullopt;
  return negative ? -value : value;
}

float CountMotion::visible(std::size_t line) const {
  return static_cast<float>(std::clamp(age / kLineTime - static_cast<double>(line), 0.0, 1.0));
}

float CountMotion::reaction() const {
  return static_cast<float>(std::clamp((age - kLineTime * static_cast<double>(lines)) / kReaction, 0.0, 1.0));
}

float CountMotion::face(bool won) const {
  const float turn = std::numbers::pi_v<float> * reaction();
  return won ? -0.5F * std::abs(std::sin(3 * turn)) * (1 - reaction()) : 0.3F * std::sin(turn);
}

std::size_t addends(const Sheet& sheet, std::size_t total) {
  if (!sheet.rows[total].total) return 0;
  for (std::size_t count = total; count > 1; --count)
    if (adds_up(sheet, total, count)) return count;
  return 0;
}

std::string cell_text(const Sheet& sheet, std::size_t row, std::size_t column, const CountMotion& motion) {
  const std::string& text = sheet.rows[row].cells[column];
  if (!motion.moves()) return text;
  const std::size_t count = addends(sheet, row);
  if (count == 0) return text;
  float all = 0;
  for (std::size_t each = row - count; each < row; ++each)
    all += motion.visible(each) * static_cast<float>(number_in(sheet.rows[each].cells[column]).value_or(0));
  return number_words(std::lround(all));
}

}  // namespace tapete
