#include "ui/canvas/textures.hpp"

#include <SDL_render.h>

namespace tapete {

SDL_Texture* make_texture(SDL_Renderer* renderer, int width, int height, const void* pixels) {
  SDL_Texture* const texture = SDL_CreateTexture(renderer, kTextureFormat, SDL_TEXTUREACCESS_STATIC, width, height);
  if (texture == nullptr) return nullptr;
  if (pixels != nullptr) SDL_UpdateTexture(texture, nullptr, pixels, 4 * width);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
  return texture;
}

}  // namespace tapete
