// Contrast of what is written with what lies behind it, as WCAG 2.2 measures it: 4.5 for text, 7 where more contrast is
// wanted.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>

#include "ui/theme.hpp"

namespace tapete {
namespace {

double luminance(Colour colour) {
  const auto linear = [](std::uint8_t value) {
    const double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

double contrast(Colour a, Colour b) {
  const double high = std::max(luminance(a), luminance(b));
  const double low = std::min(luminance(a), luminance(b));
  return (high + 0.05) / (low + 0.05);
}

/// What is seen where `glass` lies on `below`.
Colour over(Colour glass, Colour below) {
  const auto mix = [&glass](std::uint8_t top, std::uint8_t bottom) {
    return static_cast<std::uint8_t>((top * glass.a + bottom * (255 - glass.a)) / 255);
  };
  return {mix(glass.r, below.r), mix(glass.g, below.g), mix(glass.b, below.b)};
}

TEST_CASE("text stands out from what lies behind it", "[theme]") {
  for (const bool dark : {false, true}) {
    for (const bool strong : {false, true}) {
      CAPTURE(dark, strong);
      const Theme& t = theme(dark, strong);
      const double least = strong ? 7 : 4.5;
      for (const Colour ground : {t.page, t.panel, t.soft}) {
        CHECK(contrast(t.ink, ground) >= least);
        CHECK(contrast(t.accent, ground) >= 4.5);
      }
      for (const Colour ground : {t.page, t.panel}) CHECK(contrast(t.quiet, ground) >= least);
      CHECK(contrast(t.on_accent, t.accent) >= least);
      CHECK(contrast(t.on_gold, t.gold) >= least);
      CHECK(contrast(t.on_paper, t.paper) >= least);
      // On the bare cloth stands large type; smaller text lies on dark glass.
      CHECK(contrast(t.on_cloth, t.cloth_light) >= 4.5);
      for (const Colour cloth : {t.cloth_light, t.cloth_dark}) {
        CHECK(contrast(t.on_cloth, over(t.plate, cloth)) >= least);
        CHECK(contrast(t.on_cloth_quiet, over(t.plate, cloth)) >= 4.5);
      }
    }
  }
}

}  // namespace
}  // namespace tapete
