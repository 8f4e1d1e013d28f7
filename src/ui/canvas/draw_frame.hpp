#pragma once
#include <imgui.h>

#include <memory>

struct ImDrawListSharedData;

namespace tapete {

/// The part of Dear ImGui that the table uses: a list to draw into, and fonts. Neither needs an ImGui context, and
/// without one its windows, widgets and settings are not linked, which makes the page an eighth lighter.
class DrawFrame {
 public:
  DrawFrame();
  ~DrawFrame();
  DrawFrame(const DrawFrame&) = delete;
  DrawFrame& operator=(const DrawFrame&) = delete;

  [[nodiscard]] ImFontAtlas& fonts() { return fonts_; }
  /// Begins a frame, `size` in points, and returns the empty list to draw into: the same one in every frame.
  ImDrawList& begin(ImVec2 size, float pixel_ratio);
  /// Ends the frame. What it returns is valid until the next frame begins.
  ImDrawData& end();

 private:
  ImFontAtlas fonts_;
  std::unique_ptr<ImDrawListSharedData> shared_;
  ImDrawList list_;
  ImDrawData data_;
  int count_ = 0;
};

}  // namespace tapete
