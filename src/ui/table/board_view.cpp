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

/// Draws the suits of the cards that could be placed on a space, two in a row.
void draw_possible_suits(Canvas& canvas, const Scene& scene, const std::vector<int>& options, Rect rect, float radius) {
  canvas.fill(rect, Colour{253, 250, 241, 215}, radius);
  const int rows = (static_cast<int>(options.size()) + 1) / 2;
  const float size = std::min(rect.w * 0.36F, rect.h * 0.8F / static_cast<float>(rows));
  const Grid places = Grid::centred(rect, 2, rows, size, size, size * 0.16F);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const int suit = scene.options[at(options[i])].card.suit();
    draw_french_suit(canvas, suit, places.at(static_cast<int>(i)).center(), size, french_ink(suit));
  }
}

/// Returns the option of a space that help lights up; -1: none.
int lit_option(const TableModel& model, const SceneCard& space) {
  const auto options = options_of(space);
  const auto lit = std::ranges::find_if(options, [&](int each) { return std::ranges::count(model.lit, each) > 0; });
  return lit == options.end() ? -1 : *lit;
}

/// Draws the card that help proposes for a space.
void draw_advised(DrawContext& context, const TableModel& model, const SceneCard& space, Rect rect) {
  draw_board_card(context, model.scene.options[at(lit_option(model, space))].card, rect, false);
  draw_light(context, rect, std::min(rect.w, rect.h) * 0.12F);
}

}  // namespace

void draw_board_card(DrawContext& context, Card card, Rect rect, bool ghost) {
  constexpr float kLeastPicture = 70;            // the numbers of narrower pictures are small
  constexpr float kPictureShape = 950.0F / 610;  // height of a picture, as a multiple of its width
  constexpr Colour kGhost{255, 255, 255, 190};
  if (rect.w >= kLeastPicture && rect.h >= rect.w * 1.4F) {
    const float w = std::min(rect.w, rect.h / kPictureShape);
    const Placed placed{rect.center(), w, w * kPictureShape, 0};
    return context.cards.draw(
        context.canvas, card, placed,
        ghost ? CardLook{.tint = kGhost, .deck = Deck::french} : CardLook{.lift = 0, .deck = Deck::french});
  }
  draw_french_card(context.canvas, card, rect);
  // A veil in the colour of the cloth, because the card consists of overlapping shapes.
  if (ghost) context.canvas.fill(rect, context.theme().cloth_dark.with_alpha(0.3F), std::min(rect.w, rect.h) * 0.11F);
}

void BoardView::follow(const TableModel& model, double now) {
  if (model.serial == serial_) return;
  serial_ = model.serial;
  since_ = now;
  chosen_space_ = -1;
  picking_cards_ = false;
  marked_.clear();
  const Scene& scene = model.scene;
  if (!offers_dice(scene)) taken_ = {};
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
  // The portraits of the other players all have the same size.
  float radius = 100;
  for (Seat seat = 0; seat < scene.players; ++seat)
    if (seat != scene.viewer)
      radius = std::min(radius, portrait_radius(context, model, seat, layout.board[at(relative(scene, seat))].name));
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::board)
      action.add(draw_board(context, model, zone, layout.board[at(relative(scene, zone.owner))], radius));
  action.add(draw_dice(context, model, layout.dice));
  if (fresh_ != Spaces{} && context.gui.frame().now < since_ + kShine && !context.gui.frame().reduced_motion)
    context.gui.animate();
  if (model.can_act) action.add(draw_actions(context, model, layout.actions));
  return action;
}

UiAction BoardView::draw_board(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place,
                               float radius) {
  const Theme& theme = context.theme();
  if (zone.owner == model.scene.viewer) radius = portrait_radius(context, model, zone.owner, place.name);
  const bool turn = model.scene.turn == zone.owner;
  const Rect frame = place.rect.inset(-4);
  context.canvas.fill(frame, theme.plate, 8);
  draw_rows(context, zone, place);
  if (turn) context.canvas.outline(frame, theme.gold, 8, 1.6F);
  UiAction action = draw_board_head(context, model, zone, place, radius) ? opens(Panel::chart) : UiAction{};
  // The spaces take precedence over the points, whose targets reach over the edge of the board.
  const bool own = zone.owner == model.scene.viewer;
  action.add(draw_values(context, zone, place, own && model.can_act ? &model.scene.board_notes : nullptr));
  for (int i = 0; i < static_cast<int>(zone.cards.size()); ++i)
    action.add(draw_space(context, model, zone, i, place.spaces.at(i)));
  return action;
}

