#include <algorithm>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_view.hpp"

/// What is opened over a table of boards: the cards to choose from, and where the points come from.
namespace tapete {

void BoardView::draw_deck(Stage& stage, Session& session) {
  const Scene& scene = session.scene();
  const Zone* deck = find_zone(scene, Place::deck);
  if (!picking_cards_ || deck == nullptr || !session.can_act()) return;
  constexpr int kRanks = 13;
  Gui& gui = stage.gui;
  gui.cover();
  Canvas& canvas = stage.canvas;
  const Rect window = canvas.window();
  canvas.fill(window, stage.theme().scrim);
  // A suit in two rows where one would be too narrow to touch.
  const int columns = window.w >= 13 * 48 + 60 ? 13 : 7;
  const int lines = kSuits * (columns == kRanks ? 1 : 2);
  const float head = std::max(48.0F, stage.em(50));
  const float w = std::min((window.w - 44) / static_cast<float>(columns), stage.em(72));
  const float h = std::min((window.h - head - 44) / static_cast<float>(lines), w * 1.25F);
  const Rect sheet =
      Rect::around(window.center(), w * static_cast<float>(columns) + 24, h * static_cast<float>(lines) + head + 20);
  panel(gui, sheet);
  canvas.text(scene.phase, {sheet.x + 16, sheet.y + 4, sheet.w - head - 32, head},
              {stage.em(type::kLead), stage.theme().ink, Font::bold});
  const bool close = icon_button(gui, {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}, "button:close",
                                 stage.say("Close"_text), Icon::close, false);
  int chosen = -1;
  for (const SceneCard& card : deck->cards) {
    const int line = card.card.suit() * (lines / kSuits) + card.card.rank() / columns;
    const Rect cell{sheet.x + 12 + static_cast<float>(card.card.rank() % columns) * w,
                    sheet.y + head + 6 + static_cast<float>(line) * h, w, h};
    const Option& option = scene.options[at(card.option)];
    const std::string id = "card:" + option.action;
    draw_french_card(canvas, card.card, cell.inset(2.5F));
    gui.focus_ring(id, cell.inset(3), 6);
    if (gui.target(id, option.label, cell)) chosen = card.option;
  }
  if (close || gui.take(Key::escape) || gui.clicked_nothing()) picking_cards_ = false;
  if (chosen >= 0) stage.app.choose(chosen);
}

bool BoardView::draw_parts(Stage& stage, Session& session) {
  const auto& score = session.scene().score;
  Gui& gui = stage.gui;
  gui.cover();
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  canvas.fill(window, theme.scrim);
  const float line = stage.em(36);
  const float head = std::max(48.0F, stage.em(50));
  const auto rows = static_cast<float>(score.front().parts.size() + 2);
  const float width = std::min(window.w - 24, stage.em(300) + stage.em(90) * static_cast<float>(score.size()));
  const Rect sheet = Rect::around(window.center(), width, std::min(window.h - 16, head + rows * line + 18));
  panel(gui, sheet);
  canvas.text(stage.say("Where the points come from"_text), {sheet.x + 18, sheet.y + 4, sheet.w - head - 32, head},
              {stage.em(type::kLead), theme.ink, Font::bold});
  const bool close = icon_button(gui, {sheet.right() - head - 4, sheet.y + 4, head - 4, head - 4}, "button:close",
                                 stage.say("Close"_text), Icon::close, false);
  const float label = (sheet.w - 36) * (score.size() > 3 ? 0.3F : 0.36F);
  const float cell = (sheet.w - 36 - label) / static_cast<float>(score.size());
  float y = sheet.y + head;
  const auto row = [&](std::string_view words, bool bold, const auto& value) {
    const Font font = bold ? Font::bold : Font::regular;
    canvas.text(words, {sheet.x + 18, y, label, line}, {stage.em(type::kBody), theme.quiet, font});
    for (std::size_t i = 0; i < score.size(); ++i)
      canvas.text(value(score[i]), {sheet.x + 24 + label + static_cast<float>(i) * cell, y, cell - 6, line},
                  {stage.em(type::kBody), theme.ink, font, Align::right});
    y += line;
  };
  row({}, true, [&](const SideScore& side) { return session.name(side.seats.front()); });
  for (std::size_t i = 0; i < score.front().parts.size(); ++i)
    row(score.front().parts[i].label, false,
        [i](const SideScore& side) { return std::to_string(side.parts[i].points); });
  row(stage.say("Total"_text), true, [](const SideScore& side) { return side.points; });
  return !close && !gui.take(Key::escape) && !gui.clicked_nothing();
}

}  // namespace tapete
