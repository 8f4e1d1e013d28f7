#include "ui/table/board_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_head.hpp"

namespace tapete {
namespace {

constexpr double kShine = 1100;  ///< milliseconds for which a card that has just been placed shines

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

}  // namespace

void BoardView::follow(const TableModel& model, double now) {
  if (model.serial == serial_) return;
  serial_ = model.serial;
  since_ = now;
  chosen_space_ = -1;
  const Scene& scene = model.scene;
  if (!offers_dice(scene)) picked_ = {};
  // Several cards may have to be burned one after the other.
  picking_cards_ = picking_cards_ && find_zone(scene, ZoneKind::deck) != nullptr;
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
  draw_rows(context, zone, place);
  if (turn) context.canvas.outline(frame, theme.gold, 8, 1.6F);
  UiAction action = draw_board_head(context, model, zone, place) ? opens(Panel::chart) : UiAction{};
  for (int i = 0; i < static_cast<int>(zone.cards.size()); ++i)
    action.add(draw_space(context, model, zone, i, place.spaces.at(i)));
  draw_values(context, zone, place);
  if (zone.owner == model.scene.viewer && !model.scene.goal.empty()) draw_goal(context, model.scene.goal, zone, place);
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
    draw_french_back(canvas, row < static_cast<int>(zone.suits.size()) ? zone.suits[at(row)] : 0, rect);
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

UiAction BoardView::draw_actions(DrawContext& context, const Scene& scene, Rect area) {
  const std::vector<BoardAction> actions = actions_now(scene);
  const bool advice = std::any_of(scene.options.begin(), scene.options.end(),
                                  [](const Option& option) { return option.kind == OptionKind::advice; });
  if (offers_dice(scene) && actions.empty())
    context.text(context.say("Choose one to three dice"_text), area, type::kLead, context.theme().on_cloth,
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
