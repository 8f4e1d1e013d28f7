#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"

/// Menu of the table.
namespace tapete {
namespace {

using Kind = UiAction::Kind;

constexpr Text kKeys =
    "Arrows: choose  ·  Enter: play  ·  1-9: play that card  ·  U: undo  ·  Esc: close  ·  C, T, P: hear cards, table "
    "and points"_text;

struct MenuEntry {
  std::string_view id;
  Text label;
  Kind kind{};
  Panel panel{};
};

/// Returns whether the device may have a keyboard: a key was pressed, or the device is no phone and has no touch
/// screen.
bool may_have_keyboard(const DrawContext& context) {
  constexpr float kPhone = 500;  // largest shorter side of a phone's window, in points
  const Rect window = context.canvas.window();
  const bool phone = context.gui.pointer().touching() || std::min(window.w, window.h) < kPhone;
  return !phone || context.gui.keys().has_keyboard();
}

std::vector<MenuEntry> menu_entries(const DrawContext& context, const TableModel& model) {
  std::vector<MenuEntry> entries{
      {"button:undo", "Undo"_text, Kind::undo},
      {"button:say", "Say something#menu"_text, Kind::say},
      {"button:friends", "Friends at the table"_text, Kind::friends},
      {"button:rules", "How to play"_text, Kind::rules},
      {"button:glossary", "Glossary"_text, Kind::glossary},
      {"button:chart", model.chart_title(), Kind::open, Panel::chart},
      {"button:seal", "Sealed deck"_text, Kind::open, Panel::seal},
      {"button:settings", "Settings"_text, Kind::settings},
      {"button:new_match", "New match"_text, Kind::new_match},
      {"button:help", "Keys"_text, Kind::note},
      {"button:leave", "Leave table"_text, Kind::leave},
  };
  std::erase_if(entries, [&](const MenuEntry& entry) {
    return (entry.kind == Kind::undo && !model.can_undo) || (entry.panel == Panel::chart && !model.has_chart()) ||
           (entry.panel == Panel::seal && model.deck_hash.empty()) ||
           (entry.kind == Kind::say && model.scene.viewer == kNobody) ||
           ((entry.kind == Kind::say || entry.kind == Kind::friends) && !model.with_friends) ||
           (entry.kind == Kind::note && !may_have_keyboard(context));
  });
  return entries;
}

}  // namespace

UiAction tell_keys(const DrawContext& context) { return does(Kind::note, context.say(kKeys)); }

UiAction draw_menu(DrawContext& context, const TableModel& model, Rect button_place) {
  const std::vector<MenuEntry> entries = menu_entries(context, model);
  Gui& gui = context.gui;
  const Rect window = context.canvas.window();
  const float head = std::max(44.0F, context.em(46));
  // In a low window the menu has two columns, so that it fits without scrolling.
  const float most = std::max(44.0F, context.em(48));
  const bool wide = head + most * static_cast<float>(entries.size()) + 32 > window.h && window.w > context.em(560);
  const std::size_t rows = wide ? (entries.size() + 1) / 2 : entries.size();
  const auto count = static_cast<float>(rows);
  const float touch = std::clamp((window.h - 32 - head) / count, 44.0F, context.em(52));
  const float width = std::min(window.w - 24, context.em(wide ? 560 : 310));
  const float height = std::min(window.h - 16, head + touch * count + 16);
  const bool at_right = button_place.center().x > window.center().x;
  const Rect rect{at_right ? std::max(8.0F, button_place.right() - width) : button_place.x,
                  std::min(button_place.y, window.h - 8 - height), width, height};
  const bool close =
      closable_panel(context, rect, context.say("Menu"_text), {rect.x + 20, rect.y + 6, rect.w - 90, head},
                     {rect.right() - head - 6, rect.y + 6, head, head}, 16);
  const Rect list{rect.x + 8, rect.y + head + 8, rect.w - 16, rect.bottom() - rect.y - head - 16};
  const float top = gui.begin_scroll("menu", list);
  const float column = wide ? list.w / 2 : list.w;
  UiAction action;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Rect place{list.x + (i < rows ? 0 : column), top + static_cast<float>(i % rows) * touch, column, touch};
    if (button(gui, place, entries[i].id, context.say(entries[i].label), ButtonStyle::row))
      action = entries[i].kind == Kind::note ? tell_keys(context)
                                             : UiAction{.kind = entries[i].kind, .panel = entries[i].panel};
  }
  gui.end_scroll(count * touch);
  if (close || gui.keys().take(Key::menu)) action.add(opens(Panel::nothing));
  return action;
}

}  // namespace tapete
