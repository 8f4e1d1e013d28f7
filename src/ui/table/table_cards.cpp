#include <algorithm>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_view.hpp"

/// The cards on the table, and the targets of the viewer's hand.
namespace tapete {
namespace {

bool offers_cards(const Scene& scene) {
  return std::any_of(scene.options.begin(), scene.options.end(),
                     [](const Option& option) { return option.kind == OptionKind::card; });
}

/// The edges of the cards below the top of the stock; more cards show more edges.
void draw_stock_edges(Stage& stage, Deck deck, const Placed& top, int cards) {
  const int layers = std::min(5, 1 + cards / 4);
  for (int i = layers; i > 0; --i) {
    Placed under = top;
    under.center = under.center + Point{static_cast<float>(i) * top.w * 0.012F, static_cast<float>(i) * top.w * 0.016F};
    stage.cards.draw(stage.canvas, kUnknownCard, under, {.lift = i == layers ? 0.1F : CardLook::kFlat, .deck = deck});
  }
}

/// The number of options that are done together; 0: each is done when it is touched, as in a watched match.
int together(const Session& session) { return session.replay() ? 0 : session.scene().together.count; }

/// The number of cards in the stock, on a plate in its middle.
void draw_stock_count(Stage& stage, const Placed& top, int cards) {
  Canvas& canvas = stage.canvas;
  const float size = std::max(stage.em(type::kSmall), top.w * 0.3F);
  const std::string count = std::to_string(cards);
  const Rect plate = Rect::around(
      top.center, std::max(size * 1.8F, canvas.text_width(count, size, Font::bold) + size * 0.8F), size * 1.5F);
  canvas.fill(plate, stage.theme().paper, size * 0.5F);
  canvas.text(count, plate, {size, stage.theme().on_paper, Font::bold, Align::center});
}

}  // namespace

void TableView::draw_cards(Stage& stage, Session& session) {
  const auto cards = motion_.at(stage.gui.now());
  const auto order = [&](const Moving& card) {
    return card.flying ? 2 : in_front(stage, session.scene(), card) ? 1 : 0;
  };
  for (const int now : {0, 1, 2})
    for (const Moving& card : cards)
      if (!card.waiting && order(card) == now) draw_sprite(stage, session.scene(), card);
}

/// Whether the card of the viewer's hand is looked at, and therefore drawn in front of its neighbours.
bool TableView::in_front(const Stage& stage, const Scene& scene, const Moving& card) const {
  const Zone& zone = scene.zones[at(card.sprite.zone)];
  if (zone.place != Place::hand || zone.owner != scene.viewer || card.sprite.index < 0) return false;
  const std::string id = "card:play " + card_name(scene.deck, zone.cards[at(card.sprite.index)].card);
  return held_.holds(card.sprite.index) || stage.gui.focused(id) || stage.gui.hovered(id) || id == chosen_;
}

void TableView::draw_sprite(Stage& stage, const Scene& scene, const Moving& card) {
  Canvas& canvas = stage.canvas;
  const Zone& zone = scene.zones[at(card.sprite.zone)];
  const Pose& pose = card.sprite.pose;
  Placed placed{pose.at, pose.w, pose.w * kCardShape, pose.angle};
  Colour tint{255, 255, 255};
  float height = card.flying ? 0.6F : 0;
  const bool own = zone.place == Place::hand && zone.owner == scene.viewer;
  if (own && card.sprite.index >= 0) {
    const SceneCard& shown = zone.cards[at(card.sprite.index)];
    // Cards that may not be played are lower and darker while others may be; while only declarations are offered, the
    // hand stays as it is.
    const bool refused = !shown.refusal.empty() && offers_cards(scene);
    if (refused) tint = {198, 203, 192};
    const float goal = card.flying ? 0 : height_of(stage, scene.deck, shown, card.sprite.index);
    const float raised = lift(stage, card.sprite.key, goal == 0 && refused ? -1.0F : goal);
    placed.center.y -= raised * placed.h * 0.055F;
    height = std::max(height, std::min(raised, 1.0F));
    if (held_.holds(card.sprite.index) && held_.out()) {
      placed.center = *held_.out();
      placed.angle = 0;
    }
    if (marked(shown.option)) canvas.glow(placed, stage.theme().gold);
  }
  const bool trick = zone.place == Place::trick;
  if (trick && !card.flying && zone.cards.size() > 1 && zone.cards[at(card.sprite.index)].winning)
    canvas.glow(placed, stage.theme().gold);
  const bool stock = zone.place == Place::stock;
  if (stock) draw_stock_edges(stage, scene.deck, placed, zone.hidden);
  stage.cards.draw(canvas, card.sprite.card, placed,
                   {pose.face, card.rest.w, tint, stock ? CardLook::kFlat : height, scene.deck});
  if (stock && zone.hidden > 0) draw_stock_count(stage, placed, zone.hidden);
}

/// How far a card of the viewer's hand should be raised, as a multiple of the small lift under the pointer.
float TableView::height_of(const Stage& stage, Deck deck, const SceneCard& card, int index) const {
  const std::string id = "card:play " + card_name(deck, card.card);
  if (held_.holds(index) || id == chosen_) return 3;
  if (marked(card.option) || card.from != kNobody) return 1.5F;
  const bool touched = card.option >= 0 && (stage.gui.hovered(id) || stage.gui.pressed(id));
  return touched || stage.gui.focused(id) ? 1 : 0;
}

float TableView::lift(Stage& stage, int key, float goal) {
  float& now = lifts_[key];
  if (now == goal) return now;
  const float step = stage.gui.elapsed() / 60;
  now = stage.gui.reduced_motion() ? goal : goal > now ? std::min(goal, now + step) : std::max(goal, now - step);
  if (now != goal) stage.gui.animate();
  return now;
}

void TableView::hand_targets(Stage& stage, Session& session) {
  const Zone* hand = find_zone(session.scene(), Place::hand, session.scene().viewer);
  if (hand == nullptr) return;
  const auto count = static_cast<int>(hand->cards.size());
  const int serial = session.shown().serial();
  follow_finger(stage, session, count);
  // Playing a card changes the scene, so the rest of the hand is drawn in the next frame.
  for (int i = 0; i < count && session.shown().serial() == serial; ++i) hand_card(stage, session, i, count);
}

void TableView::follow_finger(Stage& stage, Session& session, int count) {
  const auto of_hand = [](const std::optional<Drag>& drag) {
    return drag && drag->target.starts_with("card:play ") ? drag : std::nullopt;
  };
  const auto played = held_.follow(of_hand(stage.gui.drag()), of_hand(stage.gui.drop()), layout_, count);
  if (played) play_card(stage, session, *played);
}

void TableView::hand_card(Stage& stage, Session& session, int index, int count) {
  const SceneCard& card = find_zone(session.scene(), Place::hand, session.scene().viewer)->cards[at(index)];
  if (!card.card.known()) return;
  const bool can = session.can_act() && card.option >= 0;
  const std::string name = card_name(session.scene().deck, card.card);
  const std::string id = "card:play " + name;
  const std::string label = card.option >= 0 ? session.scene().options[at(card.option)].label
                                             : card_words(session.scene().deck, card.card, stage.app.choices().lang());
  const Rect rect = hand_rect(layout_, index, count);
  const bool several = can && together(session) > 0;
  const bool clicked =
      stage.gui.target(id, label, rect, can, several ? std::optional{marked(card.option)} : std::nullopt);
  const Rect whole =
      Rect::around({rect.x + layout_.hand_card / 2, rect.center().y - rect.h * 0.055F}, layout_.hand_card, rect.h);
  stage.gui.focus_ring(id, whole, layout_.hand_card * 0.07F);
  if (!clicked) return;
  const bool twice = !several && stage.app.choices().settings().touch == Touch::twice;
  if (!twice || std::exchange(chosen_, id) == id) play_card(stage, session, index);
}

void TableView::play_card(Stage& stage, Session& session, int index) {
  const SceneCard card = find_zone(session.scene(), Place::hand, session.scene().viewer)->cards[at(index)];
  chosen_.clear();
  if (session.can_act() && card.option >= 0 && together(session) > 0)
    mark(stage, session.scene(), card.option);
  else if (session.can_act() && card.option >= 0)
    stage.app.choose(card.option);
  else if (session.can_act() && !card.refusal.empty())
    stage.app.tell_refusal(card.refusal);
  else if (session.shown().busy())
    stage.app.playing().hurry();
}

bool TableView::marked(int option) const { return std::find(marked_.begin(), marked_.end(), option) != marked_.end(); }

/// Marks an option to be done together with others, or removes its mark.
void TableView::mark(Stage& stage, const Scene& scene, int option) {
  if (marked(option))
    std::erase(marked_, option);
  else if (static_cast<int>(marked_.size()) < scene.together.count)
    marked_.push_back(option);
  else
    stage.app.messages().show_toast(stage.say("First put one back"_text));
}

/// The number of marked options, and the button that does them once they are enough.
void TableView::draw_together(Stage& stage, Session& session) {
  const int count = together(session);
  if (count == 0 || !session.can_act() || motion_.moving(stage.gui.now())) return;
  const bool enough = static_cast<int>(marked_.size()) == count;
  const std::string words =
      enough ? session.scene().together.label
             : fill(stage.say("@ of @ chosen"_text), std::to_string(marked_.size()), std::to_string(count));
  const float size = stage.em(type::kBody);
  const float width = std::max(stage.em(180), stage.canvas.text_width(words, size, Font::bold) + 36);
  const Rect place = Rect::around(layout_.stage.center(), width, std::max(46.0F, stage.em(50)));
  if (!enough) {
    stage.canvas.fill(place, stage.theme().plate, space::kRadius);
    stage.canvas.text(words, place, {size, stage.theme().on_cloth, Font::bold, Align::center});
  } else if (button(stage.gui, place, "option:together", words, Look::gold)) {
    stage.app.choose(std::vector<int>{marked_});
  }
}

}  // namespace tapete
