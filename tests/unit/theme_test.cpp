// Contrast of text with its background, as WCAG 2.2 defines it: at least 4.5, or 7 with the setting for more contrast.
// With any accent colour, text in the accent colour and text on the accent colour are readable.
#include <catch_amalgamated.hpp>

#include "ui/canvas/theme.hpp"

namespace tapete {
namespace {

/// Returns the visible colour where `glass` covers `below`.
Colour over(Colour glass, Colour below) {
  const auto mix = [&glass](std::uint8_t top, std::uint8_t bottom) {
    return static_cast<std::uint8_t>((top * glass.a + bottom * (255 - glass.a)) / 255);
  };
  return {mix(glass.r, below.r), mix(glass.g, below.g), mix(glass.b, below.b)};
}

TEST_CASE("text contrasts with its background", "[theme]") {
  for (const bool dark : {false, true}) {
    for (const bool strong : {false, true}) {
      CAPTURE(dark, strong);
      const Theme t = theme({.dark = dark, .strong = strong});
      const double least = strong ? 7 : 4.5;
      for (const Colour ground : {t.page, t.panel, t.soft}) {
        CHECK(contrast(t.ink, ground) >= least);
        CHECK(contrast(t.accent, ground) >= 4.5);
      }
      for (const Colour ground : {t.page, t.panel}) CHECK(contrast(t.quiet, ground) >= least);
      CHECK(contrast(t.on_accent, t.accent) >= least);
      CHECK(contrast(t.on_gold, t.gold) >= least);
      CHECK(contrast(t.on_paper, t.paper) >= least);
      // Only large text is drawn directly on the cloth; smaller text is drawn on dark glass.
      CHECK(contrast(t.on_cloth, t.cloth_light) >= 4.5);
      for (const Colour cloth : {t.cloth_light, t.cloth_dark}) {
        CHECK(contrast(t.on_cloth, over(t.plate, cloth)) >= least);
        CHECK(contrast(t.on_cloth_quiet, over(t.plate, cloth)) >= 4.5);
      }
    }
  }
}

bool same(Colour a, Colour b) { return a.r == b.r && a.g == b.g && a.b == b.b; }

TEST_CASE("contrast is computed as in WCAG 2.2") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Catch::Approx(21));
  CHECK(contrast({119, 119, 119}, {255, 255, 255}) == Catch::Approx(4.48).margin(0.01));
}

TEST_CASE("any accent is readable in the light and in the dark theme") {
  const std::uint32_t accent =
      GENERATE(0x000000U, 0xFFFFFFU, 0xFFFF00U, 0xFF0000U, 0x00FF00U, 0x0000FFU, 0x808080U, 0xC0392BU, 0x1A2B3CU);
  const bool dark = GENERATE(false, true);
  const Theme dressed = theme({.dark = dark, .accent = accent});
  CAPTURE(accent, dark);
  CHECK(contrast(dressed.accent, dressed.panel) >= 4.5);
  CHECK(contrast(dressed.accent, dressed.on_accent) >= 4.5);
}

TEST_CASE("a readable accent is not changed") { CHECK(same(theme({.accent = 0xA02020}).accent, {0xA0, 0x20, 0x20})); }

TEST_CASE("text on every cloth is about as readable as on the green cloth") {
  const Cloth cloth = GENERATE(Cloth::green, Cloth::blue, Cloth::wine, Cloth::grey);
  const bool dark = GENERATE(false, true);
  const Theme usual = theme({.dark = dark});
  const Theme dressed = theme({.dark = dark, .cloth = cloth});
  CAPTURE(static_cast<int>(cloth), dark);
  CHECK(contrast(dressed.on_cloth, dressed.cloth_light) >= contrast(usual.on_cloth, usual.cloth_light) - 0.1);
  CHECK(contrast(dressed.on_cloth, dressed.cloth_dark) >= 7);
  CHECK(same(dressed.panel, usual.panel));
}

}  // namespace
}  // namespace tapete
