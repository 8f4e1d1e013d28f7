#include "ui/table/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {
namespace {

constexpr double kRolling = 650;  ///< milliseconds for which dice roll
constexpr double kShine = 1100;   ///< milliseconds for which a card that has just been placed shines

const Zone* own_board(const Scene& scene) { return find_zone(scene, ZoneKind::board, scene.viewer); }

std::vector<int> options_of(const SceneCard& space) {
  std::vector<int> out;
  if (space.option >= 0) out.push_back(space.option);
  out.insert(out.end(), space.more_options.begin(), space.more_options.end());
  return out;
}

/// Returns the positions of `count` buttons in the middle of the area, in two rows if the area is high enough.
Grid button_places(Rect area, int count, float height, float widest) {
  const int columns = area.h >= 2 * height ? (count + 1) / 2 : count;
  const int rows = (count + columns - 1) / columns;
  const float gap = 8;
  const float w = std::min((area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), widest);
  return Grid::centred(area, columns, rows, w, height, gap);
}

/// Returns whether the viewer is choosing dice.
bool offers_dice(const Scene& scene) {
  return std::any_of(scene.options.begin(), scene.options.end(),
                     [](const Option& option) { return option.kind == OptionKind::dice; });
}

/// Draws the owner's name, penalties and points above a board. Returns whether they were pressed.
bool draw_name(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place) {
  const Scene& scene = model.scene;
  const Theme& theme = context.theme();
  const bool turn = scene.turn == zone.owner;
  const Rect row = place.name;
  std::string points;
  std::string spoken;
  for (const SideScore& score : scene.score)
    if (score.seats.front() == zone.owner) points = score.points, spoken = score.words;
  const std::string id = "score:" + std::to_string(zone.owner);
  const std::string& name = model.name(zone.owner);
  // On the viewer's board each space is a target; another player's board is one target.
  const float least = std::max(row.h, 44.0F);
  const bool own = relative(scene, zone.owner) == 0;
  const Rect touch =
      own ? Rect{row.x, row.bottom() - least, row.w, least} : Rect{row.x, row.y, row.w, place.rect.bottom() - row.y};
  const bool pressed = context.gui.target(id, name + ": " + spoken, touch);
  context.gui.focus_ring(id, row, 8);
  const float size = std::min(context.em(type::kBody), row.h * 0.86F);
  const float wide = context.canvas.text_width(points, size * 1.1F, Font::bold) + std::min(8.0F, row.w * 0.04F);
  // Penalties are small card backs to the right of the name.
  const float back = row.h * 0.5F;
  // More than two penalties overlap, to leave room for the name.
  const float step = zone.marks > 2 ? back * 0.5F : back * 0.8F + 2;
  const float marks = zone.marks == 0 ? 0 : static_cast<float>(zone.marks) * step + 3;
  context.canvas.text(name, {row.x, row.y, row.w - wide - marks, row.h},
                      {size, turn ? theme.gold : theme.on_cloth, Font::bold});
  for (int i = 0; i < zone.marks; ++i) {
    const Rect card{row.right() - wide - marks + static_cast<float>(i) * step, row.center().y - back * 0.6F,
                    back * 0.8F, back * 1.2F};
    draw_french_back(context.canvas, card);
    context.canvas.line({card.x, card.y}, {card.right(), card.bottom()}, theme.gold, 1.6F);
  }
  context.canvas.text(points, {row.right() - wide, row.y, wide, row.h},
                      {size * 1.1F, turn ? theme.gold : theme.on_cloth, Font::bold, Align::right});
  return pressed;
}

}  // namespace

void BoardView::follow(const TableModel& model, double now) {
  if (model.serial == serial_) return;
  serial_ = model.serial;
  since_ = now;
  chosen_space_ = -1;
  const Scene& scene = model.scene;
  if (!offers_dice(scene)) picked_ = {};
  picking_cards_ = false;
  fresh_ = {};
  for (const Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::board) continue;
    std::uint64_t filled = 0;
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
      if (zone.cards[i].card.known()) filled |= std::uint64_t{1} << i;
    if (model.moves) fresh_[at(zone.owner)] = filled & ~filled_[at(zone.owner)];
    filled_[at(zone.owner)] = filled;
  }
}

UiAction BoardView::draw(DrawContext& context, const TableModel& model, const BoardLayout& layout) {
  follow(model, context.gui.frame().now);
  const Scene& scene = model.scene;
  UiAction action;
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board)
      action.add(draw_board(context, model, zone, layout.board[at(relative(scene, zone.owner))]));
  action.add(draw_dice(context, model, layout.dice));
  if (fresh_ != Spaces{} && context.gui.frame().now < since_ + kShine && !context.gui.frame().reduced_motion)
    context.gui.animate();
  if (model.can_act) action.add(draw_actions(context, scene, layout.actions));
  return action;
}

