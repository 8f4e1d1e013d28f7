#include "ui/canvas.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "assets/embedded.hpp"
#include "ui/soft_textures.hpp"

namespace tapete {
namespace {

ImU32 packed(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }
ImVec2 vec(Point p) { return {p.x, p.y}; }
ImTextureRef ref(SDL_Texture* texture) {
  return ImTextureRef{static_cast<ImTextureID>(reinterpret_cast<std::uintptr_t>(texture))};
}

ImFont* load_font(std::string_view name) {
  const std::string_view bytes = embedded(name);
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  // ImGui asks for a pointer that may be written through, but reads only.
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()),
                                                    type::kBody, &config);
}

std::array<ImVec2, 4> corners(const Placed& placed) {
  const float c = std::cos(placed.angle);
  const float s = std::sin(placed.angle);
  const auto corner = [&](float x, float y) {
    return ImVec2{placed.center.x + x * placed.w / 2 * c - y * placed.h / 2 * s,
                  placed.center.y + x * placed.w / 2 * s + y * placed.h / 2 * c};
  };
  return {corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)};
}

}  // namespace

Canvas::Canvas(SDL_Renderer* renderer)
    : regular_(load_font("fonts/regular.ttf")),
      bold_(load_font("fonts/bold.ttf")),
      blur_(make_blur_texture(renderer)),
      cloth_(renderer) {}

Canvas::~Canvas() { SDL_DestroyTexture(blur_); }

void Canvas::begin(Rect window, float pixel_ratio, const Theme& theme) {
  window_ = window;
  pixel_ratio_ = pixel_ratio;
  written_.clear();
  theme_ = &theme;
  list_ = ImGui::GetBackgroundDrawList();
  // Set here for both, as ImGui does it only for the font that is pushed: text is drawn at the screen's own density.
  regular_->CurrentRasterizerDensity = pixel_ratio;
  bold_->CurrentRasterizerDensity = pixel_ratio;
}

void Canvas::fill(Rect r, Colour colour, float radius) {
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, packed(colour), radius);
}

void Canvas::fill_top(Rect r, Colour colour, float radius) {
  list_->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, packed(colour), radius, ImDrawFlags_RoundCornersTop);
}

void Canvas::outline(Rect r, Colour colour, float radius, float width) {
  const Rect in = r.inset(width / 2);
  list_->AddRect({in.x, in.y}, {in.right(), in.bottom()}, packed(colour), radius, 0, width);
}

void Canvas::disc(Point center, float radius, Colour colour) {
  list_->AddCircleFilled(vec(center), radius, packed(colour));
}

void Canvas::ring(Point center, float radius, Colour colour, float width) {
  list_->AddCircle(vec(center), radius, packed(colour), 0, width);
}

void Canvas::line(Point a, Point b, Colour colour, float width) {
  list_->AddLine(vec(a), vec(b), packed(colour), width);
}

void Canvas::arc(Point center, float radius, float from, float to, Colour colour, float width) {
  list_->PathArcTo(vec(center), radius, from, to);
  list_->PathStroke(packed(colour), 0, width);
}

void Canvas::triangle(Point a, Point b, Point c, Colour colour) {
  list_->AddTriangleFilled(vec(a), vec(b), vec(c), packed(colour));
}

void Canvas::shadow(Rect r, float radius, float strength) {
  // Nine patches of the blurred texture, so that its rim keeps its softness at every size.
  const float rim = radius + 14;
  const Rect outer{r.x - 14, r.y - 10, r.w + 28, r.h + 28};
  const std::array<float, 4> x{outer.x, outer.x + rim, outer.right() - rim, outer.right()};
  const std::array<float, 4> y{outer.y, outer.y + rim, outer.bottom() - rim, outer.bottom()};
  constexpr std::array<float, 4> kUv{0, 0.45F, 0.55F, 1};
  const ImU32 colour = packed(Colour{0, 0, 0}.with_alpha(theme_->shadow * strength));
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      list_->AddImage(ref(blur_), {x[i], y[j]}, {x[i + 1], y[j + 1]}, {kUv[i], kUv[j]}, {kUv[i + 1], kUv[j + 1]},
                      colour);
}

void Canvas::card_shadow(const Placed& card, float lift, const Picture& soft) {
  const float spread = card.w * (0.16F + 0.1F * lift);
  Placed under = card;
  under.w += spread;
  under.h += spread;
  under.center = card.center + Point{0, card.w * (0.035F + 0.06F * lift)};
  image(soft.texture != nullptr ? soft : Picture{blur_}, under, Colour{0, 0, 0}.with_alpha(theme_->shadow));
}

void Canvas::glow(const Placed& card, Colour colour) {
  for (const float wider : {0.36F, 0.22F}) {
    Placed around = card;
    around.w += card.w * wider;
    around.h += card.w * wider;
    image(Picture{blur_}, around, colour);
  }
}

void Canvas::cloth() {
  const auto pixels = [this](float points) { return std::max(1, static_cast<int>(std::ceil(points * pixel_ratio_))); };
  SDL_Texture* painted = cloth_.painted(pixels(window_.w), pixels(window_.h), *theme_);
  if (painted == nullptr) return fill(window_, theme_->cloth_dark);
  list_->AddImage(ref(painted), {window_.x, window_.y}, {window_.right(), window_.bottom()});
}

void Canvas::image(const Picture& picture, const Placed& placed, Colour tint) {
  if (picture.texture == nullptr) return;
  const auto c = corners(placed);
  const auto [from, to] = std::pair{picture.from, picture.to};
  list_->AddImageQuad(ref(picture.texture), c[0], c[1], c[2], c[3], {from.x, from.y}, {to.x, from.y}, {to.x, to.y},
                      {from.x, to.y}, packed(tint));
}

void Canvas::clip(Rect r) { list_->PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true); }

void Canvas::unclip() { list_->PopClipRect(); }

}  // namespace tapete
