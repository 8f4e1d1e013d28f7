#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"
#include "ui/table/table_view.hpp"

/// The table: the player's options, and what is opened over it.
namespace tapete {
namespace {

constexpr Text kKeys =
    "Arrows: choose  ·  Enter: play  ·  1-9: play that card  ·  U: undo  ·  Esc: close  ·  C, T, P: hear cards, table "
    "and points"_text;

const Zone* own_hand(const Scene& scene) { return find_zone(scene, Place::hand, scene.viewer); }

std::string option_id(const Option& option) {
  const bool card = option.kind == OptionKind::card;
  return (card ? "card:" : "option:") + option.action;
}

struct MenuEntry {
  std::string_view id;
  Text label;
};

/// `keys`: the player may have a keyboard.
std::vector<MenuEntry> menu_entries(const Session& session, bool keys) {
  std::vector<MenuEntry> entries;
  if (session.can_undo()) entries.push_back({"button:undo", "Undo"_text});
  entries.insert(entries.end(), {{"button:rules", "How to play"_text}, {"button:glossary", "Words of the game"_text}});
  if (has_chart(session))
    entries.push_back(
        {"button:chart", session.table().charts_hands() ? "All hands"_text : "Where the points come from"_text});
  if (!session.seal().empty()) entries.push_back({"button:seal", "Sealed deck"_text});
  entries.insert(entries.end(), {{"button:settings", "Settings"_text}, {"button:new_match", "New match"_text}});
  if (keys) entries.push_back({"button:help", "Keys"_text});
  entries.push_back({"button:leave", "Leave the table"_text});
  return entries;
}

/// The width of the longest of these options' labels.
float widest_label(Stage& stage, const Scene& scene, const std::vector<int>& options) {
  float width = 0;
  for (const int i : options)
    width = std::max(width, stage.canvas.text_width(scene.options[at(i)].label, stage.em(type::kBody), Font::bold));
  return width;
}

/// The middle of the table, or what is beside the trump suit if buttons of this width have room there.
Rect answer_area(const TableLayout& layout, float width, float gap) {
  const Rect area = layout.stage;
  const float left = layout.stock_area.right() + gap;
  const bool beside = layout.round && layout.portrait && area.right() - left >= width;
  return beside ? Rect{left, area.y, area.right() - left, area.h} : area;
}

/// The number of columns in which so many numbers form a square rather than a column.
int square_side(int count) { return static_cast<int>(std::ceil(std::sqrt(static_cast<float>(count)))); }

}  // namespace

void TableView::draw_over(Stage& stage, Session& session) {
  if (over_ == Over::menu) draw_menu(stage, session);
  if (over_ == Over::pile) draw_pile(stage, session);
  if (over_ == Over::chart && !draw_chart(stage, session, std::exchange(chart_opens_, false))) over_ = Over::nothing;
  if (over_ == Over::seal && draw_seal(stage, session)) over_ = Over::nothing;
}

void TableView::draw_options(Stage& stage, Session& session) {
  const auto& options = session.scene().options;
  std::vector<int> answers;
  int chosen = -1;
  int calls = 0;
  for (int i = 0; i < static_cast<int>(options.size()); ++i) {
    const OptionKind kind = options[at(i)].kind;
    if (kind == OptionKind::declare || kind == OptionKind::pass) answers.push_back(i);
    if (kind != OptionKind::call || !session.can_call()) continue;
    Rect place = layout_.call;
    // A second one has its place on the other side.
    if (calls++ > 0) place.x = stage.canvas.window().w - place.right();
    if (button(stage.gui, place, option_id(options[at(i)]), options[at(i)].label, Look::glass)) chosen = i;
  }
  if (session.can_act() && !answers.empty() && !motion_.moving(stage.gui.now()) && !session.shown().highlight())
    if (const int answer = draw_answers(stage, session.scene(), answers); answer >= 0) chosen = answer;
  if (chosen >= 0) stage.app.choose(chosen);
}

/// Buttons for these options in the middle of the table, in as many columns as the height requires. Returns the pressed
/// option, or -1.
int TableView::draw_answers(Stage& stage, const Scene& scene, const std::vector<int>& answers) const {
  constexpr float kGap = 8;
  const Rect window = stage.canvas.window();
  Rect area = layout_.stage;
  const float touch = std::max(46.0F, stage.em(50));
  const auto most = std::max(1, static_cast<int>((area.h + kGap) / (touch + kGap)));
  const auto count = static_cast<int>(answers.size());
  const float text = widest_label(stage, scene, answers);
  const bool numbers = text < stage.em(28);
  const float widest = numbers ? stage.em(56) : std::max(stage.em(180), text + 36);
  // At most as many numbers side by side as can be pressed, even if the rows then reach above the middle of the table.
  const int fit = numbers ? static_cast<int>((window.w - 24 + kGap) / (touch + kGap)) : count;
  const int square = numbers ? std::min(square_side(count), static_cast<int>((area.w + kGap) / (touch + kGap))) : 1;
  const int columns = std::clamp(std::max((count + most - 1) / most, square), 1, std::max(1, fit));
  const int rows = (count + columns - 1) / columns;
  const auto across = static_cast<float>(columns);
  const auto down = static_cast<float>(rows);
  area = answer_area(layout_, (widest + kGap) * across, kGap);
  // In a low window the neighbours of a round table sit beside them.
  const float widest_row = scene.round && !layout_.portrait && !numbers ? area.w : window.w - 24;
  const float room = std::min(widest_row, 2 * std::min(area.center().x, window.w - area.center().x) - 16);
  const bool high = rows > most;
  const float width = high ? 44 : std::min(widest, (room - kGap * (across - 1)) / across);
  const float centred = area.center().x - (width * across + kGap * (across - 1)) / 2;
  const float left = high ? std::max(centred, layout_.score[0].right() + kGap) : centred;
  const float top = area.center().y - (touch * down + kGap * (down - 1)) / 2;
  int chosen = -1;
  for (int i = 0; i < count; ++i) {
    const Option& option = scene.options[at(answers[at(i)])];
    const int column = numbers ? i % columns : i / rows;
    const int row = numbers ? i / columns : i % rows;
    const Rect place{left + static_cast<float>(column) * (width + kGap), top + static_cast<float>(row) * (touch + kGap),
                     width, touch};
    const Look look = option.kind == OptionKind::pass ? Look::paper : Look::gold;
    if (button(stage.gui, place, option_id(option), option.label, look)) chosen = answers[at(i)];
  }
  return chosen;
}

void TableView::draw_calls(Stage& stage, Session& session) {
  for (const Call& call : session.shown().calls())
    draw_bubble(stage, layout_, spot(session.scene(), call.said.seat), call.said.call);
}

void TableView::keys(Stage& stage, Session& session) {
  if (over_ != Over::nothing || stage.app.messages().dialog()) return;
  if (const auto number = stage.gui.take_number(); number && !session.sheet()) {
    const Zone* hand = own_hand(session.scene());
    if (hand == nullptr || *number > static_cast<int>(hand->cards.size())) return;
    play_card(stage, session, *number - 1);
  }
  if (stage.gui.take(Key::undo) && session.can_undo()) stage.app.playing().undo();
  if (stage.gui.take(Key::hear_hand)) stage.app.playing().hear(Ask::hand);
  if (stage.gui.take(Key::hear_table)) stage.app.playing().hear(Ask::table);
  if (stage.gui.take(Key::hear_score)) stage.app.playing().hear(Ask::score);
  if (stage.gui.take(Key::help)) stage.app.messages().show_toast(stage.say(kKeys));
  if (stage.app.playing().is_aside(session) && stage.gui.take(Key::escape)) return stage.app.back();
  if (stage.gui.take(Key::menu) || stage.gui.take(Key::escape)) over_ = Over::menu;
}

void TableView::draw_menu(Stage& stage, Session& session) {
  const std::vector<MenuEntry> entries = menu_entries(session, !stage.gui.touched());
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
  const Rect rect{layout_.menu.x, std::min(layout_.menu.y, window.h - 8 - height), width, height};
  panel(gui, rect, 16);
  stage.canvas.text(stage.say("Menu"_text), {rect.x + 20, rect.y + 6, rect.w - 90, head},
                    {stage.em(type::kLead), stage.theme().ink, Font::bold});
  bool close = icon_button(gui, {rect.right() - head - 6, rect.y + 6, head, head}, "button:close",
                           stage.say("Close"_text), Icon::close, false);
  const Rect list{rect.x + 8, rect.y + head + 8, rect.w - 16, rect.bottom() - rect.y - head - 16};
  const float top = gui.begin_scroll("menu", list);
  const float column = wide ? list.w / 2 : list.w;
  std::string_view clicked;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Rect place{list.x + (i < rows ? 0 : column), top + static_cast<float>(i % rows) * touch, column, touch};
    if (button(gui, place, entries[i].id, stage.say(entries[i].label), Look::row)) clicked = entries[i].id;
  }
  gui.end_scroll(count * touch);
  close = close || gui.take(Key::escape) || gui.take(Key::menu) || gui.clicked_nothing();
  if (close || !clicked.empty()) over_ = Over::nothing;
  follow_menu(stage, clicked);
}

/// Does what an entry of the menu says; nothing for an empty one.
void TableView::follow_menu(Stage& stage, std::string_view entry) {
  App& app = stage.app;
  if (entry == "button:undo") app.playing().undo();
  if (entry == "button:rules") app.trail().go(Screen::rules);
  if (entry == "button:glossary") app.trail().go(Screen::glossary);
  if (entry == "button:chart") open_chart();
  if (entry == "button:seal") over_ = Over::seal;
  if (entry == "button:settings") app.trail().go(Screen::settings);
  if (entry == "button:help") app.messages().show_toast(stage.say(kKeys));
  if (entry == "button:leave") app.back();
  if (entry == "button:new_match") app.dealing().new_match();
}

}  // namespace tapete
