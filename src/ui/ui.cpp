#include "ui/ui.hpp"

#include "ui/screens/screens.hpp"

namespace tapete {

Ui::Ui(SDL_Window* window, SDL_Renderer* renderer, App& app, bool keeps_pixels)
    : screens_(std::make_unique<Screens>(window, renderer, app, keeps_pixels)) {}

Ui::~Ui() = default;

void Ui::handle(const SDL_Event& event) { screens_->handle(event); }

void Ui::resized(int width, int height, float pixel_ratio) {
  screens_->resized(static_cast<float>(width), static_cast<float>(height), pixel_ratio);
}

void Ui::frame(double now) { screens_->frame(now); }

const std::vector<Target>& Ui::targets() const { return screens_->targets(); }

std::vector<MirrorItem> Ui::mirror() const { return screens_->mirror(); }

const std::vector<Written>& Ui::texts() const { return screens_->texts(); }

const std::string& Ui::focus_id() const { return screens_->focus_id(); }

void Ui::focus(std::string_view id, bool visible) { screens_->focus(id, visible); }

bool Ui::scrolls(float x, float y, float dy) { return screens_->scrolls({x, y}, dy); }

void Ui::activate(std::string_view id) { screens_->activate(id); }

void Ui::back() { screens_->back(); }

void Ui::edit_line(int id, std::string_view title, std::string_view value) { screens_->edit_line(id, title, value); }

bool Ui::drawn() const { return screens_->drawn(); }
bool Ui::settled() const { return screens_->settled(); }

}  // namespace tapete
