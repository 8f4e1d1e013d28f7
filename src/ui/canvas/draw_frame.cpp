#include "ui/canvas/draw_frame.hpp"

#include <imgui_internal.h>

namespace tapete {
namespace {

/// Largest distance in points between a curve and the polygon that is drawn for it.
constexpr float kCurveError = 1.25F;
/// Largest distance in points between a circle and the polygon that is drawn for it.
constexpr float kCircleError = 0.1F;

}  // namespace

DrawFrame::DrawFrame() : shared_(std::make_unique<ImDrawListSharedData>()), list_(shared_.get()) {
  fonts_.RendererHasTextures = true;  // glyphs are added when they are first drawn
  ImFontAtlasAddDrawListSharedData(&fonts_, shared_.get());
  shared_->FontAtlas = &fonts_;
  shared_->CurveTessellationTol = kCurveError;
  shared_->SetCircleTessellationMaxError(kCircleError);
  shared_->InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedLinesUseTex |
                          ImDrawListFlags_AntiAliasedFill | ImDrawListFlags_AllowVtxOffset;
}

DrawFrame::~DrawFrame() {
  destroy_textures(fonts_);
  ImFontAtlasRemoveDrawListSharedData(&fonts_, shared_.get());
}

ImDrawList& DrawFrame::begin(ImVec2 size, float pixel_ratio) {
  ImFontAtlasUpdateNewFrame(&fonts_, ++count_, true);
  shared_->ClipRectFullscreen = {0, 0, size.x, size.y};
  // Shapes use a white pixel and line textures in the font atlas; this call updates their positions.
  ImFontAtlasUpdateDrawListsSharedData(&fonts_);
  data_.Valid = false;
  data_.DisplaySize = size;
  data_.FramebufferScale = {pixel_ratio, pixel_ratio};
  list_._ResetForNewFrame();
  list_.PushTexture(fonts_.TexRef);
  list_.PushClipRect({0, 0}, size, false);
  return list_;
}

ImDrawData& DrawFrame::end() {
  data_.CmdLists.resize(0);
  data_.CmdListsCount = data_.TotalVtxCount = data_.TotalIdxCount = 0;
  data_.AddDrawList(&list_);
  data_.Textures = &fonts_.TexList;
  data_.Valid = true;
  return data_;
}

}  // namespace tapete
