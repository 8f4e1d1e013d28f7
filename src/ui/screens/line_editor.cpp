#include "ui/screens/line_editor.hpp"

#include <SDL.h>

#include <algorithm>

#include "ui/gui/widgets.hpp"

namespace tapete {

void LineEditor::open(int id, std::string_view title, std::string_view value) {
  line_ = Line{id, std::string{title}, std::string{value}};
  SDL_StartTextInput();
}

void LineEditor::close(App& app, bool keep) {
  const Line line = std::move(*line_);
  line_.reset();
  SDL_StopTextInput();
  if (keep) app.text_entered(line.id, line.value);
}

bool LineEditor::handle(const SDL_Event& event, App& app) {
  if (!line_) return false;
  if (event.type == SDL_TEXTINPUT) {
    line_->value += event.text.text;
    return true;
  }
  if (event.type != SDL_KEYDOWN) return false;
  std::string& value = line_->value;
  switch (event.key.keysym.sym) {
    case SDLK_BACKSPACE:
      while (!value.empty() && (static_cast<unsigned char>(value.back()) & 0xC0) == 0x80) value.pop_back();
      if (!value.empty()) value.pop_back();
      break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      close(app, true);
      break;
    case SDLK_ESCAPE:
      close(app, false);
      break;
    default:
      break;
  }
  return true;
}

void LineEditor::draw(AppContext& context) {
  if (!line_) return;
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  context.gui.cover();
  canvas.fill(canvas.window(), theme.scrim);
  const float touch = context.em(space::kTouch);
  const float width = std::min(canvas.window().w - 32, context.em(400));
  const Rect rect = Rect::around(canvas.window().center(), width, context.em(56) + 2 * touch + 48);
  panel(context.gui, rect);
  context.text(line_->title, {rect.x + 20, rect.y + 8, width - 40, context.em(48)}, type::kLead, theme.ink, Font::bold);
  const Rect field{rect.x + 20, rect.y + context.em(56), width - 40, touch};
  canvas.fill(field, theme.page, space::kRadius);
  canvas.outline(field, theme.accent, space::kRadius, 2);
  context.text(line_->value + "|", field.inset(12), type::kLead, theme.ink);
  const Rect row = field.moved(0, touch + 20);
  const int clicked =
      button_row(context.gui, row, 12,
                 {{"line:cancel", context.say("Cancel"_text)}, {"line:ok", context.say("OK"_text), ButtonStyle::main}});
  if (clicked >= 0) close(context.app, clicked == 1);
}

}  // namespace tapete