std::string BoardView::note(const DrawContext& context, const TableModel& model) const {
  if (rolls(context, model)) return std::string{context.say("The dice are rolling…"_text)};
  const Zone* board = own_board(model.scene);
  if (chosen_space_ < 0 || board == nullptr || model.serial != serial_ || !model.can_act) return {};
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
    draw_board_card(context, space.card, rect, false);
    if ((fresh_[at(zone.owner)] >> index & 1) != 0 && context.gui.frame().now < since_ + kShine)
      canvas.outline(rect.inset(-1),
                     theme.gold.with_alpha(static_cast<float>(1 - (context.gui.frame().now - since_) / kShine)), radius,
                     3.5F);
  } else if (space.vacant) {
    canvas.outline(rect, theme.on_cloth_quiet.with_alpha(0.35F), radius, 1.2F);
  } else {
    draw_french_back(canvas, row < static_cast<int>(zone.suits.size()) ? zone.suits[at(row)] : 0, rect);
  }
  // This mark has no frame, because only spaces with a frame can be pressed.
  if (space.lit) canvas.disc(rect.center(), std::min(rect.w, rect.h) * 0.13F, theme.gold);
  if (zone.owner != model.scene.viewer || space.option < 0) return {};
  if (model.can_act) return space_target(context, model, zone, index, rect);
  if (lit_option(model, space) >= 0) draw_advised(context, model, space, rect);
  const auto options = options_of(space);
  if (std::ranges::count(options, model.played) == 0) return {};
  draw_board_card(context, model.scene.options[at(model.played)].card, rect.inset(2), true);
  draw_chosen(context, rect, radius);
  return {};
}

/// Draws a space on which the viewer may place a card. The first press chooses the space and shows the effect of a card
/// on it. If only one card can be placed there, a second press places the card.
UiAction BoardView::space_target(DrawContext& context, const TableModel& model, const Zone& zone, int index,
                                 Rect rect) {
  const Scene& scene = model.scene;
  const auto options = options_of(zone.cards[at(index)]);
  const Option& first = scene.options[at(options.front())];
  const std::string id = "space:" + std::to_string(index);
  const Theme& theme = context.theme();
  const float radius = std::min(rect.w, rect.h) * 0.12F;
  const bool chosen = chosen_space_ == index;
  const std::string label = first.label + (first.note.empty() ? "" : ". " + first.note);
  const int lit = lit_option(model, zone.cards[at(index)]);
  if (lit >= 0)
    draw_board_card(context, scene.options[at(lit)].card, rect, false);
  else if (options.size() == 1)
    draw_board_card(context, first.card, rect.inset(2), !chosen);
  else
    draw_possible_suits(context.canvas, scene, options, rect.inset(2), radius);
  context.canvas.outline(rect.inset(1), theme.gold, radius, 2.2F);
  if (lit >= 0) draw_light(context, rect, radius);
  if (chosen) draw_chosen(context, lit >= 0 ? rect.inset(4) : rect, radius);
  context.gui.focus_ring(id, rect, radius);
  if (!context.gui.target(id, label, rect)) return {};
  const bool confirmed = chosen && options.size() == 1;
  chosen_space_ = confirmed ? -1 : index;  // a lesson may refuse the choice
  return confirmed ? chooses(options.front()) : UiAction{};
}

std::vector<int> BoardView::options_of_chosen(const Scene& scene) const {
  const Zone* const board = own_board(scene);
  return chosen_space_ < 0 || board == nullptr ? std::vector<int>{} : options_of(board->cards[at(chosen_space_)]);
}

}  // namespace tapete
