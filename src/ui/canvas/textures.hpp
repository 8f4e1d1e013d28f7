#pragma once
#include <SDL_pixels.h>

struct SDL_Renderer;
struct SDL_Texture;

namespace tapete {

/// Format of all textures: blue, green, red and opacity, a byte each. SDL's renderers (OpenGL, WebGL and software) use
/// it without a conversion. In the page the code of conversions is loaded only without WebGL.
inline constexpr SDL_PixelFormatEnum kTextureFormat = SDL_PIXELFORMAT_BGRA32;

/// Creates a texture that is blended and scaled smoothly. `pixels` has 4 * `width` bytes per row; if it is null, the
/// contents are undefined. Returns null if memory is short.
SDL_Texture* make_texture(SDL_Renderer* renderer, int width, int height, const void* pixels = nullptr);

}  // namespace tapete
