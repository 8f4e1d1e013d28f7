#pragma once

struct SDL_Renderer;
struct SDL_Texture;

namespace tapete {

/// Textures that are computed, not drawn: white, with the form in their opacity.
SDL_Texture* make_blur_texture(SDL_Renderer* renderer);   ///< a rounded rectangle with soft edges, for shadows
SDL_Texture* make_light_texture(SDL_Renderer* renderer);  ///< bright in the middle, for the lamp over the cloth
SDL_Texture* make_felt_texture(SDL_Renderer* renderer);   ///< fine grain, 256 x 256, to be tiled

}  // namespace tapete
