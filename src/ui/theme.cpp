#include "ui/theme.hpp"

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

}  // namespace

const Theme& theme(bool dark, bool contrast) {
  if (contrast) return dark ? kDarkContrast : kLightContrast;
  return dark ? kDark : kLight;
}

}  // namespace tapete