UiAction BoardView::draw_board(DrawContext& context, const TableModel& model, const Zone& zone,
                               const BoardPlace& place) {
  const Theme& theme = context.theme();
  const bool turn = model.scene.turn == zone.owner;
  const Rect frame = place.rect.inset(-4);
  context.canvas.fill(frame, theme.plate, 8);
  if (turn) context.canvas.outline(frame, theme.gold, 8, 1.6F);
  UiAction action = draw_name(context, model, zone, place) ? opens(Panel::chart) : UiAction{};
  for (int i = 0; i < static_cast<int>(zone.cards.size()); ++i)
    action.add(draw_space(context, model, zone, i, place.spaces.at(i)));
  return action;
}

std::string BoardView::note(const TableModel& model) const {
  const Zone* board = own_board(model.scene);
  if (chosen_space_ < 0 || board == nullptr || model.serial != serial_) return {};
  const int option = board->cards[at(chosen_space_)].option;
  return option < 0 ? std::string{} : model.scene.options[at(option)].note;
}

UiAction BoardView::draw_space(DrawContext& context, const TableModel& model, const Zone& zone, int index, Rect rect) {
  Canvas& canvas = context.canvas;
  const Theme& theme = context.theme();
  const SceneCard& space = zone.cards[at(index)];
  const float radius = std::min(rect.w, rect.h) * 0.12F;
  const int row = index / std::max(1, zone.columns);
  if (space.card.known()) {
    draw_french_card(canvas, space.card, rect);
    if ((fresh_[at(zone.owner)] >> index & 1) != 0 && context.gui.frame().now < since_ + kShine)
      canvas.outline(rect.inset(-1),
                     theme.gold.with_alpha(static_cast<float>(1 - (context.gui.frame().now - since_) / kShine)), radius,
                     3.5F);
  } else if (space.vacant) {
    canvas.outline(rect, theme.on_cloth_quiet.with_alpha(0.35F), radius, 1.2F);
  } else {
    draw_french_back(canvas, rect);
    if (row < static_cast<int>(zone.suits.size()))
      draw_french_suit(canvas, zone.suits[at(row)], rect.center(), std::min(rect.w, rect.h) * 0.4F, {86, 113, 160});
  }
  const bool free = zone.owner == model.scene.viewer && model.can_act && space.option >= 0;
  return free ? space_target(context, model.scene, zone, index, rect) : UiAction{};
}

/// Draws a space on which the viewer may place a card. The first press chooses the space and shows the effect of a card
/// on it. If only one card can be placed there, a second press places the card.
UiAction BoardView::space_target(DrawContext& context, const Scene& scene, const Zone& zone, int index, Rect rect) {
  const auto options = options_of(zone.cards[at(index)]);
  const Option& first = scene.options[at(options.front())];
  const std::string id = "space:" + std::to_string(index);
  const Theme& theme = context.theme();
  const float radius = std::min(rect.w, rect.h) * 0.12F;
  const bool chosen = chosen_space_ == index;
  const std::string where = fill(context.say("row @, space @"_text), std::to_string(index / zone.columns + 1),
                                 std::to_string(index % zone.columns + 1));
  const std::string label = first.label + ", " + where + (first.note.empty() ? "" : ". " + first.note);
  if (options.size() == 1) draw_french_card(context.canvas, first.card, rect.inset(2), chosen ? 0.95F : 0.6F);
  if (options.size() > 1) {
    context.canvas.fill(rect.inset(2), theme.gold.with_alpha(0.2F), radius);
    // Draws the suits of the cards that could be placed here.
    const auto count = static_cast<float>(options.size());
    const float size = std::min(rect.w / (count + 0.6F), rect.h * 0.4F);
    for (std::size_t i = 0; i < options.size(); ++i)
      draw_french_suit(context.canvas, scene.options[at(options[i])].card.suit(),
                       {rect.center().x + (static_cast<float>(i) - (count - 1) / 2) * size * 1.05F, rect.center().y},
                       size * 0.86F, theme.on_cloth);
  }
  context.canvas.outline(rect.inset(1), theme.gold, radius, chosen ? 4.0F : 2.2F);
  context.gui.focus_ring(id, rect, radius);
  if (!context.gui.target(id, label, rect)) return {};
  if (chosen && options.size() == 1) return chooses(options.front());
  chosen_space_ = index;
  return {};
}

