#include "ui/canvas/picture_sheets.hpp"

#include <SDL.h>

#include <algorithm>
#include <memory>

#include "ui/canvas/soft_textures.hpp"

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
  SDL_Texture* texture = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height);
  if (texture == nullptr) return false;
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
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
  const Surface rimmed{SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32)};
  if (!rimmed) return std::nullopt;
  SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE);
  SDL_Rect inside{kRim, kRim, surface->w, surface->h};
  SDL_BlitSurface(surface, nullptr, rimmed.get(), &inside);
  SDL_UpdateTexture(sheet.texture, &place, rimmed->pixels, rimmed->pitch);
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
