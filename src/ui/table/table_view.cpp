#include "ui/table/table_view.hpp"

#include <utility>

#include "ui/gui/widgets.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

using Kind = UiAction::Kind;

// In the page, a game brings the code of the parts of the table that only its scenes need (PARTS in
// tools/split_page.py). The pointers are volatile, because the linker would inline functions whose addresses it knows.
BoardLayout (*volatile const kLayOutBoards)(const Scene&, float, float, BoardUse, TableLayout&) = lay_out_boards;
UiAction (*volatile const kDrawCalls)(DrawContext&, const TableModel&, const TableLayout&) = AuctionView::draw;
UiAction (AuctionView::*volatile const kDrawChoices)(DrawContext&, const TableModel&,
                                                     Rect) = &AuctionView::draw_choices;

/// Draws the undo button, as a word if there is room above the first score. Returns whether it was clicked.
bool draw_undo(DrawContext& context, const TableLayout& layout) {
  const std::string_view words = context.say("Undo"_text);
  const Rect score = layout.score[0];
  const Rect wide{layout.undo.x, layout.undo.y, score.right() - layout.undo.x, layout.undo.h};
  const bool free =
      score.y >= wide.bottom() && common(wide, layout.menu).empty() && common(wide, layout.open.area).empty();
  if (!free || context.canvas.text_width(words, context.em(type::kBody)) + 2 * space::kSmall > wide.w)
    return icon_button(context.gui, layout.undo, "button:undo", words, Icon::undo, true);
  return button(context.gui, wide, "button:undo", words, ButtonStyle::glass);
}

}  // namespace

UiAction TableView::draw(DrawContext& context, const TableModel& model, Rect area,
                         std::vector<AccessibilityItem> description) {
  follow(context, model, area);
  // Portraits are fetched only while no card moves, and only after the cards were requested, or if no cards are needed
  // yet, because the viewer can act, watches a match, or has finished the hand.
  const bool cards_first = context.cards.wanted(model.scene.deck) && !model.scene.zones.empty();
  if ((cards_first || model.can_act || model.watched || model.hand_over) && !moving(context.gui.frame().now))
    context.cards.allow_portraits();
  context.canvas.cloth();
  if (model.scene.zones.empty()) return draw_corner(context, model);  // no hand has been dealt
  static UiAction (TableView::*volatile const draw_boards)(DrawContext&, const TableModel&,
                                                           std::vector<AccessibilityItem>) =
      &TableView::draw_board_table;  // as kLayOutBoards
  UiAction action = has_boards(model.scene) ? (this->*draw_boards)(context, model, std::move(description))
                                            : draw_trick_table(context, model, std::move(description));
  action.add(take_keys(context, model));
  overlay_.follow(action);
  return action;
}

/// Adapts layout and animation to the window and the scene.
void TableView::follow(DrawContext& context, const TableModel& model, Rect area) {
  const float em = context.em(1);
  const bool other_area = area.w != area_.w || area.h != area_.h || em != em_;
  const bool other_match = std::exchange(fresh_, false);
  area_ = area;
  em_ = em;
  // Answers that appear need the room of bubbles.
  const bool asks = model.can_act && !moving(context.gui.frame().now);
  const bool other_options = std::exchange(asks_, asks) != asks;
  if (other_area || other_match || other_options || model.calls.empty()) seats_.forget_bubbles();
  const bool acts = model.can_act || !model.closes;
  layout_ = lay_out(model.scene, area.w, area.h, em, seat_em(area.w, area.h, context.gui.frame().chosen), acts);
  if (has_boards(model.scene))
    board_layout_ =
        kLayOutBoards(model.scene, area.w, area.h,
                      {.left_handed = model.left_handed, .acts = acts, .helps = !model.help.empty()}, layout_);
  else if (model.left_handed && model.scene.viewer != kNobody)
    lay_for_left_hand(layout_, area.w);
  if (std::exchange(serial_, model.serial) != model.serial || other_match) {
    // Closes an opened pile on an onlooker's screen at the next step, because nobody there feels called on to do it.
    if (other_match || (model.scene.viewer == kNobody && overlay_.shows(Panel::pile))) overlay_.close();
    hands_.forget();
    auction_.forget();
    const double now = context.gui.frame().now;
    const bool moves = model.moves && !other_match;
    const bool reduced = context.gui.frame().reduced_motion;
    cards_.show(model, layout_, now, moves && !reduced);
    scores_.show(model.scene, now, reduced ? 0 : model.step_time, moves);
    seats_.show(moves && !reduced ? *model.gestures : std::vector<Gesture>{}, now);
  } else if (other_area) {
    cards_.settle(model.scene, layout_);
  }
}

