#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"

/// The menu of the table.
namespace tapete {
namespace {

using Kind = UiAction::Kind;

constexpr Text kKeys =
    "Arrows: choose  ·  Enter: play  ·  1-9: play that card  ·  U: undo  ·  Esc: close  ·  C, T, P: hear cards, table "
    "and points"_text;

struct MenuEntry {
  std::string_view id;
  Text label;
  UiAction action;
};

std::vector<MenuEntry> menu_entries(const Stage& stage, const TableModel& model) {
  std::vector<MenuEntry> entries;
  const auto add = [&](std::string_view id, Text label, const UiAction& action) {
    entries.push_back({id, label, action});
  };
  if (model.can_undo) add("button:undo", "Undo"_text, does(Kind::undo));
  add("button:rules", "How to play"_text, does(Kind::rules));
  add("button:glossary", "Words of the game"_text, does(Kind::glossary));
  if (model.has_chart())
    add("button:chart", model.charts_hands ? "All hands"_text : "Where the points come from"_text, opens(Panel::chart));
  if (!model.seal.empty()) add("button:seal", "Sealed deck"_text, opens(Panel::seal));
  add("button:settings", "Settings"_text, does(Kind::settings));
  add("button:new_match", "New match"_text, does(Kind::new_match));
  // The player may have a keyboard.
  if (!stage.gui.pointer().touching()) add("button:help", "Keys"_text, tell_keys(stage));
  add("button:leave", "Leave the table"_text, does(Kind::leave));
  return entries;
}

}  // namespace

UiAction tell_keys(const Stage& stage) { return does(Kind::note, stage.say(kKeys)); }

UiAction draw_menu(Stage& stage, const TableModel& model, Rect button_place) {
  const std::vector<MenuEntry> entries = menu_entries(stage, model);
  Gui& gui = stage.gui;
  gui.cover();
  const Rect window = stage.canvas.window();
  stage.canvas.fill(window, stage.theme().scrim);
  const float head = std::max(44.0F, stage.em(46));
  // In a low window the menu has two columns, so that everything is in sight.
  const float most = std::max(44.0F, stage.em(48));
  const bool wide = head + most * static_cast<float>(entries.size()) + 32 > window.h && window.w > stage.em(560);
  const std::size_t rows = wide ? (entries.size() + 1) / 2 : entries.size();
  const auto count = static_cast<float>(rows);
  const float touch = std::clamp((window.h - 32 - head) / count, 44.0F, stage.em(52));
  const float width = std::min(window.w - 24, stage.em(wide ? 560 : 310));
  const float height = std::min(window.h - 16, head + touch * count + 16);
  const Rect rect{button_place.x, std::min(button_place.y, window.h - 8 - height), width, height};
  panel(gui, rect, 16);
  stage.canvas.text(stage.say("Menu"_text), {rect.x + 20, rect.y + 6, rect.w - 90, head},
                    {stage.em(type::kLead), stage.theme().ink, Font::bold});
  const bool close = icon_button(gui, {rect.right() - head - 6, rect.y + 6, head, head}, "button:close",
                                 stage.say("Close"_text), Icon::close, false);
  const Rect list{rect.x + 8, rect.y + head + 8, rect.w - 16, rect.bottom() - rect.y - head - 16};
  const float top = gui.begin_scroll("menu", list);
  const float column = wide ? list.w / 2 : list.w;
  UiAction action;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Rect place{list.x + (i < rows ? 0 : column), top + static_cast<float>(i % rows) * touch, column, touch};
    if (button(gui, place, entries[i].id, stage.say(entries[i].label), Look::row)) action = entries[i].action;
  }
  gui.end_scroll(count * touch);
  if (close || gui.keys().take(Key::escape) || gui.keys().take(Key::menu) || gui.frame().click.nothing)
    action.add(opens(Panel::nothing));
  return action;
}

}  // namespace tapete
