#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "looks/looks.hpp"

namespace tapete {

enum class ThemeChoice : unsigned char { automatic, light, dark };
enum class Speed : unsigned char { slow, normal, fast };
enum class TextSize : unsigned char { normal, large, larger, largest };
/// The player's portrait at the table: none, or 1 + its index in kPortraits.
enum class PlayerPortrait : unsigned char { none };
enum class Touch : unsigned char { once, twice };  ///< how many touches play a card
/// Size of the mistakes that a review shows after a hand (see least_loss() in hindsight.hpp); `off`: none are shown.
enum class Review : unsigned char { off, large, normal, strict };
enum class Switch : unsigned char { off, on };

/// Returns the name of the portrait in kPortraits; kNoPortrait for PlayerPortrait::none.
std::string_view portrait_name(PlayerPortrait portrait);

/// Returns the factor by which texts are larger than normal: 1 to 2.
float text_factor(TextSize size);

/// The player's choices for all matches.
struct Settings {
  Lang lang{};
  ThemeChoice theme{};
  Speed speed = Speed::normal;
  TextSize text_size{};
  Face face{};
  Back back{};
  Cloth cloth{};
  PlayerPortrait portrait{};
  Touch touch{};
  Review review = Review::normal;
  Switch sound = Switch::on;
  Switch voice{};            ///< calls are spoken
  Switch contrast{};         ///< stronger contrast
  Switch reduced_motion{};   ///< no animations, even if the system allows them
  Switch help = Switch::on;  ///< a player whose turn it is may ask for help
  Switch left_handed{};      ///< buttons are at the left
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// The longest text of settings that is parsed, in bytes. A normal text has a few hundred.
inline constexpr std::size_t kLongestSettings = 8000;

/// Returns the settings as lines `key value`, for the storage.
std::string settings_text(const Settings& settings);
/// Parses a text of settings_text(). Ignores unknown lines, because stored settings may be older or newer than this
/// program. Settings without a line keep their values from `base`. Returns `base` if the text is too long.
Settings parse_settings(std::string_view text, Settings base);
/// Returns `onto` with the changes that were made between `before` and `after`.
Settings rebase(const Settings& before, const Settings& after, const Settings& onto);

}  // namespace tapete
