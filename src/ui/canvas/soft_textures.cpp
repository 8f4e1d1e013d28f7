#include "ui/canvas/soft_textures.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/canvas/textures.hpp"

namespace tapete {
namespace {

/// Creates a picture. `opacity(x, y)` returns the opacity of a pixel, 0 to 1, and `shade(x, y)` its grey, 0 to 255.
template <class Opacity, class Shade>
SDL_Surface* paint(int width, int height, Opacity opacity, Shade shade) {
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
  for (int y = 0; y < height; ++y) {
    auto* pixels = static_cast<std::uint8_t*>(surface->pixels) + std::ptrdiff_t{y} * surface->pitch;
    for (int x = 0; x < width; ++x) {
      const std::uint8_t grey = shade(x, y);
      pixels = std::fill_n(pixels, 3, grey);
      *pixels++ = static_cast<std::uint8_t>(std::lround(std::clamp(opacity(x, y), 0.0F, 1.0F) * 255));
    }
  }
  return surface;
}

SDL_Texture* make(SDL_Renderer* renderer, SDL_Surface* surface) {
  SDL_Texture* const texture = make_texture(renderer, surface->w, surface->h, surface->pixels);
  SDL_FreeSurface(surface);
  return texture;
}

/// Eases a value from 0 to 1, with zero slope at both ends (smoothstep).
float smooth(float value) {
  const float t = std::clamp(value, 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

constexpr auto kOpaqueWhite = [](int, int) -> std::uint8_t { return 255; };

}  // namespace

SDL_Texture* make_blur_texture(SDL_Renderer* renderer) {
  constexpr int kSize = 64;
  constexpr float kSoftRim = 14;
  const auto opacity = [](int x, int y) {
    // The edge of the blurred rectangle is in the middle of the soft rim, which is 2 * kSoftRim pixels wide.
    const float half = kSize / 2.0F;
    const float dx = std::max(0.0F, std::abs(static_cast<float>(x) + 0.5F - half) - (half - 2 * kSoftRim));
    const float dy = std::max(0.0F, std::abs(static_cast<float>(y) + 0.5F - half) - (half - 2 * kSoftRim));
    return smooth(1 - std::hypot(dx, dy) / (2 * kSoftRim));
  };
  return make(renderer, paint(kSize, kSize, opacity, kOpaqueWhite));
}

SDL_Surface* make_card_shadow() {
  constexpr float kCard = 50;  // width of the card in pixels
  constexpr float kSoftRim = kCard * kShadowSpread;
  constexpr int kWidth = static_cast<int>(kCard + kSoftRim);
  constexpr int kHeight = static_cast<int>(kCard * kCardShape + kSoftRim);
  const auto opacity = [](int x, int y) {
    const float dx =
        std::max(0.0F, std::abs(static_cast<float>(x) + 0.5F - kWidth / 2.0F) - (kWidth / 2.0F - kSoftRim));
    const float dy =
        std::max(0.0F, std::abs(static_cast<float>(y) + 0.5F - kHeight / 2.0F) - (kHeight / 2.0F - kSoftRim));
    return smooth(1 - std::hypot(dx, dy) / kSoftRim);
  };
  return paint(kWidth, kHeight, opacity, kOpaqueWhite);
}

SDL_Texture* make_card_shadow_texture(SDL_Renderer* renderer) { return make(renderer, make_card_shadow()); }

SDL_Texture* make_light_texture(SDL_Renderer* renderer) {
  constexpr int kSize = 256;
  Rng rng{1};
  const auto opacity = [&rng](int x, int y) {
    const float u = (static_cast<float>(x) + 0.5F) / kSize * 2 - 1;
    const float v = (static_cast<float>(y) + 0.5F) / kSize * 2 - 1;
    const float light = smooth(1 - std::hypot(u, v));
    // Dithers, so that the steps between shades are not visible.
    const float noise = (static_cast<float>(rng.below(1000)) / 1000 - 0.5F) / 255 * 2;
    return light <= 0 ? 0 : light + noise;
  };
  return make(renderer, paint(kSize, kSize, opacity, kOpaqueWhite));
}

SDL_Texture* make_felt_texture(SDL_Renderer* renderer) {
  constexpr int kSize = 256;
  Rng rng{2};
  std::vector<float> grain(static_cast<std::size_t>(kSize * kSize));
  for (float& value : grain) value = static_cast<float>(rng.below(1000)) / 1000 - 0.5F;
  // Smears each grain to the right and down, so that it looks like short threads.
  const auto at = [&grain](int x, int y) { return grain[static_cast<std::size_t>((y & 255) * kSize + (x & 255))]; };
  const auto value = [&at](int x, int y) {
    return at(x, y) + 0.6F * (at(x + 1, y) + at(x, y + 1)) + 0.3F * (at(x + 2, y) + at(x, y + 2));
  };
  const auto opacity = [&value](int x, int y) { return std::abs(value(x, y)) * 0.034F; };
  const auto shade = [&value](int x, int y) -> std::uint8_t { return value(x, y) > 0 ? 255 : 0; };
  return make(renderer, paint(kSize, kSize, opacity, shade));
}

}  // namespace tapete
