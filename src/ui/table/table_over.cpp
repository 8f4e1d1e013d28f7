#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"
#include "ui/table/table_view.hpp"

/// The table: what the player can do on it, and what is opened over it.
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

constexpr Text kParts = "Where the points come from"_text;

struct MenuEntry {
  std::string_view id;
  Text label;
};

std::vector<MenuEntry> menu_entries(const Session& session) {
  std::vector<MenuEntry> entries;
  if (session.can_undo()) entries.push_back({"button:undo", "Undo"_text});
  entries.insert(entries.end(), {{"button:rules", "How to play"_text}, {"button:glossary", "Words of the game"_text}});
  if (!session.scene().score.empty() && !session.scene().score.front().parts.empty())
    entries.push_back({"button:parts", kParts});
  if (!session.seal().empty()) entries.push_back({"button:seal", "Sealed deck"_text});
  entries.insert(entries.end(), {{"button:settings", "Settings"_text},
                                 {"button:new_match", "New match"_text},
                                 {"button:help", "Keys"_text},
                                 {"button:leave", "Leave the table"_text}});
  return entries;
}

}  // namespace

void TableView::draw_over(Stage& stage, Session& session) {
  if (over_ == Over::menu) draw_menu(stage, session);
  if (over_ == Over::pile) draw_pile(stage, session);
  if (over_ == Over::parts && !draw_parts(stage, session)) over_ = Over::nothing;
  if (over_ == Over::seal && draw_seal(stage, session)) over_ = Over::nothing;
}

void TableView::draw_options(Stage& stage, Session& session) {
  if (!session.can_act()) return;
  const auto& options = session.scene().options;
  std::vector<int> answers;
  int claim = -1;
  for (int i = 0; i < static_cast<int>(options.size()); ++i) {
    const OptionKind kind = options[at(i)].kind;
    if (kind == OptionKind::declare || kind == OptionKind::pass) answers.push_back(i);
    if (kind == OptionKind::claim) claim = i;
  }
  int chosen = -1;
  if (claim >= 0 &&
      button(stage.gui, layout_.claim, option_id(options[at(claim)]), options[at(claim)].label, Look::glass))
    chosen = claim;
  if (!answers.empty() && !motion_.moving(stage.gui.now()) && !session.shown().highlight())
    if (const int answer = draw_answers(stage, session.scene(), answers); answer >= 0) chosen = answer;
  if (chosen >= 0) stage.app.choose(chosen);
}

