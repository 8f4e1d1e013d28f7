#include "ui/canvas/cloth_picture.hpp"

#include <SDL.h>

#include <cmath>
#include <utility>

#include "ui/canvas/soft_textures.hpp"
#include "ui/canvas/textures.hpp"

namespace tapete {

ClothPicture::ClothPicture(SDL_Renderer* renderer)
    : renderer_(renderer), light_(make_light_texture(renderer)), felt_(make_felt_texture(renderer)) {}

ClothPicture::~ClothPicture() {
  forget();
  SDL_DestroyTexture(light_);
  SDL_DestroyTexture(felt_);
}

void ClothPicture::forget() {
  if (painted_ != nullptr) SDL_DestroyTexture(std::exchange(painted_, nullptr));
  ++epoch_;
}

SDL_Texture* ClothPicture::painted(int width, int height, const Theme& theme) {
  const bool same = width == width_ && height == height_ && theme.cloth_dark == dark_ && theme.cloth_light == lit_;
  if (painted_ != nullptr && same) return painted_;
  forget();
  width_ = width;
  height_ = height;
  dark_ = theme.cloth_dark;
  lit_ = theme.cloth_light;
  painted_ = SDL_CreateTexture(renderer_, kTextureFormat, SDL_TEXTUREACCESS_TARGET, width, height);
  if (painted_ == nullptr || SDL_SetRenderTarget(renderer_, painted_) != 0) {
    forget();
    return nullptr;
  }
  paint();
  SDL_SetRenderTarget(renderer_, nullptr);
  // The cloth covers everything, so blending is not needed.
  SDL_SetTextureBlendMode(painted_, SDL_BLENDMODE_NONE);
  return painted_;
}

void ClothPicture::paint() const {
  constexpr int kTile = 256;
  const auto width = static_cast<float>(width_);
  const auto height = static_cast<float>(height_);
  SDL_SetRenderDrawColor(renderer_, dark_.r, dark_.g, dark_.b, 255);
  SDL_RenderClear(renderer_);
  // The lamp hangs over the middle of the table.
  const float reach = std::hypot(width, height) * 0.62F * 0.55F;
  const SDL_FRect lamp{-reach / 2, -reach / 2 - height * 0.04F, width + reach, height + reach};
  SDL_SetTextureColorMod(light_, lit_.r, lit_.g, lit_.b);
  SDL_SetTextureAlphaMod(light_, lit_.a);
  SDL_RenderCopyF(renderer_, light_, nullptr, &lamp);
  for (int y = 0; y < height_; y += kTile) {
    for (int x = 0; x < width_; x += kTile) {
      const SDL_Rect tile{x, y, kTile, kTile};
      SDL_RenderCopy(renderer_, felt_, nullptr, &tile);
    }
  }
}

}  // namespace tapete
