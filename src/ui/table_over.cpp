#include <algorithm>
#include <cmath>

#include "tricks/words.hpp"
#include "ui/lay_round.hpp"
#include "ui/table_parts.hpp"
#include "ui/table_view.hpp"
#include "ui/widgets.hpp"

/// The table: what the player can do on it, and what is opened over it.
namespace tapete {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

const Zone* own_hand(const Scene& scene) { return find_zone(scene, Place::hand, scene.viewer); }

std::string option_id(const Option& option) {
  const bool card = option.kind == OptionKind::card;
  return (card ? "card:" : "option:") + option.action;
}

}  // namespace

void TableView::hand_targets(Stage& stage, Session& session) {
  const Zone* hand = own_hand(session.scene());
  if (hand == nullptr) return;
  const auto count = static_cast<int>(hand->cards.size());
  const int serial = session.serial();
  // A card that is played changes the scene: what was to come of the hand is then drawn anew.
  for (int i = 0; i < count && session.serial() == serial; ++i) hand_card(stage, session, i, count);
}

void TableView::hand_card(Stage& stage, Session& session, int index, int count) {
  const SceneCard& card = own_hand(session.scene())->cards[at(index)];
  if (!card.card.known()) return;
  const bool can = session.can_act() && card.option >= 0;
  const std::string name = card_name(Deck::spanish, card.card);
  const std::string id = "card:play " + name;
  const std::string label =
      card.option >= 0 ? session.scene().options[at(card.option)].label : card_words(card.card, stage.app.lang());
  const Rect rect = hand_rect(layout_, index, count);
  const bool clicked = stage.gui.target(id, label, rect, can);
  const Rect whole =
      Rect::around({rect.x + layout_.hand_card / 2, rect.center().y - rect.h * 0.055F}, layout_.hand_card, rect.h);
  stage.gui.focus_ring(id, whole, layout_.hand_card * 0.07F);
  if (!clicked) return;
  if (can)
    stage.app.choose(card.option);
  else if (session.can_act() && !card.refusal.empty())
    stage.app.show_toast(card.refusal);
  else if (session.busy())
    stage.app.hurry();
}

