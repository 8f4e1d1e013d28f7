#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

enum class ThemeChoice : unsigned char { automatic, light, dark };
enum class Speed : unsigned char { slow, normal, fast };
enum class TextSize : unsigned char { normal, large, larger, largest };  ///< 100, 125, 150, 200 percent
enum class Switch : unsigned char { off, on };

/// What the player has chosen for all matches.
struct Settings {
  Lang lang{};
  ThemeChoice theme{};
  Speed speed = Speed::normal;
  TextSize text_size{};
  Switch sound = Switch::on;
  Switch voice{};        ///< calls are said aloud
  Switch contrast{};     ///< stronger colours
  Switch still{};        ///< nothing moves, whatever the system wishes
  Switch left_handed{};  ///< what is pressed lies at the left
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// As lines `key value`, for storage.
std::string settings_text(const Settings& settings);
/// Lines that mean nothing are passed over: stored settings may be older or newer than this program. `base` stands
/// where a line lacks.
Settings parse_settings(std::string_view text, Settings base);

}  // namespace tapete