UiAction BoardView::draw_dice(DrawContext& context, const TableModel& model, Rect area) {
  const Scene& scene = model.scene;
  if (model.can_act && offers_dice(scene)) return pick_dice(context, area);
  const Zone* zone = find_zone(scene, ZoneKind::dice);
  if (zone == nullptr || zone->dice.empty()) return {};
  const auto count = static_cast<float>(zone->dice.size());
  const float size = std::min(area.h * 0.82F, area.w / (count * 1.3F));
  const bool rolling = model.step == Step::Kind::rolled && context.gui.frame().now < since_ + kRolling && model.moves &&
                       !context.gui.frame().reduced_motion;
  if (rolling) context.gui.animate();
  float x = area.center().x - (count * 1.3F - 0.3F) * size / 2;
  for (std::size_t i = 0; i < zone->dice.size(); ++i, x += size * 1.3F) {
    SceneDie die = zone->dice[i];
    Rect rect{x, area.center().y - size / 2, size, size};
    if (rolling) {
      const double time = context.gui.frame().now - since_;
      const auto turn = static_cast<int>(time / 70);
      die.face = 1 + (turn * 5 + static_cast<int>(i) * 3 + turn * turn) % 6;
      const auto left = static_cast<float>(1 - time / kRolling);
      rect = rect.moved(
          0, -std::abs(std::sin(static_cast<float>(time) / 90 + static_cast<float>(i))) * left * size * 0.3F);
    }
    draw_die(context.canvas, die, rect);
  }
  return {};
}

/// Draws all six dice to choose from. A press takes a die or puts it back.
UiAction BoardView::pick_dice(DrawContext& context, Rect area) {
  constexpr int kOfEach = 3;  // number of dice of each colour
  constexpr int kMost = 3;    // largest number of dice that may be taken
  const float step = std::min({area.w / 6.4F, area.h * 1.2F, context.em(92)});
  const float size = step * 0.8F;
  const float start = area.center().x - (6 * step + step * 0.3F) / 2;
  UiAction action;
  for (int i = 0; i < 2 * kOfEach; ++i) {
    const int colour = i / kOfEach;
    const int number = i % kOfEach;
    const bool taken = number < picked_[at(colour)];
    const float x = start + static_cast<float>(i) * step + (colour == 1 ? step * 0.3F : 0) + (step - size) / 2;
    const Rect rect{x, area.center().y - size / 2 - (taken ? size * 0.08F : 0), size, size};
    const std::string id = std::string{colour == 0 ? "die:red " : "die:black "} + std::to_string(number + 1);
    const std::string label{context.say(colour == 0 ? (taken ? "Red die, selected"_text : "Red die"_text)
                                                    : (taken ? "Black die, selected"_text : "Black die"_text))};
    const bool room = picked_[0] + picked_[1] < kMost;
    draw_die(context.canvas, {colour == 0, 5}, rect, taken || room ? 1.0F : 0.45F);
    if (taken) context.canvas.outline(rect.inset(-3), context.theme().gold, size * 0.24F, 3);
    context.gui.focus_ring(id, rect, size * 0.2F);
    if (!context.gui.target(id, label, Rect::around(rect.center(), std::max(step, 44.0F), std::max(area.h, 44.0F))))
      continue;
    if (taken)
      --picked_[at(colour)];
    else if (room)
      ++picked_[at(colour)];
    else
      action = does(UiAction::Kind::note, context.say("Three dice at most"_text));
    context.gui.animate();
  }
  return action;
}

UiAction BoardView::draw_actions(DrawContext& context, const Scene& scene, Rect area) {
  const std::vector<BoardAction> actions = actions_now(scene);
  const bool advice = std::any_of(scene.options.begin(), scene.options.end(),
                                  [](const Option& option) { return option.kind == OptionKind::advice; });
  if (offers_dice(scene) && actions.empty())
    context.text(context.say("Choose one to three dice"_text), area, type::kBody, context.theme().on_cloth_quiet,
                 Align::center);
  const int count = static_cast<int>(actions.size()) + (advice ? 1 : 0);
  if (count == 0) return {};
  const Grid places = button_places(area, count, std::max(44.0F, context.em(46)), context.em(420));
  UiAction action;
  int place = 0;
  for (const auto& [index, style] : actions) {
    const Option& option = scene.options[at(index)];
    if (button(context.gui, places.at(place++), "option:" + option.action, option.label, style))
      action = chooses(index);
  }
  if (advice &&
      button(context.gui, places.at(place), "button:others", context.say("Choose others"_text), ButtonStyle::paper))
    picking_cards_ = true;
  return action;
}

/// Returns the options that have a button now, with the options of the chosen space first.
std::vector<BoardView::BoardAction> BoardView::actions_now(const Scene& scene) const {
  std::vector<BoardAction> actions;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i) {
    const Option& option = scene.options[at(i)];
    const bool gold = (option.kind == OptionKind::dice && option.dice == picked_) ||
                      option.kind == OptionKind::declare || option.kind == OptionKind::advice;
    if (gold) actions.push_back({i, ButtonStyle::gold});
    if (option.kind == OptionKind::pass) actions.push_back({i, ButtonStyle::paper});
  }
  const Zone* const board = own_board(scene);
  if (chosen_space_ >= 0 && board != nullptr)
    for (const int i : options_of(board->cards[at(chosen_space_)]))
      actions.insert(actions.begin(), {i, ButtonStyle::gold});
  return actions;
}

}  // namespace tapete
