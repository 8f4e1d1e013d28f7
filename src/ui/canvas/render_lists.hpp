#pragma once

struct ImDrawData;
struct ImFontAtlas;
struct SDL_Renderer;

namespace tapete {

/// Draws the lists of a frame, after creating and updating the textures of its fonts. The renderer's scale must be the
/// number of device pixels per point.
void render(SDL_Renderer* renderer, const ImDrawData& frame);

/// Frees what render() has created for these fonts. Their renderer must still exist.
void destroy_textures(ImFontAtlas& fonts);

}  // namespace tapete
