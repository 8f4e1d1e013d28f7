#include "ui/table/table_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/described.hpp"
#include "ui/table/left_hand.hpp"
#include "ui/table/mat.hpp"
#include "ui/table/table_parts.hpp"

/// The table and what lies on it. table_cards.cpp draws its cards, table_seats.cpp the players, table_over.cpp its
/// menus and answers.
namespace tapete {

void TableView::draw(Stage& stage) {
  Session& session = *stage.app.playing().session();
  if (session.seating().passing() != kNobody) {
    forget();
    over_ = Over::nothing;
    return draw_pass(stage, session);
  }
  follow(stage, session);
  // Whether the cards have been dealt and somebody has to play one, or the match is watched.
  const bool watched = stage.app.playing().is_aside(session);
  if ((session.can_act() || watched || session.sheet()) && !motion_.moving(stage.gui.now()))
    stage.cards.let_faces_come();
  stage.canvas.cloth();
  if (session.scene().zones.empty()) return draw_corner(stage, session);  // nothing has been dealt
  // Last, because it acts on the match and may change the scene that was drawn.
  if (has_boards(session.scene()))
    draw_board_table(stage, session);
  else
    draw_trick_table(stage, session);
  keys(stage, session);
  if (watched) draw_watch_panel(stage, session);
  if (session.sheet() && !watched && !motion_.moving(stage.gui.now())) {
    stage.gui.cover();
    const Sheet sheet = *session.sheet();
    if (draw_sheet(stage, sheet)) over_ = Over::seal;
    draw_corner(stage, session);
  }
  if (stage.app.playing().session() != &session || !shows_table(stage.app.trail().screen())) return;
  draw_over(stage, session);
  if (over_ == Over::nothing && stage.gui.clicked_nothing()) {
    if (session.shown().busy() || session.shown().highlight()) stage.app.playing().hurry();
    motion_.settle(session.scene(), layout_);
    gains_.settle();
  }
  if (motion_.moving(stage.gui.now()) || gains_.moving(stage.gui.now()) || faces_.moving(stage.gui.now()))
    stage.gui.animate();
}

void TableView::draw_board_table(Stage& stage, Session& session) {
  draw_corner(stage, session);
  draw_status(stage, session);
  boards_.draw(stage, session, board_layout_);
  draw_calls(stage, session);
  if (boards_.wants_parts()) open_chart();
  stage.gui.describe(described(stage.app, session));
  if (over_ == Over::nothing) boards_.draw_deck(stage, session);
}

void TableView::draw_trick_table(Stage& stage, Session& session) {
  draw_mat(stage, layout_);
  draw_scores(stage, session);
  draw_corner(stage, session);
  draw_stock(stage, session.scene());
  draw_piles(stage, session);
  draw_seats(stage, session);
  draw_status(stage, session);
  draw_cards(stage, session);
  stage.gui.describe(described(stage.app, session));
  draw_options(stage, session);
  draw_together(stage, session);
  gains_.draw(stage, session.scene(), layout_);
  draw_calls(stage, session);
  draw_highlight(stage, session, layout_.stage);
  hand_targets(stage, session);
}

/// Adapts layout and animation to the window and the scene.
void TableView::follow(Stage& stage, Session& session) {
  Rect window = stage.canvas.window();
  if (stage.app.playing().is_aside(session)) {
    const Rect panel = watch_panel(stage, session);
    if (panel.y > 0)
      window.h = panel.y;
    else
      window.w = panel.x;
  }
  const float em = stage.em(1);
  const bool other_window = window.w != window_.w || window.h != window_.h || em != em_;
  const bool other_session = &session != session_;
  window_ = window;
  em_ = em;
  session_ = &session;
  layout_ = lay_out(session.scene(), window.w, window.h, em);
  const bool left_handed = stage.app.choices().settings().left_handed == Switch::on;
  if (has_boards(session.scene()))
    board_layout_ = lay_out_boards(session.scene(), window.w, window.h, left_handed, layout_);
  else if (left_handed)
    lay_for_left_hand(layout_, window.w);
  if (session.shown().serial() != serial_ || other_session) {
    if (other_session) over_ = Over::nothing;
    chosen_.clear();
    marked_.clear();
    held_.let_go();
    show(session, stage.gui.now(), session.shown().moves() && !other_session, stage.gui.reduced_motion());
  } else if (other_window) {
    motion_.settle(session.scene(), layout_);
  }
}

/// Starts a new scene; `moves` tells whether a step has led to it.
void TableView::show(const Session& session, double now, bool moves, bool reduced) {
  const Showing& shown = session.shown();
  motion_.show(session.scene(), shown.step(), layout_, now, shown.step_time(), moves && !reduced);
  gains_.show(session.scene(), now, reduced ? 0 : shown.step_time(), moves);
  faces_.show(moves && !reduced ? shown.gestures() : std::vector<Gesture>{}, now);
  serial_ = shown.serial();
  dealing_ = shown.step() == Step::Kind::dealt;
}

void TableView::draw_scores(Stage& stage, Session& session) {
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const auto& score = session.scene().score;
  const std::size_t plates = session.scene().round ? 1 : std::min<std::size_t>(2, score.size());
  for (std::size_t i = 0; i < plates; ++i) {
    const Rect plate = layout_.score[i];
    canvas.fill(plate, theme.plate, space::kRadius);
    // The colour of that side's signs.
    const Rect bar{plate.x + 6, plate.y + 10, 5, plate.h - 20};
    canvas.fill(bar, i == 0 ? theme.own_side : theme.other_side, bar.w / 2);
    const Rect in{bar.right() + 7, plate.y + plate.h * 0.08F, plate.right() - bar.right() - 16, plate.h * 0.84F};
    const float upper = in.h * 0.42F;
    const float small = std::min(stage.em(type::kSmall), upper * 0.86F);
    const std::string name = side_name(stage.app, session, score[i].seats);
    canvas.text(name, {in.x, in.y, in.w * 0.54F, upper}, {small, theme.on_cloth_quiet});
    const float taken = std::min(in.w * 0.54F, canvas.text_width(name, small)) + 6;
    draw_marks(stage, score[i], {in.x + taken, in.y, in.w - taken, upper}, Align::right, theme.gold,
               theme.on_cloth_quiet);
    const std::string& points = gains_.points(session.scene(), static_cast<int>(i), stage.gui.now());
    const std::string& words = score[i].absent.empty() ? points : score[i].absent;
    float size = std::min(stage.em(type::kLead * 1.06F), in.h * 0.5F);
    size *= std::min(1.0F, in.w / std::max(1.0F, canvas.text_width(words, size, Font::bold)));
    canvas.text(words, {in.x, in.y + upper, in.w, in.h - upper}, {size, theme.on_cloth, Font::bold});
    if (has_chart(session) && stage.gui.target("score:" + std::to_string(i), name + ": " + words, plate)) open_chart();
  }
}

void TableView::draw_corner(Stage& stage, Session& session) {
  if (icon_button(stage.gui, layout_.menu, "button:menu", stage.say("Menu"_text), Icon::menu, true)) over_ = Over::menu;
  if (session.can_undo() &&
      icon_button(stage.gui, layout_.undo, "button:undo", stage.say("Undo"_text), Icon::undo, true))
    stage.app.playing().undo();
}

void TableView::draw_stock(Stage& stage, const Scene& scene) {
  // During the deal the trump suit is not known yet.
  if (scene.trump < 0 || (dealing_ && motion_.moving(stage.gui.now()))) return;
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const std::string words =
      fill(stage.say("Trumps: @#the app"_text), suit_word(scene.deck, scene.trump, stage.app.choices().lang()));
  const TextStyle style{std::min(stage.em(type::kBody), layout_.caption.h * 0.9F), theme.on_cloth, Font::bold,
                        Align::center};
  canvas.text(words, layout_.caption, style);
  if (find_zone(scene, Place::turned) != nullptr) return;
  // Without a stock, only the sign shows the trump suit.
  const float h = layout_.turned.w * kCardShape * 0.8F;
  stage.cards.sign(canvas, scene.deck, scene.trump,
                   Rect::around({layout_.stock_area.center().x, layout_.turned.at.y}, h * 0.86F, h));
}

void TableView::draw_piles(Stage& stage, const Session& session) {
  const Scene& scene = session.scene();
  Canvas& canvas = stage.canvas;
  for (const Zone& zone : scene.zones) {
    if (zone.place != Place::pile) continue;
    const int side = side_of(scene, zone.owner);
    const Rect area = layout_.pile[at(side)];
    const std::string id = "pile:" + std::to_string(side);
    // Answers may be drawn over the neighbours of a round table.
    const bool covered = side != 0 && scene.round && offers_answers(scene);
    const std::string owner = scene.round && zone.owner != scene.viewer ? ": " + session.name(zone.owner) : "";
    if (!covered && stage.gui.target(id, zone.label + owner, area, !zone.cards.empty())) {
      if (zone.cards.empty()) {
        stage.app.messages().show_toast(stage.say("No trick yet"_text));
      } else {
        over_ = Over::pile;
        pile_ = side;
      }
    }
    stage.gui.focus_ring(id, area, 8);
    const Pose& pose = layout_.pile_card[at(side)];
    const float w = pose.w;
    const bool has_place = side == 0 || !scene.round;
    if (zone.cards.empty() && zone.hidden == 0 && has_place)
      canvas.outline(Rect::around(pose.at, w * kCardShape, w), stage.theme().on_cloth_quiet.with_alpha(0.3F), w * 0.1F,
                     1.3F);
    const int layers = std::min(4, (zone.hidden + 3) / 4);
    for (int i = 0; i < layers; ++i) {
      const Point down{0, static_cast<float>(layers - i) * w * 0.05F};
      const Placed placed{pose.at + down, w, w * kCardShape, pose.angle};
      stage.cards.draw(canvas, kUnknownCard, placed, {.lift = i == 0 ? 0 : CardLook::kFlat, .deck = scene.deck});
    }
  }
}

/// Turns this area into a help button with a bulb. Returns the room that is left for the words.
Rect TableView::draw_help(Stage& stage, Rect area, Rect words) {
  const Rect touch = area.inset(std::min(0.0F, (area.h - 44) / 2));
  if (stage.gui.target("button:help_me", stage.say("What can I do?"_text), touch)) stage.app.help().ask();
  stage.gui.focus_ring("button:help_me", area, space::kRadius);
  const float size = std::min(area.h * 0.5F, stage.em(24));
  draw_icon(stage.canvas, Icon::bulb, {words.x + size * 0.6F, area.center().y}, size, stage.theme().on_gold);
  return {words.x + size * 1.4F, words.y, words.w - size * 1.4F, words.h};
}

void TableView::draw_status(Stage& stage, Session& session) const {
  const Scene& scene = session.scene();
  const Theme& theme = stage.theme();
  Canvas& canvas = stage.canvas;
  const bool mine = scene.turn == scene.viewer && session.can_act();
  std::string turn;
  if (scene.turn == scene.viewer && !session.seating().shared())
    turn = stage.say("Your turn"_text);
  else if (mine)
    turn = fill(stage.say("@ is to play"_text), session.name(scene.turn));
  else if (scene.turn != kNobody)
    turn = fill(stage.say("@ plays"_text), session.name(scene.turn));
  const Rect area = layout_.status;
  canvas.fill(area, mine ? theme.gold : theme.plate, space::kRadius);
  Rect in{area.x + 10, area.y + area.h * 0.08F, area.w - 20, area.h * 0.84F};
  const Colour ink = mine ? theme.on_gold : theme.on_cloth;
  if (stage.app.help().offered()) in = draw_help(stage, area, in);
  const std::string both = turn + (turn.empty() || scene.phase.empty() ? "" : "  ·  ") + scene.phase;
  const float lead = std::min(stage.em(type::kLead), in.h * 0.7F);
  const bool fits = canvas.text_width(both, lead, Font::bold) <= in.w;
  // The last announcement is below; without one, everything may fit in one line if that is wide enough.
  const std::string note = has_boards(scene) ? boards_.note(session) : std::string{};
  const std::string& said = note.empty() ? session.shown().last_said() : note;
  const std::string& below = said.empty() ? scene.phase : said;
  if (said.empty() && (fits || turn.empty())) {
    canvas.text(both, in, {lead, ink, Font::bold, Align::center});
    return;
  }
  const float size = std::min(stage.em(type::kBody), in.h * 0.5F);
  const float small = std::min(stage.em(type::kSmall), in.h * 0.45F);
  canvas.text(said.empty() ? turn : both, {in.x, in.y, in.w, in.h * 0.52F}, {size, ink, Font::bold, Align::center});
  canvas.text(below, {in.x, in.y + in.h * 0.52F, in.w, in.h * 0.48F},
              {small, mine ? theme.on_gold : theme.on_cloth_quiet, Font::regular, Align::center});
}

}  // namespace tapete
