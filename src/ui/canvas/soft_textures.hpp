#pragma once

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// Pictures that are computed, not drawn: white, with the form in their opacity.
SDL_Texture* make_blur_texture(SDL_Renderer* renderer);  ///< a rounded rectangle with soft edges, for shadows
SDL_Surface* make_card_shadow();                         ///< a narrower edge, which is half as dark where the card ends
SDL_Texture* make_card_shadow_texture(SDL_Renderer* renderer);
SDL_Texture* make_light_texture(SDL_Renderer* renderer);  ///< bright in the middle, for the lamp over the cloth
SDL_Texture* make_felt_texture(SDL_Renderer* renderer);   ///< fine grain, 256 x 256, to be tiled

/// A card's shadow is so much wider and higher than the card, as a part of the card's width.
inline constexpr float kShadowSpread = 0.2F;

}  // namespace tapete
