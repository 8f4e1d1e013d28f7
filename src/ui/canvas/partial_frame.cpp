#include "ui/canvas/partial_frame.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace tapete {
namespace {

/// Grid in points to which the redrawn box is aligned. If an edge of the box were inside a device pixel, the shapes
/// there would differ from those in a whole frame. Screens on which the grid does not fall on whole pixels always get
/// whole frames.
constexpr float kGrid = 8;

/// Returns the box with a small margin, aligned to the grid. The margin is for pixels that the edge of the box crosses.
Rect on_grid(Rect box) {
  if (box.empty()) return box;
  const Point from{std::floor((box.x - 1) / kGrid) * kGrid, std::floor((box.y - 1) / kGrid) * kGrid};
  const Point to{std::ceil((box.right() + 1) / kGrid) * kGrid, std::ceil((box.bottom() + 1) / kGrid) * kGrid};
  return {from.x, from.y, to.x - from.x, to.y - from.y};
}

/// Hash of a shape. If two shapes had the same hash, the old one would stay on the window; with 64 bits that does not
/// happen in practice.
class FrameHash {
 public:
  void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9E3779B97F4A7C15U;
    value_ ^= value_ >> 29;
  }
  void add(float a, float b) {
    add(std::uint64_t{std::bit_cast<std::uint32_t>(a)} << 32 | std::bit_cast<std::uint32_t>(b));
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

using Corners = std::array<const ImDrawVert*, 3>;

Corners corners(const ImDrawList& list, const ImDrawCmd& command, unsigned triangle) {
  Corners out{};
  for (unsigned i = 0; i < 3; ++i) {
    const unsigned index = list.IdxBuffer[static_cast<int>(command.IdxOffset + 3 * triangle + i)];
    out[i] = &list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
  }
  return out;
}

Rect clip_of(const ImDrawCmd& command) {
  const ImVec4& clip = command.ClipRect;
  return {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y};
}

Rect bounds(const Corners& of) {
  const auto [left, right] = std::minmax({of[0]->pos.x, of[1]->pos.x, of[2]->pos.x});
  const auto [top, bottom] = std::minmax({of[0]->pos.y, of[1]->pos.y, of[2]->pos.y});
  return {left, top, right - left, bottom - top};
}

Shape shape(const Corners& of, const ImDrawCmd& command) {
  FrameHash digest;
  for (const ImDrawVert* corner : of) {
    digest.add(corner->pos.x, corner->pos.y);
    digest.add(corner->uv.x, corner->uv.y);
    digest.add(corner->col);
  }
  digest.add(reinterpret_cast<std::uintptr_t>(command.GetTexID()));
  digest.add(command.ClipRect.x, command.ClipRect.y);
  digest.add(command.ClipRect.z, command.ClipRect.w);
  return {digest.value(), common(bounds(of), clip_of(command))};
}

/// Calls `visit(list, command)` for each draw command.
template <class Visit>
void each_command(ImDrawData& frame, const Visit& visit) {
  for (ImDrawList* list : frame.CmdLists)
    for (ImDrawCmd& command : list->CmdBuffer)
      if (command.UserCallback == nullptr) visit(*list, command);
}

/// Returns whether textures are created or destroyed. New glyphs in a texture leave its older glyphs unchanged.
bool renews_textures(const ImDrawData& frame) {
  if (frame.Textures == nullptr) return false;
  return std::any_of(frame.Textures->begin(), frame.Textures->end(), [](const ImTextureData* texture) {
    return texture->Status == ImTextureStatus_WantCreate || texture->Status == ImTextureStatus_WantDestroy;
  });
}

/// Restricts a command to the triangles that reach into `box`, and clips it to the box.
void narrow(ImDrawList& list, ImDrawCmd& command, Rect box) {
  const Rect clip = common(clip_of(command), box);
  command.ClipRect = {clip.x, clip.y, clip.right(), clip.bottom()};
  ImDrawIdx* const first = list.IdxBuffer.Data + command.IdxOffset;
  ImDrawIdx* end = first;
  for (unsigned i = 0; i < command.ElemCount / 3; ++i)
    if (!clip.empty() && !common(bounds(corners(list, command, i)), clip).empty())
      end = std::copy_n(first + std::size_t{3} * i, 3, end);
  command.ElemCount = static_cast<unsigned>(end - first);
  if (command.ElemCount == 0) command.ClipRect = {0, 0, 0, 0};
}

}  // namespace

bool PartialFrame::cut(ImDrawData& frame, int epoch) {
  std::swap(before_, now_);
  now_.clear();
  each_command(frame, [this](const ImDrawList& list, const ImDrawCmd& command) {
    for (unsigned i = 0; i < command.ElemCount / 3; ++i) now_.push_back(shape(corners(list, command, i), command));
  });
  const bool comparable = std::exchange(known_, true) && epoch == epoch_ && !renews_textures(frame);
  epoch_ = epoch;
  const float pixels = kGrid * frame.FramebufferScale.x;
  if (!comparable || pixels != std::round(pixels)) return true;
  const Rect box = on_grid(changed(before_, now_));
  each_command(frame, [box](ImDrawList& list, ImDrawCmd& command) { narrow(list, command, box); });
  return false;
}

}  // namespace tapete