/// Buttons for these options in the middle of the table, in as many columns as the height asks for. Returns the option
/// that was pressed, or -1.
int TableView::draw_answers(Stage& stage, const Scene& scene, const std::vector<int>& answers) const {
  constexpr float kGap = 8;
  const Rect window = stage.canvas.window();
  Rect area = layout_.stage;
  const float touch = std::max(46.0F, stage.em(50));
  const auto most = std::max(1, static_cast<int>((area.h + kGap) / (touch + kGap)));
  const auto count = static_cast<int>(answers.size());
  float text = 0;
  for (const int i : answers)
    text = std::max(text, stage.canvas.text_width(scene.options[at(i)].label, stage.em(type::kBody), Font::bold));
  const bool numbers = text < stage.em(28);
  const float widest = numbers ? stage.em(56) : std::max(stage.em(180), text + 36);
  // Not more numbers beside each other than can be pressed, though the rows then reach above the middle of the table.
  const int fit = numbers ? static_cast<int>((window.w - 24 + kGap) / (touch + kGap)) : count;
  const int columns = std::clamp((count + most - 1) / most, 1, std::max(1, fit));
  const int rows = (count + columns - 1) / columns;
  const auto across = static_cast<float>(columns);
  const auto down = static_cast<float>(rows);
  // Beside what is trump, where there is room.
  const float left_edge = layout_.stock_area.right() + kGap;
  if (scene.round && layout_.portrait && area.right() - left_edge >= (widest + kGap) * across)
    area = {left_edge, area.y, area.right() - left_edge, area.h};
  const float room = std::min(window.w - 24, 2 * std::min(area.center().x, window.w - area.center().x) - 16);
  const bool high = rows > most;
  const float width = high ? 44 : std::min(widest, (room - kGap * (across - 1)) / across);
  const float centred = area.center().x - (width * across + kGap * (across - 1)) / 2;
  const float left = high ? std::max(centred, layout_.score[0].right() + kGap) : centred;
  const float top = area.center().y - (touch * down + kGap * (down - 1)) / 2;
  int chosen = -1;
  for (int i = 0; i < count; ++i) {
    const Option& option = scene.options[at(answers[at(i)])];
    const int column = i / rows;
    const Rect place{left + static_cast<float>(column) * (width + kGap),
                     top + static_cast<float>(i % rows) * (touch + kGap), width, touch};
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
  if (stage.gui.take(Key::menu) || stage.gui.take(Key::escape)) over_ = Over::menu;
}

void TableView::draw_menu(Stage& stage, Session& session) {
  const std::vector<MenuEntry> entries = menu_entries(session);
  Gui& gui = stage.gui;
  gui.cover();
  const Rect window = stage.canvas.window();
  stage.canvas.fill(window, stage.theme().scrim);
  const float head = std::max(44.0F, stage.em(46));
  // A low window: two columns, so that nothing is out of sight.
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
  if (entry == "button:parts") over_ = Over::parts;
  if (entry == "button:seal") over_ = Over::seal;
  if (entry == "button:settings") app.trail().go(Screen::settings);
  if (entry == "button:help") app.messages().show_toast(stage.say(kKeys));
  if (entry == "button:leave") app.back();
  if (entry == "button:new_match") app.dealing().new_match();
}

/// The cards of a trick from left to right, from `place` on, and below each who played it.
void TableView::draw_trick_in_row(Stage& stage, const Session& session, const Zone& trick, Rect place, float gap,
                                  float line) {
  const Theme& theme = stage.theme();
  for (const SceneCard& shown : trick.cards) {
    const Placed placed{place.center(), place.w, place.h, 0};
    if (shown.winning) stage.canvas.glow(placed, theme.gold);
    stage.cards.draw(stage.canvas, shown.card, placed, {.lift = 0, .deck = session.scene().deck});
    stage.canvas.text(session.name(shown.from), {place.x - gap / 2, place.bottom() + 5, place.w + gap, line},
                      {stage.em(type::kSmall), shown.winning ? theme.ink : theme.quiet,
                       shown.winning ? Font::bold : Font::regular, Align::center});
    place.x += place.w + gap;
  }
}

/// The last trick of a side, as it lay.
void TableView::draw_pile(Stage& stage, Session& session) {
  const Zone* pile = nullptr;
  for (const Zone& zone : session.scene().zones)
    if (zone.place == Place::pile && side_of(session.scene(), zone.owner) == pile_) pile = &zone;
  Gui& gui = stage.gui;
  if (pile == nullptr || pile->cards.empty()) {
    over_ = Over::nothing;
    return;
  }
  gui.cover();
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  canvas.fill(window, theme.scrim);
  const auto count = static_cast<float>(pile->cards.size());
  const float touch = std::max(44.0F, stage.em(46));
  const float width = std::min(window.w - 24, stage.em(560));
  const float gap = 10;
  const float card =
      std::min({(width - 40 - gap * (count - 1)) / count, stage.em(118), (window.h - touch - 90) / kCardShape});
  const float line = stage.em(type::kSmall) * 1.6F;
  const float height = touch + 16 + card * kCardShape + line + 22;
  const float used = std::max(card * count + gap * (count - 1) + 40, std::min(width, stage.em(300)));
  const Rect rect = Rect::around(window.center(), used, height);
  panel(gui, rect);
  const auto& score = session.scene().score;
  const std::string side_words = at(pile_) < score.size() ? side_name(stage.app, session, score[at(pile_)].seats) : "";
  canvas.text(fill(stage.say("Last trick · @"_text), side_words), {rect.x + 20, rect.y + 8, rect.w - touch - 40, touch},
              {stage.em(type::kLead), theme.ink, Font::bold});
  const bool close = icon_button(gui, {rect.right() - touch - 8, rect.y + 8, touch, touch}, "button:close",
                                 stage.say("Close"_text), Icon::close, false);
  const float start = rect.center().x - (card * count + gap * (count - 1)) / 2;
  draw_trick_in_row(stage, session, *pile, {start, rect.y + touch + 16, card, card * kCardShape}, gap, line);
  if (close || gui.take(Key::escape) || gui.clicked_nothing()) over_ = Over::nothing;
}

}  // namespace tapete
