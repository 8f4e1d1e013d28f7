#include "ui/table/hand_view.hpp"

#include <algorithm>
#include <utility>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

using Kind = UiAction::Kind;

/// Height below the confirm button that the words of help need.
constexpr float kHelpRoom = 150;

bool has_options(const Zone& zone) {
  return std::ranges::any_of(zone.cards, [](const SceneCard& card) { return card.option >= 0; });
}

/// Returns whether the viewer plays from this zone.
bool is_played_from(const Scene& scene, const Zone& zone) {
  return zone.kind == ZoneKind::hand && (zone.owner == scene.viewer || has_options(zone));
}

/// Returns the hand whose cards have options now, otherwise the viewer's hand; nullptr if there is none.
const Zone* hand_to_play(const Scene& scene) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand && has_options(zone)) return &zone;
  return scene.viewer == kNobody ? nullptr : find_zone(scene, ZoneKind::hand, scene.viewer);
}

/// Returns the common prefix of the target ids of a hand's cards.
std::string id_of(const Scene& scene, const Zone& hand) {
  return hand.owner == scene.viewer ? "card:play " : "hand:" + std::to_string(hand.owner) + ':';
}
std::string id_of(const Scene& scene, const Zone& hand, int index) {
  return id_of(scene, hand) + card_name(scene.deck, hand.cards[at(index)].card);
}

/// Returns whether another hand than this one is played from now: the dummy's, or the viewer's.
bool is_idle(const Scene& scene, const Zone& hand) {
  return !has_options(hand) && std::ranges::any_of(scene.zones, [&](const Zone& zone) {
    return zone.kind == ZoneKind::hand && has_options(zone);
  });
}

/// Returns whether another seat has just given this card.
bool is_received(const Zone& hand, const SceneCard& card) { return card.from != kNobody && card.from != hand.owner; }

bool offers_cards(const Scene& scene) {
  return std::ranges::any_of(scene.options, [](const Option& option) { return option.kind == OptionKind::card; });
}

/// Returns a text with the number of chosen cards.
std::string words_of_count(const DrawContext& context, const TableModel& model, int chosen) {
  return fill(context.say("@ of @ chosen"_text), std::to_string(chosen), std::to_string(model.confirm_count));
}

}  // namespace

void HandView::forget() {
  chosen_.clear();
  marked_.clear();
}

bool HandView::looked_at(const Zone& hand, std::string_view id) const {
  return held_[at(hand.owner)].holds(id) || id == chosen_;
}

bool HandView::in_front(const Scene& scene, const Sprite& sprite) const {
  const Zone& zone = scene.zones[at(sprite.zone)];
  if (sprite.index < 0 || !is_played_from(scene, zone)) return false;
  const HeldCard& held = held_[at(zone.owner)];
  return held.out() && held.holds(id_of(scene, zone, sprite.index));
}

void HandView::dress(DrawContext& context, const Scene& scene, const Moving& card, DrawnCard& drawn) {
  const Zone& zone = scene.zones[at(card.sprite.zone)];
  const int index = card.sprite.index;
  constexpr Colour kDim{220, 222, 216};
  if (index < 0 || !is_played_from(scene, zone)) return;
  const SceneCard& shown = zone.cards[at(index)];
  // Cards that may not be played are lowered and darkened, unless only declarations are possible now.
  const bool refused = offers_cards(scene) && (!shown.refusal.empty() || is_idle(scene, zone));
  if (refused) drawn.tint = kDim;
  const float goal = card.flying ? 0 : height_of(context, scene, zone, index);
  const float raised = lift(context, card.sprite.card.index() & 63, goal == 0 && refused ? -0.5F : goal);
  drawn.placed.center.y -= raised * drawn.placed.h * 0.055F;
  drawn.height = std::max(drawn.height, std::min(raised, 1.0F));
  const HeldCard& held = held_[at(zone.owner)];
  if (held.out() && held.holds(id_of(scene, zone, index))) {
    drawn.placed.center = *held.out();
    drawn.placed.angle = 0;
  }
  if (shown.leaving || is_received(zone, shown)) drawn.frame = CardFrame::blue;
  if (lit(shown.option)) drawn.frame = CardFrame::gold;
  if (marked(shown.option)) drawn.frame = CardFrame::blue;
}

/// Returns how far a card should be raised, in multiples of the small lift of a hovered card.
float HandView::height_of(const DrawContext& context, const Scene& scene, const Zone& hand, int index) const {
  const SceneCard& card = hand.cards[at(index)];
  const std::string id = id_of(scene, hand, index);
  if (looked_at(hand, id)) return 3;
  const bool only = lit(card.option) && lit_.size() < scene.options.size();
  // Of several cards that are confirmed together, the marked ones are raised higher than recommended ones.
  const bool several = scene.multi_select.count > 1;
  if (marked(card.option) || card.leaving || (only && !several) || (is_received(hand, card) && card.refusal.empty()))
    return several ? 2 : 1.25F;
  if (only) return 1;
  const Pointer& pointer = context.gui.pointer();
  const bool touched = pointer.hovers(id) || pointer.presses(id) || context.gui.focus().shown_on(id);
  return card.option >= 0 && touched ? 1 : 0;
}

float HandView::lift(DrawContext& context, int card, float goal) {
  float& now = lifts_[at(card)];
  if (now == goal) return now;
  const float step = context.gui.frame().elapsed / 60;
  now = context.gui.frame().reduced_motion ? goal
        : goal > now                       ? std::min(goal, now + step)
                                           : std::max(goal, now - step);
  if (now != goal) context.gui.animate();
  return now;
}

