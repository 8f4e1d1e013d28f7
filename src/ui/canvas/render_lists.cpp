#include "ui/canvas/draw_frame.hpp"

#include <SDL.h>
#include <imgui.h>

#include <algorithm>

#include "ui/canvas/textures.hpp"

namespace tapete {
namespace {

SDL_Texture* sdl_texture(ImTextureID id) { return static_cast<SDL_Texture*>(id); }

/// Creates the SDL texture. Dear ImGui orders the colours differently, but its pixels are white. If memory is short,
/// the status stays WantCreate and the next frame retries.
void create(SDL_Renderer* renderer, ImTextureData& texture) {
  SDL_Texture* const made = make_texture(renderer, texture.Width, texture.Height, texture.GetPixels());
  if (made == nullptr) return;
  texture.SetTexID(made);
  texture.SetStatus(ImTextureStatus_OK);
}

void update(ImTextureData& texture) {
  for (const ImTextureRect& part : texture.Updates) {
    const SDL_Rect rect{part.x, part.y, part.w, part.h};
    SDL_UpdateTexture(sdl_texture(texture.TexID), &rect, texture.GetPixelsAt(part.x, part.y), texture.GetPitch());
  }
  texture.SetStatus(ImTextureStatus_OK);
}

void destroy(ImTextureData& texture) {
  if (texture.TexID != ImTextureID_Invalid) SDL_DestroyTexture(sdl_texture(texture.TexID));
  texture.SetTexID(ImTextureID_Invalid);
  texture.SetStatus(ImTextureStatus_Destroyed);
}

void follow(SDL_Renderer* renderer, ImTextureData& texture) {
  switch (texture.Status) {
    case ImTextureStatus_WantCreate:
      return create(renderer, texture);
    case ImTextureStatus_WantUpdates:
      return update(texture);
    case ImTextureStatus_WantDestroy:
      return destroy(texture);
    case ImTextureStatus_OK:
    case ImTextureStatus_Destroyed:
      return;
  }
}

void draw(SDL_Renderer* renderer, const ImDrawList& list, const ImDrawCmd& command, ImVec2 window) {
  const ImVec2 from{std::max(command.ClipRect.x, 0.0F), std::max(command.ClipRect.y, 0.0F)};
  const ImVec2 to{std::min(command.ClipRect.z, window.x), std::min(command.ClipRect.w, window.y)};
  SDL_Texture* const texture = sdl_texture(command.GetTexID());
  if (to.x <= from.x || to.y <= from.y || texture == nullptr) return;
  // Both edges are rounded down. If the width were rounded instead, a fraction in the left edge would move the right
  // edge, and a line of old pixels would stay next to the redrawn part.
  const int left = static_cast<int>(from.x);
  const int top = static_cast<int>(from.y);
  const SDL_Rect clip{left, top, static_cast<int>(to.x) - left, static_cast<int>(to.y) - top};
  SDL_RenderSetClipRect(renderer, &clip);
  constexpr int kStride = sizeof(ImDrawVert);
  static_assert(sizeof(SDL_Color) == sizeof(ImDrawVert::col));
  const ImDrawVert* const corners = list.VtxBuffer.Data + command.VtxOffset;
  SDL_RenderGeometryRaw(renderer, texture, &corners->pos.x, kStride, reinterpret_cast<const SDL_Color*>(&corners->col),
                        kStride, &corners->uv.x, kStride, list.VtxBuffer.Size - static_cast<int>(command.VtxOffset),
                        list.IdxBuffer.Data + command.IdxOffset, static_cast<int>(command.ElemCount),
                        sizeof(ImDrawIdx));
}

}  // namespace

void render(SDL_Renderer* renderer, const ImDrawData& frame) {
  for (ImTextureData* const texture : *frame.Textures) follow(renderer, *texture);
  SDL_RenderSetViewport(renderer, nullptr);
  for (const ImDrawList* const list : frame.CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer) draw(renderer, *list, command, frame.DisplaySize);
  SDL_RenderSetClipRect(renderer, nullptr);
}

void destroy_textures(ImFontAtlas& fonts) {
  for (ImTextureData* const texture : fonts.TexList) destroy(*texture);
}

}  // namespace tapete
