#pragma once

struct ImDrawData;
struct ImFontAtlas;
struct SDL_Renderer;

namespace tapete {

/// Draws the lists of a frame, and before that creates and updates the textures of its fonts. The renderer's scale has
/// to be the device pixels of a point.
void render(SDL_Renderer* renderer, const ImDrawData& frame);

/// Frees what render() has created for these fonts. Their renderer must still be there.
void destroy_textures(ImFontAtlas& fonts);

}  // namespace tapete
