#pragma once

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

// These functions compute pictures. All but the felt are white, and only their opacity varies.
SDL_Texture* make_blur_texture(SDL_Renderer* renderer);  ///< a rounded rectangle with soft edges, for shadows
SDL_Surface* make_card_shadow();                         ///< the shadow of a card, half as dark at the card's edge
SDL_Texture* make_card_shadow_texture(SDL_Renderer* renderer);
SDL_Texture* make_light_texture(SDL_Renderer* renderer);  ///< bright in the middle, for the lamp over the cloth
SDL_Texture* make_felt_texture(SDL_Renderer* renderer);   ///< a tile of fine grain, 256 x 256 pixels, white and black

/// Length by which a card's shadow is wider and higher than the card, as a share of the card's width.
inline constexpr float kShadowSpread = 0.2F;

}  // namespace tapete
