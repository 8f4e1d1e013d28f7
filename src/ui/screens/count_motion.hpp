#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "game/scene.hpp"

namespace tapete {

/// Time since a scoresheet appeared: its lines appear one after the other, sums grow, and faces react. The largest age
/// shows everything at rest.
struct CountMotion {
  /// Milliseconds between the appearance of two lines.
  static constexpr double kLineTime = 350;
  /// Milliseconds for which faces react after the last line.
  static constexpr double kReaction = 1400;

  double age = kLineTime * 1000;  ///< milliseconds since the scoresheet appeared
  std::size_t lines = 0;          ///< number of lines

  /// Returns how visible a line is, 0 to 1.
  [[nodiscard]] float visible(std::size_t line) const;
  /// Returns how far a face is below its place, as a multiple of its radius: a winner's face jumps, a loser's sinks and
  /// comes back.
  [[nodiscard]] float face(bool won) const;
  /// Returns the time of the reaction, 0 to 1.
  [[nodiscard]] float reaction() const;
  [[nodiscard]] double duration() const { return kLineTime * static_cast<double>(lines) + kReaction; }
  [[nodiscard]] bool moves() const { return age < duration(); }
};

/// Returns the number in a cell of a scoresheet; no value if the cell contains anything else.
std::optional<int> number_in(std::string_view cell);
/// Returns how many rows directly before `total` add up to it in every column; 0 if none do.
std::size_t addends(const Sheet& sheet, std::size_t total);

/// Returns the cell of a row while the rows appear: a sum shows the sum of the rows that are visible.
std::string cell_text(const Sheet& sheet, std::size_t row, std::size_t column, const CountMotion& motion);

}  // namespace tapete
