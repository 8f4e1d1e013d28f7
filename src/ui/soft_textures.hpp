#pragma once

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// Pictures that are computed, not drawn: white, with the form in their opacity.
SDL_Surface* make_blur_surface();                         ///< a rounded rectangle with soft edges, for shadows
SDL_Texture* make_blur_texture(SDL_Renderer* renderer);   ///< the same
SDL_Texture* make_light_texture(SDL_Renderer* renderer);  ///< bright in the middle, for the lamp over the cloth
SDL_Texture* make_felt_texture(SDL_Renderer* renderer);   ///< fine grain, 256 x 256, to be tiled

}  // namespace tapete
