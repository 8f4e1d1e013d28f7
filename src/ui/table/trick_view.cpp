#include "ui/table/trick_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kLeastSign = 24;    ///< least height of the trump suit's symbol above its words, in points
constexpr float kLargestSign = 84;  ///< largest height of this symbol, in points

/// Draws the edges of the cards below the top of the stock; more cards show more edges.
void draw_stock_edges(DrawContext& context, Deck deck, const Placed& top, int cards) {
  const int layers = std::min(5, 1 + cards / 4);
  for (int i = layers; i > 0; --i) {
    Placed under = top;
    under.center = under.center + Point{static_cast<float>(i) * top.w * 0.012F, static_cast<float>(i) * top.w * 0.016F};
    context.cards.draw(context.canvas, kUnknownCard, under,
                       {.lift = i == layers ? 0.1F : CardLook::kFlat, .deck = deck});
  }
}

/// Draws the number of cards in the stock, on a plate in the middle of the stock.
void draw_stock_count(DrawContext& context, const Placed& top, int cards) {
  Canvas& canvas = context.canvas;
  const float size = std::max(context.em(type::kSmall), top.w * 0.3F);
  const std::string count = std::to_string(cards);
  const Rect plate = Rect::around(
      top.center, std::max(size * 1.8F, canvas.text_width(count, size, Font::bold) + size * 0.8F), size * 1.5F);
  canvas.fill(plate, context.theme().paper, size * 0.5F);
  canvas.text(count, plate, {size, context.theme().on_paper, Font::bold, Align::center});
}

void draw_card_frame(DrawContext& context, const DrawnCard& card) {
  const Theme& theme = context.theme();
  if (card.frame == CardFrame::gold) context.canvas.glow(card.placed, theme.gold);
  if (card.frame == CardFrame::blue) context.canvas.glow(card.placed, theme.other_side, false);
}

void draw_sprite(DrawContext& context, const Scene& scene, const Moving& card, HandView& hands) {
  Canvas& canvas = context.canvas;
  const Zone& zone = scene.zones[at(card.sprite.zone)];
  const Pose& pose = card.sprite.pose;
  if (pose.w < 1) return;  // a hand without room
  DrawnCard drawn{{pose.at, pose.w, pose.w * kCardShape, pose.angle}};
  if (card.flying) drawn.height = 0.6F;
  const bool lies = zone.kind == ZoneKind::trick && !card.flying && zone.cards.size() > 1;
  if (lies && zone.cards[at(card.sprite.index)].winning) drawn.frame = CardFrame::gold;
  hands.dress(context, scene, card, drawn);
  draw_card_frame(context, drawn);
  const bool stock = zone.kind == ZoneKind::stock;
  if (stock) draw_stock_edges(context, scene.deck, drawn.placed, zone.hidden);
  context.cards.draw(canvas, card.sprite.card, drawn.placed,
                     {pose.face, card.rest.w, drawn.tint, stock ? CardLook::kFlat : drawn.height, scene.deck});
  if (stock && zone.hidden > 0) draw_stock_count(context, drawn.placed, zone.hidden);
}

/// Draws the backs of a pile's face-down cards (Zone::hidden). If `has_place`, an empty pile is drawn as an outline
/// with a word.
void draw_pile_backs(DrawContext& context, const Scene& scene, const Zone& pile, const Pose& pose, bool has_place) {
  const float w = pose.w;
  if (pile.cards.empty() && pile.hidden == 0 && has_place) {
    const Rect place = Rect::around(pose.at, w * kCardShape, w);
    context.canvas.outline(place, context.theme().on_cloth_quiet.with_alpha(0.3F), w * 0.1F, 1.3F);
    const float size = std::min(context.em(type::kSmall), 0.32F * place.w);
    context.canvas.text(context.say("Tricks"_text), place,
                        {size, context.theme().on_cloth_quiet, Font::regular, Align::center});
  }
  const int layers = std::min(4, (pile.hidden + 3) / 4);
  for (int i = 0; i < layers; ++i) {
    const Point down{0, static_cast<float>(layers - i) * w * 0.05F};
    const Placed placed{pose.at + down, w, w * kCardShape, pose.angle};
    context.cards.draw(context.canvas, kUnknownCard, placed,
                       {.lift = i == 0 ? 0 : CardLook::kFlat, .deck = scene.deck});
  }
}