UiAction HandView::draw_targets(DrawContext& context, const TableModel& model, const TableLayout& layout) {
  UiAction action;
  for (const Zone& hand : model.scene.zones) {
    if (!is_played_from(model.scene, hand)) continue;
    const std::string ids = id_of(model.scene, hand);
    const auto of_hand = [&](const std::optional<Drag>& drag) {
      return drag && drag->target.starts_with(ids) ? drag : std::nullopt;
    };
    const std::vector<Rect> rects = hand_rects(model.scene, layout, hand);
    std::vector<std::string> card_ids;
    card_ids.reserve(rects.size());
    for (int i = 0; i < static_cast<int>(rects.size()); ++i) card_ids.push_back(id_of(model.scene, hand, i));
    const bool own = hand.owner == model.scene.viewer;
    HeldCard& held = held_[at(hand.owner)];
    if (const auto played = held.follow(of_hand(context.gui.pointer().drag()), of_hand(context.gui.frame().drop), rects,
                                        card_ids, !own))
      action.add(play(context, model, hand.cards[at(*played)]));
    for (int i = 0; i < static_cast<int>(rects.size()); ++i)
      action.add(card_target(context, model, hand, i, rects[at(i)], rects.back().w));
  }
  return action;
}

UiAction HandView::card_target(DrawContext& context, const TableModel& model, const Zone& hand, int index, Rect rect,
                               float width) {
  const Scene& scene = model.scene;
  const SceneCard& card = hand.cards[at(index)];
  if (!card.card.known()) return {};
  const bool can = model.can_act && card.option >= 0;
  const std::string id = id_of(scene, hand, index);
  std::string label = card.option >= 0 ? scene.options[at(card.option)].label
                                       : card_words(scene.deck, card.card, context.gui.frame().lang);
  if (hand.owner != scene.viewer) label = model.name(hand.owner) + ": " + label;
  const bool several = can && model.confirm_count > 0;
  const bool clicked =
      context.gui.target(id, label, rect, can, several ? std::optional{marked(card.option)} : std::nullopt);
  const Rect whole = Rect::around({rect.x + width / 2, rect.center().y - rect.h * 0.055F}, width, rect.h);
  context.gui.focus_ring(id, whole, width * 0.07F);
  if (!clicked) return {};
  const bool twice = !several && model.two_step_play;
  return !twice || std::exchange(chosen_, id) == id ? play(context, model, card) : UiAction{};
}

UiAction HandView::play_number(DrawContext& context, const TableModel& model, int number) {
  const Zone* const hand = hand_to_play(model.scene);
  if (hand == nullptr || number > static_cast<int>(hand->cards.size())) return {};
  return play(context, model, hand->cards[at(number - 1)]);
}

UiAction HandView::play(DrawContext& context, const TableModel& model, const SceneCard& card) {
  chosen_.clear();
  if (model.can_act && card.option >= 0)
    return model.confirm_count > 0 ? toggle_mark(context, marked_, card.option, model.scene.multi_select.count)
                                   : chooses(card.option);
  if (model.can_act && !card.refusal.empty()) return does(Kind::refused, card.refusal);
  return model.busy ? does(Kind::hurry) : UiAction{};
}

bool HandView::marked(int option) const { return std::ranges::count(marked_, option) > 0; }

bool HandView::lit(int option) const { return std::ranges::count(lit_, option) > 0; }

UiAction HandView::draw_confirm_button(DrawContext& context, const TableModel& model, const TableLayout& layout) const {
  if (model.confirm_count == 0 || !model.can_act) return {};
  const bool enough = static_cast<int>(marked_.size()) == model.confirm_count;
  const std::string words =
      enough ? model.scene.multi_select.label : words_of_count(context, model, static_cast<int>(marked_.size()));
  const Rect place = confirm_place(context, model, layout);
  if (asks_above(model, layout, place)) draw_question(context, model, {place.center().x, place.y - 8}, layout.stage.w);
  if (enough)
    return button(context.gui, place, "option:together", words, ButtonStyle::gold)
               ? UiAction{.kind = Kind::choose_several, .options = marked_}
               : UiAction{};
  context.canvas.fill(place, context.theme().plate, space::kRadius);
  context.text(words, place, type::kBody, context.theme().on_cloth, Font::bold, Align::center);
  return {};
}

bool HandView::asks_above(const TableModel& model, const TableLayout& layout, Rect confirm) {
  return !layout.status_asks && (model.help.empty() || confirm.y > layout.stage.y);
}

Rect HandView::confirm_place(const DrawContext& context, const TableModel& model, const TableLayout& layout) {
  if (model.confirm_count == 0 || !model.can_act) return {};
  float width = std::min(context.em(180), layout.stage.w);
  for (const std::string& words : {model.scene.multi_select.label, words_of_count(context, model, 0)})
    width = std::max(width, context.canvas.text_width(words, context.em(type::kBody), Font::bold) + 2 * space::kSmall);
  const Rect place = Rect::around(layout.stage.center(), width, std::max(46.0F, context.em(50)));
  // Without enough room for the words of help below, help takes the place of the question above.
  const bool moves = !model.help.empty() && layout.status.y - place.bottom() < context.em(kHelpRoom);
  return moves ? place.moved(0, layout.stage.y - place.y) : place;
}

}  // namespace tapete
