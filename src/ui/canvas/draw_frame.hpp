#pragma once
#include <imgui.h>

#include <memory>

struct ImDrawListSharedData;
struct SDL_Renderer;

namespace tapete {

/// A Dear ImGui draw list with its fonts, used without an ImGui context. Without a context, the linker leaves out
/// ImGui's windows, widgets and settings. This makes the page an eighth smaller.
class DrawFrame {
 public:
  DrawFrame();
  ~DrawFrame();
  DrawFrame(const DrawFrame&) = delete;
  DrawFrame& operator=(const DrawFrame&) = delete;

  [[nodiscard]] ImFontAtlas& fonts() { return fonts_; }
  /// Begins a frame of `size` points and returns the empty draw list, the same one in every frame.
  ImDrawList& begin(ImVec2 size, float pixel_ratio);
  /// Ends the frame. The result is valid until the next frame begins.
  ImDrawData& end();

 private:
  ImFontAtlas fonts_;
  std::unique_ptr<ImDrawListSharedData> shared_;
  ImDrawList list_;
  ImDrawData data_;
  int count_ = 0;
};

/// Creates and updates the font textures of a frame, then draws its lists. The renderer's scale must be the number of
/// device pixels per point.
void render(SDL_Renderer* renderer, const ImDrawData& frame);

/// Frees the textures that render() has created for these fonts. Their renderer must still exist.
void destroy_textures(ImFontAtlas& fonts);

}  // namespace tapete
