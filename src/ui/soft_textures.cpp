#include "ui/soft_textures.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"

namespace tapete {
namespace {

/// `opacity(x, y)` in 0 to 1, with x and y in 0 to `size`; `shade` is the grey of a pixel.
template <class Opacity, class Shade>
SDL_Surface* paint(int size, Opacity opacity, Shade shade) {
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_RGBA32);
  auto* pixels = static_cast<std::uint8_t*>(surface->pixels);
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      const std::uint8_t grey = shade(x, y);
      pixels = std::fill_n(pixels, 3, grey);
      *pixels++ = static_cast<std::uint8_t>(std::lround(std::clamp(opacity(x, y), 0.0F, 1.0F) * 255));
    }
  }
  return surface;
}

SDL_Texture* make(SDL_Renderer* renderer, SDL_Surface* surface) {
  SDL_Texture* texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_FreeSurface(surface);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
  return texture;
}

constexpr auto kWhite = [](int, int) -> std::uint8_t { return 255; };

}  // namespace

SDL_Surface* make_blur_surface() {
  constexpr int kSize = 64;
  constexpr float kRim = 14;
  const auto opacity = [](int x, int y) {
    // Distance into a rounded rectangle whose edge runs in the middle of the rim.
    const float half = kSize / 2.0F;
    const float dx = std::max(0.0F, std::abs(static_cast<float>(x) + 0.5F - half) - (half - 2 * kRim));
    const float dy = std::max(0.0F, std::abs(static_cast<float>(y) + 0.5F - half) - (half - 2 * kRim));
    const float inside = std::clamp(1 - std::hypot(dx, dy) / (2 * kRim), 0.0F, 1.0F);
    return inside * inside * (3 - 2 * inside);
  };
  return paint(kSize, opacity, kWhite);
}

SDL_Texture* make_blur_texture(SDL_Renderer* renderer) { return make(renderer, make_blur_surface()); }

SDL_Texture* make_light_texture(SDL_Renderer* renderer) {
  constexpr int kSize = 256;
  Rng rng{1};
  const auto opacity = [&rng](int x, int y) {
    const float u = (static_cast<float>(x) + 0.5F) / kSize * 2 - 1;
    const float v = (static_cast<float>(y) + 0.5F) / kSize * 2 - 1;
    const float far = std::clamp(1 - std::hypot(u, v), 0.0F, 1.0F);
    const float light = far * far * (3 - 2 * far);
    // A little noise hides the steps between shades.
    const float noise = (static_cast<float>(rng.below(1000)) / 1000 - 0.5F) / 255 * 2;
    return light <= 0 ? 0 : light + noise;
  };
  return make(renderer, paint(kSize, opacity, kWhite));
}

SDL_Texture* make_felt_texture(SDL_Renderer* renderer) {
  constexpr int kSize = 256;
  Rng rng{2};
  std::vector<float> grain(static_cast<std::size_t>(kSize * kSize));
  for (float& value : grain) value = static_cast<float>(rng.below(1000)) / 1000 - 0.5F;
  // Short threads: each grain is smeared a little along both directions.
  const auto at = [&grain](int x, int y) { return grain[static_cast<std::size_t>((y & 255) * kSize + (x & 255))]; };
  const auto value = [&at](int x, int y) {
    return at(x, y) + 0.6F * (at(x + 1, y) + at(x, y + 1)) + 0.3F * (at(x + 2, y) + at(x, y + 2));
  };
  const auto opacity = [&value](int x, int y) { return std::abs(value(x, y)) * 0.034F; };
  const auto shade = [&value](int x, int y) -> std::uint8_t { return value(x, y) > 0 ? 255 : 0; };
  return make(renderer, paint(kSize, opacity, shade));
}

}  // namespace tapete
