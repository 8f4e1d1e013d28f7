#pragma once
#include <cstdint>
#include <optional>

#include "app/settings.hpp"

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

/// All colours of the product: of the cloth, and of panels and pages. Both follow light and dark.
struct Theme {
  // Panels and pages
  Colour page;       ///< behind text
  Colour panel;      ///< raised above the page
  Colour line;       ///< hairlines and quiet frames
  Colour ink;        ///< text
  Colour quiet;      ///< less important text
  Colour accent;     ///< what is chosen, the main button
  Colour on_accent;  ///< text on it
  Colour soft;       ///< a quiet button
  Colour hover;      ///< laid over a button under the pointer
  Colour scrim;      ///< over what lies behind a panel

  // The cloth
  Colour cloth_light;  ///< in the lamp's light
  Colour cloth_dark;   ///< at the rim
  Colour on_cloth;     ///< text
  Colour on_cloth_quiet;
  Colour plate;  ///< a dark glass under text on the cloth
  Colour gold;   ///< whose turn it is; what is chosen
  Colour on_gold;
  Colour paper;  ///< speech bubbles, signs
  Colour on_paper;
  Colour own_side;  ///< signs of the viewer's side
  Colour other_side;
  float shadow = 0;  ///< how dark shadows are, 0 to 1
};

/// Sizes of type: height of a line from the highest to the lowest letter, in points at normal text size.
namespace type {
inline constexpr float kSmall = 16;
inline constexpr float kBody = 20;
inline constexpr float kLead = 23;
inline constexpr float kTitle = 30;
inline constexpr float kHero = 62;
}  // namespace type

/// Distances, in points.
namespace space {
inline constexpr float kHair = 4;
inline constexpr float kSmall = 8;
inline constexpr float kBase = 14;
inline constexpr float kLarge = 22;
inline constexpr float kTouch = 48;  ///< height of what is touched
inline constexpr float kRadius = 12;
}  // namespace space

/// What is chosen of the colours.
struct Dress {
  bool dark = false;  ///< night
  bool strong =
      false;  ///< stronger differences between text, frames and what lies behind them; the rest does not count
  Cloth cloth{};
  std::optional<std::uint32_t> accent{};  ///< of buttons, as 0xRRGGBB; what is written in or on it can be read
};

Theme theme(const Dress& dress);
/// WCAG's contrast of two colours, from 1 to 21.
double contrast(Colour a, Colour b);

}  // namespace tapete
