#include "ui/canvas/picture_sheets.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "ui/canvas/soft_textures.hpp"
#include "ui/canvas/textures.hpp"

namespace tapete {
namespace {

constexpr int kSmall = 160;        ///< pictures up to this height in pixels share small sheets
constexpr int kMiddle = 400;       ///< pictures up to this height and width in pixels share large sheets
constexpr int kSmallSheet = 1024;  ///< width and height of a small sheet in pixels
constexpr int kLargeSheet = 2048;  ///< width and height of a large sheet in pixels
/// Width in pixels of the transparent rim around a picture. Without it, the edges of neighbours would be blended.
constexpr int kRim = 1;

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

using Pixel = std::array<std::uint8_t, 4>;

/// Returns the pixels of a picture (RGBA32) with a transparent rim, in the format of textures.
std::vector<Pixel> rimmed(const SDL_Surface& surface) {
  assert(surface.format->format == SDL_PIXELFORMAT_RGBA32);
  static_assert(kTextureFormat == SDL_PIXELFORMAT_BGRA32);
  const int width = surface.w + 2 * kRim;
  std::vector<Pixel> pixels(static_cast<std::size_t>(width * (surface.h + 2 * kRim)));
  for (int y = 0; y < surface.h; ++y) {
    const auto* from = static_cast<const std::uint8_t*>(surface.pixels) + std::ptrdiff_t{y} * surface.pitch;
    auto to = pixels.begin() + std::ptrdiff_t{y + kRim} * width + kRim;
    for (int x = 0; x < surface.w; ++x, from += sizeof(Pixel)) *to++ = {from[2], from[1], from[0], from[3]};
  }
  return pixels;
}

}  // namespace

PictureSheets::~PictureSheets() { forget_all(); }

std::optional<PictureSheets::Place> PictureSheets::add(SDL_Surface* surface) {
  if (surface->h > kMiddle || surface->w > kMiddle) {
    if (!open(surface->w + 2 * kRim, surface->h + 2 * kRim)) return std::nullopt;
    return put(surface, sheets_.size() - 1);
  }
  const int side = surface->h > kSmall ? kLargeSheet : kSmallSheet;
  for (std::size_t i = sheets_.size(); i-- > 0;)
    if (sheets_[i].width == side && sheets_[i].height == side)
      if (auto place = put(surface, i)) return place;
  if (!open(side, side)) return std::nullopt;
  const Surface soft{make_card_shadow()};
  if (const auto place = put(soft.get(), sheets_.size() - 1)) sheets_.back().shadow = place->picture;
  return put(surface, sheets_.size() - 1);
}

int PictureSheets::pixels() const {
  int sum = 0;
  for (const Sheet& sheet : sheets_) sum += sheet.width * sheet.height;
  return sum;
}

void PictureSheets::forget(int sheet) {
  Sheet& gone = sheets_[static_cast<std::size_t>(sheet)];
  if (gone.texture != nullptr) SDL_DestroyTexture(gone.texture);
  gone = {};
  ++epoch_;
}

void PictureSheets::forget_all() {
  for (int sheet = 0; sheet < static_cast<int>(sheets_.size()); ++sheet) forget(sheet);
  sheets_.clear();
}

bool PictureSheets::open(int width, int height) {
  SDL_Texture* const texture = make_texture(renderer_, width, height);
  if (texture == nullptr) return false;
  sheets_.push_back({.texture = texture, .width = width, .height = height});
  return true;
}

std::optional<PictureSheets::Place> PictureSheets::put(SDL_Surface* surface, std::size_t number) {
  Sheet& sheet = sheets_[number];
  const int w = surface->w + 2 * kRim;
  const int h = surface->h + 2 * kRim;
  const bool new_row = sheet.x + w > sheet.width;
  const SDL_Rect place{new_row ? 0 : sheet.x, new_row ? sheet.y + sheet.row : sheet.y, w, h};
  if (place.x + w > sheet.width || place.y + h > sheet.height) return std::nullopt;
  const std::vector<Pixel> pixels = rimmed(*surface);
  SDL_UpdateTexture(sheet.texture, &place, pixels.data(), w * static_cast<int>(sizeof(Pixel)));
  sheet.x = place.x + w;
  sheet.y = place.y;
  sheet.row = new_row ? h : std::max(sheet.row, h);
  const auto corner = [&sheet](int x, int y) {
    return Point{static_cast<float>(x) / static_cast<float>(sheet.width),
                 static_cast<float>(y) / static_cast<float>(sheet.height)};
  };
  const Picture picture{sheet.texture, corner(place.x + kRim, place.y + kRim),
                        corner(place.x + w - kRim, place.y + h - kRim)};
  return Place{picture, sheet.shadow, static_cast<int>(number)};
}

}  // namespace tapete
