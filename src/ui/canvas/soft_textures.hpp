#pragma once

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// Computed pictures: white, with the shape in their opacity.
SDL_Texture* make_blur_texture(SDL_Renderer* renderer);  ///< a rounded rectangle with soft edges, for shadows
SDL_Surface* make_card_shadow();  ///< a narrower rim, with half of the darkness at the edge of the card
SDL_Texture* make_card_shadow_texture(SDL_Renderer* renderer);
SDL_Texture* make_light_texture(SDL_Renderer* renderer);  ///< bright in the middle, for the lamp over the cloth
SDL_Texture* make_felt_texture(SDL_Renderer* renderer);   ///< fine grain of 256 x 256 pixels, to be tiled

/// How much wider and higher a card's shadow is than the card, as a share of the card's width.
inline constexpr float kShadowSpread = 0.2F;

}  // namespace tapete