/// Returns the label of a pile. The label of another side's pile names its owners.
std::string pile_label(DrawContext& context, const TableModel& model, const Zone& zone) {
  const int side = side_of(model.scene, zone.owner);
  if (side == 0 && model.scene.viewer != kNobody) return zone.label;
  const auto name = [&model](Seat seat) { return model.name(seat); };
  std::vector<Seat> owners{zone.owner};
  if (!model.scene.round && at(side) < model.scene.score.size()) owners = model.scene.score[at(side)].seats;
  return zone.label + ": " + joined(owners, context.say(" and "_text), name);
}

}  // namespace

void TrickView::show(const TableModel& model, const TableLayout& layout, double now, bool moves) {
  motion_.show(model.scene, model.step, layout, now, model.step_time, moves);
  starter_ = model.step == Step::Kind::dealt;
}

void TrickView::draw_trump(DrawContext& context, const Scene& scene, const TableLayout& layout) const {
  // During the deal the trump suit is not known yet.
  if (scene.trump < 0 || (starter_ && moving(context.gui.frame().now))) return;
  const std::string words =
      fill(context.say("Trumps: @#the app"_text), suit_word(scene.deck, scene.trump, context.gui.frame().lang));
  const TextStyle style{std::min(context.em(type::kBody), layout.caption.h * 0.9F), context.theme().on_cloth,
                        Font::bold, Align::center};
  Rect place = layout.caption;
  const bool turned = find_zone(scene, ZoneKind::turned) != nullptr;
  // Without a turned card, a symbol shows the trump suit: above the words, or next to them if there is no room.
  const float h = std::min(layout.turned.w * kCardShape * 0.8F, context.em(kLargestSign));
  if (!turned && h >= context.em(kLeastSign)) {
    const bool beside = place.x > layout.turned.at.x;
    const Point center = beside ? layout.turned.at : Point{layout.stock_area.center().x, place.y - 6 - h / 2};
    context.cards.suit_symbol(context.canvas, scene.deck, scene.trump, Rect::around(center, h * 0.86F, h));
  } else if (!turned) {
    const float small = place.h;
    const float width = std::min(place.w, small + 4 + context.canvas.text_width(words, style.size, style.font));
    place = {place.center().x - width / 2 + small + 4, place.y, width - small - 4, place.h};
    context.cards.suit_symbol(context.canvas, scene.deck, scene.trump,
                              {place.x - small - 4, place.y, small * 0.86F, small});
  }
  context.canvas.text(words, place, style);
}

UiAction TrickView::draw_piles(DrawContext& context, const TableModel& model, const TableLayout& layout) {
  const Scene& scene = model.scene;
  UiAction action;
  for (const Zone& zone : scene.zones) {
    if (zone.kind != ZoneKind::pile) continue;
    const int side = side_of(scene, zone.owner);
    const Rect area = layout.pile[at(side)];
    if (area.empty()) continue;
    const std::string id = "pile:" + std::to_string(side);
    // At a round table, answers may be drawn over the other players' piles.
    const bool covered = side != 0 && scene.round && offers_answers(scene);
    if (!covered && context.gui.target(id, pile_label(context, model, zone), area, !zone.cards.empty()))
      action =
          zone.cards.empty() ? does(UiAction::Kind::note, context.say("No tricks yet"_text)) : opens(Panel::pile, side);
    context.gui.focus_ring(id, area, 8);
    // In a game for partners, a bar next to the pile has the colour of its side, as on the score plates.
    if (const Pose& back = layout.pile_card[at(side)]; scene.players > 2 && scene.score.size() == 2) {
      const float left = back.at.x - back.w * kCardShape / 2 - 8;
      context.canvas.fill({left, back.at.y - back.w * 0.4F, 4, back.w * 0.8F},
                          side == 0 ? context.theme().own_side : context.theme().other_side, 2);
    }
    draw_pile_backs(context, scene, zone, layout.pile_card[at(side)], side == 0 || !scene.round);
  }
  return action;
}

void TrickView::draw_cards(DrawContext& context, const Scene& scene, HandView& hands) const {
  const auto cards = motion_.at(context.gui.frame().now);
  const auto order = [&](const Moving& card) { return card.flying ? 2 : hands.in_front(scene, card.sprite) ? 1 : 0; };
  for (const int now : {0, 1, 2})
    for (const Moving& card : cards)
      if (!card.waiting && order(card) == now) draw_sprite(context, scene, card, hands);
}

}  // namespace tapete