void TableView::draw_options(Stage& stage, Session& session) {
  if (!session.can_act()) return;
  std::vector<int> answers;
  const auto& options = session.scene().options;
  int claim = -1;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].kind == OptionKind::declare || options[i].kind == OptionKind::pass)
      answers.push_back(static_cast<int>(i));
    if (options[i].kind == OptionKind::claim) claim = static_cast<int>(i);
  }
  int chosen = -1;
  if (claim >= 0 &&
      button(stage.gui, layout_.claim, option_id(options[at(claim)]), options[at(claim)].label, Look::glass))
    chosen = claim;
  if (!answers.empty() && !motion_.moving(stage.gui.now())) {
    const Rect window = stage.canvas.window();
    Rect area = layout_.stage;
    const float touch = std::max(46.0F, stage.em(50));
    const auto most = std::max(1, static_cast<int>((area.h + 8) / (touch + 8)));
    const auto count = static_cast<int>(answers.size());
    const int columns = (count + most - 1) / most;
    const int rows = (count + columns - 1) / columns;
    float widest = stage.em(180);
    for (const int i : answers)
      widest = std::max(widest, stage.canvas.text_width(options[at(i)].label, stage.em(type::kBody), Font::bold) + 36);
    // Beside what is trump, where there is room.
    const float left_edge = layout_.stock_area.right() + 8;
    if (is_round(session.scene()) && layout_.portrait &&
        area.right() - left_edge >= (widest + 8) * static_cast<float>(columns))
      area = {left_edge, area.y, area.right() - left_edge, area.h};
    const float room = std::min(window.w - 24, 2 * std::min(area.center().x, window.w - area.center().x) - 16);
    const float width = std::min(widest, (room - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    const float left =
        area.center().x - (width * static_cast<float>(columns) + 8 * static_cast<float>(columns - 1)) / 2;
    const float top = area.center().y - (touch * static_cast<float>(rows) + 8 * static_cast<float>(rows - 1)) / 2;
    for (int i = 0; i < count; ++i) {
      const Option& option = options[at(answers[at(i)])];
      const int column = i / rows;
      const Rect place{left + static_cast<float>(column) * (width + 8),
                       top + static_cast<float>(i % rows) * (touch + 8), width, touch};
      if (button(stage.gui, place, option_id(option), option.label,
                 option.kind == OptionKind::pass ? Look::paper : Look::gold))
        chosen = answers[at(i)];
    }
  }
  if (chosen >= 0) stage.app.choose(chosen);
}

void TableView::draw_calls(Stage& stage, Session& session) {
  for (const Call& call : session.calls())
    draw_bubble(stage, layout_, spot(session.scene(), call.said.seat), call.said.call);
}

void TableView::keys(Stage& stage, Session& session) {
  if (over_ != Over::nothing || stage.app.dialog()) return;
  if (const auto number = stage.gui.take_number(); number && !session.sheet()) {
    const Zone* hand = own_hand(session.scene());
    if (hand == nullptr || *number > static_cast<int>(hand->cards.size())) return;
    const SceneCard card = hand->cards[at(*number - 1)];
    if (session.can_act() && card.option >= 0)
      stage.app.choose(card.option);
    else if (session.can_act() && !card.refusal.empty())
      stage.app.show_toast(card.refusal);
  }
  if (stage.gui.take(Key::undo) && session.can_undo()) stage.app.undo();
  if (stage.gui.take(Key::hear_hand)) stage.app.hear(Session::Ask::hand);
  if (stage.gui.take(Key::hear_table)) stage.app.hear(Session::Ask::table);
  if (stage.gui.take(Key::hear_score)) stage.app.hear(Session::Ask::score);
  if (stage.gui.take(Key::help)) stage.app.show_toast(stage.say(words::kHelpLine));
  if (stage.gui.take(Key::menu) || stage.gui.take(Key::escape)) over_ = Over::menu;
}

void TableView::draw_menu(Stage& stage, Session& session) {
  struct Item {
    std::string_view id;
    Text label;
  };
  std::vector<Item> entries;
  if (session.can_undo()) entries.push_back({"button:undo", words::kUndo});
  entries.insert(entries.end(), {{"button:rules", words::kRules}, {"button:glossary", words::kGlossary}});
  if (!session.seal().empty()) entries.push_back({"button:seal", words::kSeal});
  entries.insert(entries.end(), {{"button:settings", words::kSettings},
                                 {"button:new_match", words::kNewMatch},
                                 {"button:help", words::kHelp},
                                 {"button:leave", words::kLeave}});
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
  stage.canvas.text(stage.say(words::kMenu), {rect.x + 20, rect.y + 6, rect.w - 90, head},
                    {stage.em(type::kLead), stage.theme().ink, Font::bold});
  bool close = icon_button(gui, {rect.right() - head - 6, rect.y + 6, head, head}, "button:close",
                           stage.say(words::kClose), Icon::close, false);
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
  if (clicked == "button:undo") stage.app.undo();
  if (clicked == "button:rules") stage.app.go(Screen::rules);
  if (clicked == "button:glossary") stage.app.go(Screen::glossary);
  if (clicked == "button:seal") over_ = Over::seal;
  if (clicked == "button:settings") stage.app.go(Screen::settings);
  if (clicked == "button:help") stage.app.show_toast(stage.say(words::kHelpLine));
  if (clicked == "button:leave") stage.app.back();
  if (clicked == "button:new_match") stage.app.new_match();
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
  canvas.text(fill(stage.say(words::kLastTrick), side_words), {rect.x + 20, rect.y + 8, rect.w - touch - 40, touch},
              {stage.em(type::kLead), theme.ink, Font::bold});
  const bool close = icon_button(gui, {rect.right() - touch - 8, rect.y + 8, touch, touch}, "button:close",
                                 stage.say(words::kClose), Icon::close, false);
  float x = rect.center().x - (card * count + gap * (count - 1)) / 2;
  for (const SceneCard& shown : pile->cards) {
    const Rect place{x, rect.y + touch + 16, card, card * kCardShape};
    const Placed placed{place.center(), place.w, place.h, 0};
    if (shown.winning) canvas.glow(placed, theme.gold);
    stage.cards.draw(canvas, shown.card, placed, {.lift = 0});
    canvas.text(session.name(shown.from), {place.x - gap / 2, place.bottom() + 5, card + gap, line},
                {stage.em(type::kSmall), shown.winning ? theme.ink : theme.quiet,
                 shown.winning ? Font::bold : Font::regular, Align::center});
    x += card + gap;
  }
  if (close || gui.take(Key::escape) || gui.clicked_nothing()) over_ = Over::nothing;
}

}  // namespace tapete
