// Whatever colour a club asks for, what is written in it and on it can be read.
#include <catch_amalgamated.hpp>

#include "ui/theme.hpp"

namespace tapete {
namespace {

bool same(Colour a, Colour b) { return a.r == b.r && a.g == b.g && a.b == b.b; }

TEST_CASE("contrast is WCAG's") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Catch::Approx(21));
  CHECK(contrast({119, 119, 119}, {255, 255, 255}) == Catch::Approx(4.48).margin(0.01));
}

TEST_CASE("an accent is readable by day and by night") {
  const std::uint32_t accent =
      GENERATE(0x000000U, 0xFFFFFFU, 0xFFFF00U, 0xFF0000U, 0x00FF00U, 0x0000FFU, 0x808080U, 0xC0392BU, 0x1A2B3CU);
  const bool dark = GENERATE(false, true);
  const Theme dressed = theme(dark, {.accent = accent});
  CAPTURE(accent, dark);
  CHECK(contrast(dressed.accent, dressed.panel) >= 4.5);
  CHECK(contrast(dressed.accent, dressed.on_accent) >= 4.5);
}

TEST_CASE("a readable accent stays as it is") {
  CHECK(same(theme(false, {.accent = 0xA02020}).accent, {0xA0, 0x20, 0x20}));
}

TEST_CASE("what stands on a cloth is as easy to read as on the green one") {
  const Cloth cloth = GENERATE(Cloth::green, Cloth::blue, Cloth::wine, Cloth::grey);
  const bool dark = GENERATE(false, true);
  const Theme usual = theme(dark, {});
  const Theme dressed = theme(dark, {.cloth = cloth});
  CAPTURE(static_cast<int>(cloth), dark);
  CHECK(contrast(dressed.on_cloth, dressed.cloth_light) >= contrast(usual.on_cloth, usual.cloth_light) - 0.1);
  CHECK(contrast(dressed.on_cloth, dressed.cloth_dark) >= 7);
  CHECK(same(dressed.panel, usual.panel));
}

}  // namespace
}  // namespace tapete
