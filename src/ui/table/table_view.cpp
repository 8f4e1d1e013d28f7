#include "ui/table/table_view.hpp"

#include <utility>

#include "ui/gui/widgets.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {

using Kind = UiAction::Kind;

UiAction TableView::draw(Stage& stage, const TableModel& model, Rect area, std::vector<MirrorItem> described) {
  follow(stage, model, area);
  // Whether the cards have been dealt and somebody has to play one, or the match is watched.
  if ((model.can_act || model.watched || model.counted) && !moving(stage.gui.frame().now)) stage.cards.let_faces_come();
  stage.canvas.cloth();
  if (model.scene.zones.empty()) return draw_corner(stage, model);  // nothing has been dealt
  UiAction action = has_boards(model.scene) ? draw_board_table(stage, model, std::move(described))
                                            : draw_trick_table(stage, model, std::move(described));
  action.add(take_keys(stage, model));
  overlay_.follow(action);
  return action;
}

/// Adapts layout and animation to the window and the scene.
void TableView::follow(Stage& stage, const TableModel& model, Rect area) {
  const float em = stage.em(1);
  const bool other_area = area.w != area_.w || area.h != area_.h || em != em_;
  const bool other_match = std::exchange(fresh_, false);
  area_ = area;
  em_ = em;
  layout_ = lay_out(model.scene, area.w, area.h, em);
  if (has_boards(model.scene))
    board_layout_ = lay_out_boards(model.scene, area.w, area.h, model.left_handed, layout_);
  else if (model.left_handed)
    lay_for_left_hand(layout_, area.w);
  if (std::exchange(serial_, model.serial) != model.serial || other_match) {
    if (other_match) overlay_.close();
    hands_.forget();
    auction_.forget();
    const double now = stage.gui.frame().now;
    const bool moves = model.moves && !other_match;
    const bool reduced = stage.gui.frame().reduced_motion;
    cards_.show(model, layout_, now, moves && !reduced);
    scores_.show(model.scene, now, reduced ? 0 : model.step_time, moves);
    seats_.show(moves && !reduced ? *model.gestures : std::vector<Gesture>{}, now);
  } else if (other_area) {
    cards_.settle(model.scene, layout_);
  }
}

UiAction TableView::draw_board_table(Stage& stage, const TableModel& model, std::vector<MirrorItem> described) {
  UiAction action = draw_corner(stage, model);
  action.add(draw_status(stage, model, layout_.status, boards_.note(model)));
  action.add(boards_.draw(stage, model, board_layout_));
  SeatsView::draw_calls(stage, model, layout_);
  stage.gui.describe(std::move(described));
  if (overlay_.shows(Panel::nothing)) action.add(boards_.draw_deck(stage, model));
  return action;
}

UiAction TableView::draw_trick_table(Stage& stage, const TableModel& model, std::vector<MirrorItem> described) {
  const bool still = !moving(stage.gui.frame().now);
  draw_mat(stage, layout_);
  UiAction action = scores_.draw(stage, model, layout_);
  action.add(draw_corner(stage, model));
  const bool auction = model.scene.auction.first != kNobody;
  if (auction)
    action.add(AuctionView::draw(stage, model, layout_));
  else
    cards_.draw_trump(stage, model.scene, layout_);
  action.add(TrickView::draw_piles(stage, model, layout_));
  seats_.draw(stage, model, layout_, scores_);
  action.add(draw_status(stage, model, layout_.status, {}));
  cards_.draw_cards(stage, model.scene, hands_);
  stage.gui.describe(std::move(described));
  const bool choices = !model.scene.grid.rows.empty();
  if (!layout_.choices.empty()) action.add(auction_.draw_choices(stage, model, layout_.choices));
  action.add(draw_options(stage, model, layout_, still && model.picture == nullptr && !choices));
  if (still) action.add(hands_.draw_together(stage, model, layout_));
  scores_.draw_gains(stage, model.scene, layout_);
  if (layout_.auction.empty()) SeatsView::draw_calls(stage, model, layout_);  // an auction shows its calls itself
  draw_highlight(stage, model, layout_.stage);
  action.add(hands_.draw_targets(stage, model, layout_));
  return action;
}

UiAction TableView::draw_corner(Stage& stage, const TableModel& model) {
  UiAction action;
  if (icon_button(stage.gui, layout_.menu, "button:menu", stage.say("Menu"_text), Icon::menu, true))
    action = opens(Panel::menu);
  if (model.can_undo && icon_button(stage.gui, layout_.undo, "button:undo", stage.say("Undo"_text), Icon::undo, true))
    action = does(Kind::undo);
  overlay_.follow(action);
  return action;
}

UiAction TableView::draw_over(Stage& stage, const TableModel& model) {
  UiAction action = overlay_.draw(stage, model, layout_.menu);
  const double now = stage.gui.frame().now;
  if (overlay_.shows(Panel::nothing) && stage.gui.frame().click.nothing) {
    if (model.busy || model.picture != nullptr) action.add(does(Kind::hurry));
    cards_.settle(model.scene, layout_);
    scores_.settle();
  }
  if (cards_.moving(now) || scores_.moving(now) || seats_.moving(now)) stage.gui.animate();
  return action;
}

UiAction TableView::take_keys(Stage& stage, const TableModel& model) {
  if (!overlay_.shows(Panel::nothing) || model.covered) return {};
  Gui& gui = stage.gui;
  if (const auto number = gui.keys().take_number(); number && !model.counted)
    return hands_.play_number(stage, model, *number);
  if (gui.keys().take(Key::undo) && model.can_undo) return does(Kind::undo);
  if (gui.keys().take(Key::hear_hand)) return does(Kind::hear_hand);
  if (gui.keys().take(Key::hear_table)) return does(Kind::hear_table);
  if (gui.keys().take(Key::hear_score)) return does(Kind::hear_score);
  if (gui.keys().take(Key::help)) return tell_keys(stage);
  if (model.watched && gui.keys().take(Key::escape)) return does(Kind::leave);
  return gui.keys().take(Key::menu) || gui.keys().take(Key::escape) ? opens(Panel::menu) : UiAction{};
}

}  // namespace tapete
