#include "ui/canvas/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace tapete {
namespace {

constexpr Theme kLight{
    .page = {247, 243, 234},
    .panel = {255, 253, 248},
    .line = {222, 213, 195},
    .ink = {36, 31, 27},
    .quiet = {104, 95, 82},
    .accent = {24, 94, 66},
    .on_accent = {255, 255, 255},
    .soft = {237, 230, 214},
    .hover = {0, 0, 0, 18},
    .danger = {192, 57, 43},
    .luck = {92, 116, 145},
    .scrim = {8, 24, 17, 120},
    .cloth_light = {44, 128, 92},
    .cloth_dark = {15, 66, 46},
    .on_cloth = {250, 247, 236},
    .on_cloth_quiet = {203, 224, 210},
    .plate = {6, 38, 26, 120},
    .gold = {248, 201, 88},
    .on_gold = {43, 30, 6},
    .paper = {253, 248, 234},
    .on_paper = {36, 31, 27},
    .own_side = {253, 248, 234},
    .other_side = {158, 199, 240},
    .shadow = 0.42F,
};

constexpr Theme kDark{
    .page = {24, 26, 25},
    .panel = {35, 38, 36},
    .line = {62, 66, 62},
    .ink = {240, 235, 224},
    .quiet = {170, 166, 154},
    .accent = {95, 193, 146},
    .on_accent = {10, 30, 21},
    .soft = {52, 57, 54},
    .hover = {255, 255, 255, 18},
    .danger = {226, 104, 90},
    .luck = {142, 165, 192},
    .scrim = {0, 0, 0, 150},
    .cloth_light = {27, 88, 63},
    .cloth_dark = {8, 36, 26},
    .on_cloth = {244, 240, 228},
    .on_cloth_quiet = {176, 202, 187},
    .plate = {3, 20, 14, 140},
    .gold = {240, 190, 80},
    .on_gold = {43, 30, 6},
    .paper = {243, 237, 221},
    .on_paper = {36, 31, 27},
    .own_side = {243, 237, 221},
    .other_side = {146, 187, 228},
    .shadow = 0.55F,
};

constexpr Theme strengthened(Theme theme, bool dark) {
  const Colour most = dark ? Colour{255, 255, 255} : Colour{0, 0, 0};
  theme.page = theme.panel = dark ? Colour{0, 0, 0} : Colour{255, 255, 255};
  theme.ink = theme.line = most;
  theme.quiet = dark ? Colour{215, 215, 215} : Colour{45, 45, 45};
  theme.accent = dark ? Colour{130, 230, 180} : Colour{0, 70, 45};
  theme.soft = dark ? Colour{40, 40, 40} : Colour{232, 232, 232};
  theme.cloth_light = {14, 64, 44};
  theme.cloth_dark = {4, 26, 18};
  theme.on_cloth = theme.on_cloth_quiet = {255, 255, 255};
  theme.plate = {0, 0, 0, 215};
  theme.gold = {255, 214, 94};
  theme.on_gold = {0, 0, 0};
  theme.paper = {255, 255, 255};
  theme.on_paper = {0, 0, 0};
  return theme;
}

constexpr Theme kLightContrast = strengthened(kLight, false);
constexpr Theme kDarkContrast = strengthened(kDark, true);

/// Colours of a cloth other than the green one. All cloths are equally light, so that everything on them is equally
/// readable.
struct ClothColours {
  Colour light, dark;          ///< Theme::cloth_light and Theme::cloth_dark
  Colour dim_light, dim_dark;  ///< the same colours in the dark theme
};
constexpr std::array<ClothColours, 3> kClothColours{{
    {{62, 110, 160}, {22, 52, 92}, {38, 74, 112}, {11, 28, 52}},  // blue
    {{158, 68, 80}, {84, 22, 34}, {108, 42, 52}, {46, 11, 19}},   // wine
    {{104, 110, 112}, {46, 51, 54}, {70, 75, 77}, {25, 28, 30}},  // grey
}};

constexpr Colour kWhite{255, 255, 255};
constexpr Colour kBlack{16, 16, 16};
constexpr double kReadable = 4.5;  ///< contrast that WCAG 2 requires for small text

constexpr Colour colour_of(std::uint32_t rgb) {
  return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8), static_cast<std::uint8_t>(rgb)};
}

/// Returns the relative luminance of WCAG 2, 0 to 1.
double luminance(Colour colour) {
  const auto linear = [](std::uint8_t part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

Colour mixed(Colour a, Colour b, double part) {
  const auto mix = [part](std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(std::lround(from + (to - from) * part));
  };
  return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b)};
}

/// Returns the colour, moved towards black or white until it is readable on `ground`.
Colour readable_on(Colour ground, Colour colour) {
  const Colour end = contrast(ground, kWhite) > contrast(ground, kBlack) ? kWhite : kBlack;
  for (int step = 0; step < 20; ++step) {
    const Colour tried = mixed(colour, end, step / 20.0);
    if (contrast(ground, tried) >= kReadable) return tried;
  }
  return end;
}

}  // namespace

double contrast(Colour a, Colour b) {
  const double first = luminance(a);
  const double second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Theme theme(const ThemeSettings& settings) {
  const bool dark = settings.dark;
  if (settings.strong) return dark ? kDarkContrast : kLightContrast;
  Theme out = dark ? kDark : kLight;
  if (settings.cloth != Cloth::green) {
    const ClothColours& colours = kClothColours[static_cast<std::size_t>(settings.cloth) - 1];
    out.cloth_light = dark ? colours.dim_light : colours.light;
    out.cloth_dark = dark ? colours.dim_dark : colours.dark;
  }
  if (settings.accent) {
    out.accent = readable_on(out.panel, colour_of(*settings.accent));
    out.on_accent = contrast(kWhite, out.accent) >= contrast(kBlack, out.accent) ? kWhite : kBlack;
  }
  return out;
}

}  // namespace tapete
