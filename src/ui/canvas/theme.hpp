#pragma once
#include <cstdint>
#include <optional>

#include "looks/looks.hpp"

namespace tapete {

/// Colour in sRGB with opacity.
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

/// All colours of the program. The light and the dark theme have different colours.
struct Theme {
  // Panels and pages
  Colour page;       ///< behind text
  Colour panel;      ///< raised above the page
  Colour line;       ///< thin lines and frames that should not stand out
  Colour ink;        ///< text
  Colour quiet;      ///< less important text
  Colour accent;     ///< chosen item, main button
  Colour on_accent;  ///< text on the accent colour
  Colour soft;       ///< secondary button
  Colour hover;      ///< layer over a button under the pointer
  Colour danger;     ///< large mistake
  Colour luck;       ///< losses by bad luck instead of a mistake
  Colour scrim;      ///< layer over everything behind a panel

  // The cloth
  Colour cloth_light;  ///< in the light of the lamp
  Colour cloth_dark;   ///< at the edge of the table
  Colour on_cloth;     ///< text
  Colour on_cloth_quiet;
  Colour plate;  ///< dark glass under text on the cloth
  Colour gold;   ///< player whose turn it is; chosen item
  Colour on_gold;
  Colour paper;  ///< speech bubbles, badges
  Colour on_paper;
  Colour own_side;  ///< badges of the viewer's side
  Colour other_side;
  float shadow = 0;  ///< darkness of shadows, 0 to 1
};

/// Font sizes in points, at the normal text size. A font size is the distance from the top of the highest letter to the
/// bottom of the lowest.
namespace type {
inline constexpr float kSmall = 16;
inline constexpr float kBody = 20;
inline constexpr float kLead = 23;
inline constexpr float kTitle = 30;
inline constexpr float kHero = 62;
}  // namespace type

/// Distances and sizes, in points.
namespace space {
inline constexpr float kSmall = 8;
inline constexpr float kBase = 14;
inline constexpr float kLarge = 22;
inline constexpr float kTouch = 48;   ///< height of a control that can be touched
inline constexpr float kRadius = 12;  ///< radius of rounded corners
}  // namespace space

/// Settings that determine the colours.
struct ThemeSettings {
  bool dark = false;  ///< the dark theme
  /// Stronger contrast between text, frames and background. If it is set, `cloth` and `accent` have no effect.
  bool strong = false;
  Cloth cloth{};
  /// Colour of buttons as 0xRRGGBB, adjusted so that text in and on this colour is readable.
  std::optional<std::uint32_t> accent{};
};

Theme theme(const ThemeSettings& settings);
/// Returns the contrast ratio of two colours by WCAG 2, from 1 to 21.
double contrast(Colour a, Colour b);

}  // namespace tapete