UiAction TableView::draw_board_table(DrawContext& context, const TableModel& model,
                                     std::vector<AccessibilityItem> description) {
  UiAction action = draw_corner(context, model);
  action.add(draw_status(context, model, layout_, boards_.note(context, model)));
  action.add(boards_.draw(context, model, board_layout_));
  if (!model.help.empty()) draw_board_help(context, model, layout_, board_layout_);
  seats_.draw_calls(context, model, layout_, area_);
  context.gui.describe(std::move(description));
  if (overlay_.shows(Panel::nothing)) action.add(boards_.draw_deck(context, model, area_));
  return action;
}

UiAction TableView::draw_trick_table(DrawContext& context, const TableModel& model,
                                     std::vector<AccessibilityItem> description) {
  const bool still = !moving(context.gui.frame().now);
  draw_mat(context, layout_);
  UiAction action = scores_.draw(context, model, layout_);
  action.add(draw_corner(context, model));
  const bool auction = model.scene.auction.first != kNobody;
  if (auction)
    action.add(kDrawCalls(context, model, layout_));
  else
    cards_.draw_trump(context, model.scene, layout_);
  action.add(TrickView::draw_piles(context, model, layout_));
  seats_.draw(context, model, layout_, scores_);
  if (model.help.empty()) action.add(draw_status(context, model, layout_, {}));
  hands_.light(model.lit);
  cards_.draw_cards(context, model.scene, hands_);
  seats_.draw_dealer(context);
  context.gui.describe(std::move(description));
  const bool choices = !model.scene.grid.rows.empty();
  if (!layout_.choices.empty()) action.add((auction_.*kDrawChoices)(context, model, layout_.choices));
  action.add(draw_options(context, model, layout_, still && model.picture == nullptr && !choices));
  if (still) action.add(hands_.draw_confirm_button(context, model, layout_));
  if (layout_.auction.empty())
    seats_.draw_calls(context, model, layout_, area_);  // the auction view shows the calls itself
  scores_.draw_gains(context, model.scene, layout_);
  draw_highlight(context, model, layout_.stage);
  action.add(hands_.draw_targets(context, model, layout_));
  if (!model.help.empty()) {
    const std::size_t before = context.canvas.drawn_texts().size();
    action.add(draw_help(context, model, layout_));
    context.canvas.mark_described(before);  // the description contains the words of help
  }
  return action;
}

UiAction TableView::draw_corner(DrawContext& context, const TableModel& model) {
  UiAction action;
  if (icon_button(context.gui, layout_.menu, "button:menu", context.say("Menu"_text), Icon::menu, true))
    action = opens(Panel::menu);
  if (model.closes &&
      icon_button(context.gui, layout_.undo, "button:end", context.say("Close"_text), Icon::close, true))
    action = does(Kind::leave);
  if (model.can_undo && draw_undo(context, layout_)) action = does(Kind::undo);
  overlay_.follow(action);
  return action;
}

UiAction TableView::move(DrawContext& context, const TableModel& model) {
  UiAction action;
  const double now = context.gui.frame().now;
  if (overlay_.shows(Panel::nothing) && context.gui.frame().click.nothing) {
    if (model.busy || model.picture != nullptr) action = does(Kind::hurry);
    cards_.settle(model.scene, layout_);
    scores_.settle();
  }
  if (cards_.moving(now) || scores_.moving(now) || seats_.moving(now)) context.gui.animate();
  return action;
}

UiAction TableView::take_keys(DrawContext& context, const TableModel& model) {
  if (!overlay_.shows(Panel::nothing) || model.dialog_open) return {};
  Gui& gui = context.gui;
  if (const auto number = gui.keys().take_number(); number && !model.hand_over)
    return hands_.play_number(context, model, *number);
  if (gui.keys().take(Key::undo) && model.can_undo) return does(Kind::undo);
  if (gui.keys().take(Key::hear_hand)) return does(Kind::hear_hand);
  if (gui.keys().take(Key::hear_table)) return does(Kind::hear_table);
  if (gui.keys().take(Key::hear_score)) return does(Kind::hear_score);
  if (gui.keys().take(Key::help)) return tell_keys(context);
  if (model.watched && gui.keys().take(Key::escape)) return does(Kind::back);
  return gui.keys().take(Key::menu) || gui.keys().take(Key::escape) ? opens(Panel::menu) : UiAction{};
}

}  // namespace tapete
