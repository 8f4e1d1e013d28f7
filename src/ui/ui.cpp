#include "ui/ui.hpp"

#include <backends/imgui_impl_sdlrenderer2.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/stage.hpp"
#include "ui/table_view.hpp"

namespace tapete {
namespace {

/// Time a frame may spend on drawing cards from their SVG.
constexpr double kCardWork = 6;  // milliseconds

/// Dear ImGui's context, set up before anything that needs its fonts. Input does not go through it: Gui has its own
/// targets.
class ImGuiFrame {
 public:
  explicit ImGuiFrame(SDL_Renderer* renderer) : renderer_(renderer) {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplSDLRenderer2_Init(renderer);
  }
  ~ImGuiFrame() {
    ImGui_ImplSDLRenderer2_Shutdown();
    ImGui::DestroyContext();
  }
  ImGuiFrame(const ImGuiFrame&) = delete;
  ImGuiFrame& operator=(const ImGuiFrame&) = delete;

  void begin(Rect window, float pixel_ratio) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {window.w, window.h};
    io.DisplayFramebufferScale = {pixel_ratio, pixel_ratio};
    io.DeltaTime = 1.0F / 60;
    ImGui_ImplSDLRenderer2_NewFrame();
    ImGui::NewFrame();
  }
  void end(Colour background) {
    ImGui::Render();
    const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
    SDL_RenderSetScale(renderer_, scale.x, scale.y);
    SDL_SetRenderDrawColor(renderer_, background.r, background.g, background.b, 255);
    SDL_RenderClear(renderer_);
    ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData(), renderer_);
    SDL_RenderPresent(renderer_);
  }

 private:
  SDL_Renderer* renderer_;
};

/// What the player wants, and more on a large screen, which is looked at from further away.
float text_scale(TextSize size, Rect window) {
  const float wanted = size == TextSize::normal ? 1.0F : size == TextSize::large ? 1.2F : 1.4F;
  return wanted * std::clamp(std::sqrt(window.w * window.h) / 900, 1.0F, 3.0F);
}

}  // namespace

class Screens {
 public:
  Screens(SDL_Window* window, SDL_Renderer* renderer, App& app)
      : window_(window), app_(app), imgui_(renderer), canvas_(renderer), cards_(renderer), gui_(canvas_) {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window, &width, &height);
    resized(width, height, 1);
  }

  void handle(const SDL_Event& event) {
    int width = 0;
    SDL_GetWindowSize(window_, &width, nullptr);
    const float scale = width > 0 ? size_.w / static_cast<float>(width) : 1;
    if (gui_.handle(event, scale)) app_.host().request_frame();
  }

  void resized(int width, int height, float pixel_ratio) {
    size_ = {0, 0, static_cast<float>(width), static_cast<float>(height)};
    pixel_ratio_ = pixel_ratio;
    app_.host().request_frame();
  }

  void frame(double now) {
    const Theme& colours = theme(app_.dark());
    imgui_.begin(size_, pixel_ratio_);
    canvas_.begin(size_, pixel_ratio_, colours);
    gui_.begin(now, text_scale(app_.settings().text_size, size_), app_.lang(), app_.reduced_motion());
    Stage stage{app_, gui_, canvas_, cards_};
    draw(stage);
    const bool moving = gui_.end();
    imgui_.end(colours.page);
    const bool blurred = cards_.work(kCardWork);
    settled_ = !moving && !blurred;
    if (!settled_) app_.host().request_frame();
  }

  [[nodiscard]] const std::vector<Target>& targets() const { return gui_.targets(); }
  void activate(std::string_view id) {
    gui_.activate(id);
    app_.host().request_frame();
  }
  [[nodiscard]] bool settled() const { return settled_; }

 private:
  void draw(Stage& stage) {
    switch (app_.screen()) {
      case Screen::start:
        draw_start(stage);
        break;
      case Screen::setup:
        draw_setup(stage);
        break;
      case Screen::draw:
        draw_dealer_draw(stage);
        break;
      case Screen::table:
        table_.draw(stage);
        break;
      case Screen::settings:
        draw_settings(stage);
        break;
      case Screen::rules:
      case Screen::glossary:
      case Screen::about:
        draw_page(stage, app_.screen());
        break;
    }
    if (app_.dialog()) {
      const Dialog dialog = *app_.dialog();  // a copy: an answer puts it away
      draw_dialog(stage, dialog);
    }
  }

  SDL_Window* window_;
  App& app_;
  ImGuiFrame imgui_;
  Canvas canvas_;
  Cards cards_;
  Gui gui_;
  TableView table_;
  Rect size_;
  float pixel_ratio_ = 1;
  bool settled_ = false;
};

Ui::Ui(SDL_Window* window, SDL_Renderer* renderer, App& app)
    : screens_(std::make_unique<Screens>(window, renderer, app)) {}
Ui::~Ui() = default;

void Ui::handle(const SDL_Event& event) { screens_->handle(event); }
void Ui::resized(int width, int height, float pixel_ratio) { screens_->resized(width, height, pixel_ratio); }
void Ui::frame(double now) { screens_->frame(now); }
const std::vector<Target>& Ui::targets() const { return screens_->targets(); }
void Ui::activate(std::string_view id) { screens_->activate(id); }
bool Ui::settled() const { return screens_->settled(); }

}  // namespace tapete
