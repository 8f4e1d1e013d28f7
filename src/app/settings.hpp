#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

enum class ThemeChoice : unsigned char { automatic, light, dark };
enum class Speed : unsigned char { slow, normal, fast };
enum class TextSize : unsigned char { normal, large, larger, largest };  ///< 100, 125, 150, 200 percent
enum class Face : unsigned char { classic, large };    ///< of the Spanish deck: large has great numbers
enum class Back : unsigned char { red, blue, green };  ///< colour of the cards' backs
enum class Cloth : unsigned char { green, blue, wine, grey };
/// Their names, in storage and in the page's address.
inline constexpr std::array<std::string_view, 4> kCloths{"green", "blue", "wine", "grey"};
/// The player's own face at the table: none, or 1 and its place in kPortraits.
enum class Likeness : unsigned char { none };
enum class Touch : unsigned char { once, twice };  ///< how often a card is touched to play it
/// What is told of a hand that is over: nothing, or mistakes from a certain size on.
enum class Review : unsigned char { off, large, normal, strict };
enum class Switch : unsigned char { off, on };

/// Whose face that is, as kPortraits names them; empty: nobody's.
std::string_view own_face(Likeness likeness);

/// What the player has chosen for all matches.
struct Settings {
  Lang lang{};
  ThemeChoice theme{};
  Speed speed = Speed::normal;
  TextSize text_size{};
  Face face{};
  Back back{};
  Cloth cloth{};
  Likeness likeness{};
  Touch touch{};
  Review review = Review::normal;
  Switch sound = Switch::on;
  Switch voice{};        ///< calls are said aloud
  Switch contrast{};     ///< stronger colours
  Switch still{};        ///< nothing moves, whatever the system wishes
  Switch help{};         ///< a player whose turn it is may ask what can be done
  Switch left_handed{};  ///< what is pressed lies at the left
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Longest settings that are read, in bytes; they fill some hundred.
inline constexpr std::size_t kLongestSettings = 8000;

/// As lines `key value`, for storage.
std::string settings_text(const Settings& settings);
/// Lines that mean nothing are passed over: stored settings may be older or newer than this program; so is a text
/// that is too long. `base` stands where a line lacks.
Settings parse_settings(std::string_view text, Settings base);
/// `onto` with all that was changed from `before` to `after`.
Settings rebase(const Settings& before, const Settings& after, const Settings& onto);

}  // namespace tapete
