#pragma once
#include <cstdint>
#include <optional>

#include "looks/looks.hpp"

namespace tapete {

/// Red, green, blue, opacity.
struct Colour {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  std::uint8_t a = 255;
  [[nodiscard]] constexpr Colour with_alpha(float alpha) const {
    return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * alpha)};
  }
  friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// All colours of the program: those of the cloth, and those of panels and pages. Both follow the light or dark theme.
struct Theme {
  // Panels and pages
  Colour page;       ///< behind text
  Colour panel;      ///< raised above the page
  Colour line;       ///< hairlines and quiet frames
  Colour ink;        ///< text
  Colour quiet;      ///< less important text
  Colour accent;     ///< the chosen item, the main button
  Colour on_accent;  ///< text on the accent colour
  Colour soft;       ///< a quiet button
  Colour hover;      ///< over a button under the pointer
  Colour danger;     ///< a large mistake
  Colour luck;       ///< what nobody is to blame for
  Colour scrim;      ///< over everything behind a panel

  // The cloth
  Colour cloth_light;  ///< in the light of the lamp
  Colour cloth_dark;   ///< at the edge of the table
  Colour on_cloth;     ///< text
  Colour on_cloth_quiet;
  Colour plate;  ///< dark glass under text on the cloth
  Colour gold;   ///< the player whose turn it is; the chosen item
  Colour on_gold;
  Colour paper;  ///< speech bubbles, signs
  Colour on_paper;
  Colour own_side;  ///< signs of the viewer's side
  Colour other_side;
  float shadow = 0;  ///< darkness of shadows, 0 to 1
};

/// Font sizes: the height of a line from the highest to the lowest letter, in points at normal text size.
namespace type {
inline constexpr float kSmall = 16;
inline constexpr float kBody = 20;
inline constexpr float kLead = 23;
inline constexpr float kTitle = 30;
inline constexpr float kHero = 62;
}  // namespace type

/// Distances, in points.
namespace space {
inline constexpr float kSmall = 8;
inline constexpr float kBase = 14;
inline constexpr float kLarge = 22;
inline constexpr float kTouch = 48;  ///< the smallest height of something to touch
inline constexpr float kRadius = 12;
}  // namespace space

/// The choices that determine the colours.
struct Dress {
  bool dark = false;  ///< the dark theme
  /// Stronger contrast between text, frames and background. The cloth does not matter then.
  bool strong = false;
  Cloth cloth{};
  std::optional<std::uint32_t> accent{};  ///< of buttons, as 0xRRGGBB; text in and on this colour is kept readable
};

Theme theme(const Dress& dress);
/// The contrast of two colours by WCAG 2, from 1 to 21.
double contrast(Colour a, Colour b);

}  // namespace tapete
