#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"

/// Control bar of a replay.
namespace tapete {

namespace {

/// Returns the position in the hand, as in "Move 3 of 41".
std::string place_words(const AppContext& context, const ReplaySource& replay) {
  const auto [first, last] = replay.hand();  // the first event is the deal
  if (replay.position() == first) return std::string{context.say("Before the first move"_text)};
  return fill(context.say("Move @ of @"_text), std::to_string(replay.position() - first), std::to_string(last - first));
}

/// Draws a slider with the position in the hand. Returns the new position if the player clicks or drags the slider.
std::optional<std::size_t> draw_slider(AppContext& context, const ReplaySource& replay, Rect row) {
  const std::string id = "replay:place";
  const Theme& theme = context.theme();
  const ReplaySource::Hand hand = replay.hand();
  const float most = static_cast<float>(std::max<std::size_t>(1, hand.last - hand.first));
  const float knob = row.h * 0.28F;
  const Rect track{row.x + knob, row.center().y - 2, row.w - 2 * knob, 4};
  const bool clicked = context.gui.target(id, place_words(context, replay), row);
  const float part = static_cast<float>(replay.position() - hand.first) / most;
  context.canvas.fill(track, theme.soft, 2);
  context.canvas.fill({track.x, track.y, track.w * part, track.h}, theme.accent, 2);
  context.canvas.disc({track.x + track.w * part, track.center().y}, knob, theme.accent);
  context.gui.focus_ring(id, row, space::kRadius);
  const auto place = [&](float x) {
    const float share = std::clamp((x - track.x) / track.w, 0.0F, 1.0F);
    return hand.first + static_cast<std::size_t>(std::lround(share * most));
  };
  if (clicked) return place(context.gui.pointer().at().x);
  const auto drag = context.gui.pointer().drag();
  if (drag && drag->target == id) return place(drag->at.x);
  return std::nullopt;
}

/// Returns whether the window is low, as on a phone in landscape. In a low window the bar is to the right of the table,
/// not below it.
bool is_low(const Rect& window) { return window.h < 520 && window.w > 1.2F * window.h; }

/// Returns the height of the row about the review of the hand; 0 if there is none.
float review_height(const AppContext& context, const MatchView& session) {
  return session.sheet() && context.app.review().hand_review().decisions() > 0 ? context.touch() + 6 : 0;
}

float bar_height(const AppContext& context, const MatchView& session) {
  return 3 * context.touch() + 12 + review_height(context, session);
}

/// Returns the result at the end of a hand. Otherwise returns the last action or, after a deal or a roll of dice, the
/// position in the hand.
std::string replay_caption(const AppContext& context, const TableModel& model, const MatchView& session,
                           const ReplaySource& replay) {
  if (session.sheet()) return verdict_words(model, *session.sheet());
  if (std::string done = session.last_action_text(); !done.empty()) return done;
  return place_words(context, replay);
}

/// Draws the caption and, if there is a last action of a hand in progress, the button that explains it. Returns true if
/// that button was pressed.
bool draw_replay_head(AppContext& context, const TableModel& model, const MatchView& session,
                      const ReplaySource& replay, Rect row) {
  const bool explains = replay.hand_is_over() && !session.sheet() && !session.last_action_text().empty();
  const float why = explains ? context.em(120) : 0;
  context.text(replay_caption(context, model, session, replay), {row.x + 14, row.y + 3, row.w - why - 28, row.h},
               type::kBody, context.theme().ink, Font::bold);
  return explains && button(context.gui, {row.right() - why - 8, row.y + 5, why, row.h - 6}, "button:why",
                            context.say("Why?"_text), ButtonStyle::soft);
}

/// Draws the slider, and the buttons that play the match and that open hands. Returns true if one of them was used and
/// has changed the match.
bool draw_replay_slider(AppContext& context, const ReplaySource& replay, Rect row) {
  // A game without hidden cards has no hands to open.
  const bool may_open = replay.hand_is_over() && !context.app.match().session()->table().info().open;
  const float open_width = may_open ? std::min(row.w * 0.42F, context.em(190)) : 0;
  const Text word = replay.hands_open() ? "Hide all hands"_text : "Show all hands"_text;
  if (may_open && button(context.gui, {row.right() - open_width, row.y, open_width, row.h}, "button:open_hands",
                         context.say(word), ButtonStyle::soft)) {
    context.app.match().watching().open_hands(!replay.hands_open());
    return true;
  }
  Rect left{row.x, row.y, row.w - open_width - 8, row.h};
  if (replay.position() < replay.length()) {
    const Rect run{row.x, row.y, context.touch(), row.h};
    left = {run.right() + 4, row.y, left.right() - run.right() - 4, row.h};
    if (icon_button(context.gui, run, "button:run", context.say(replay.runs() ? "Stop"_text : "Play#a replay"_text),
                    replay.runs() ? Icon::stop : Icon::play, false)) {
      context.app.match().watching().run(!replay.runs());
      return true;
    }
  }
  const auto goal = draw_slider(context, replay, left);
  if (!goal || *goal == replay.position()) return false;
  context.app.match().watching().seek(*goal);
  return true;
}

/// Draws the buttons to the next and the previous event and hand.
void draw_replay_steps(AppContext& context, const ReplaySource& replay, Rect row) {
  const bool games = plays_games(context.app.match().session()->table().info());
  const std::size_t before = replay.hand_start(false);
  const std::size_t after = replay.hand_start(true);
  const Text back = before == 1 ? "« Start"_text : games ? "« Game"_text : "« Hand"_text;
  const Text on = after == replay.length() ? "End »"_text : games ? "Game »"_text : "Hand »"_text;
  std::vector<GroupButton> buttons{{"button:hand_back", context.say(back)},
                                   {"button:step_back", context.say("Back#a step"_text)},
                                   {"button:step_on", context.say("Forward"_text)},
                                   {"button:hand_on", context.say(on)}};
  const MatchView& session = *context.app.match().session();
  const bool count_due = !session.table().in_hand() && !session.sheet();
  if (replay.position() < replay.length() || count_due) buttons[2].style = ButtonStyle::main;
  Watching& watching = context.app.match().watching();
  switch (button_row(context.gui, row, 6, buttons)) {
    case 0:
      return watching.seek(before);
    case 1:
      return watching.step(false);
    case 2:
      return watching.step(true);
    case 3:
      return watching.seek(after);
    default:
      return;
  }
}

void draw_replay_bar(AppContext& context, const TableModel& model, const MatchView& session, Rect bar) {
  const float touch = context.touch();
  const ReplaySource& replay = *context.app.match().watching().replay();
  context.canvas.shadow(bar, 12);
  context.canvas.fill(bar, context.theme().panel, 12);
  if (draw_replay_head(context, model, session, replay, {bar.x, bar.y, bar.w, touch})) return context.app.why().ask();
  const float review = review_height(context, session);
  const float inner = bar.w - 16;
  if (review > 0) draw_review_line(context, {bar.x + 8, bar.y + touch, inner, touch});
  if (context.app.match().watching().cursor()) return;
  if (draw_replay_slider(context, replay, {bar.x + 8, bar.y + touch + review + 2, inner, touch - 6})) return;
  draw_replay_steps(context, replay, {bar.x + 8, bar.bottom() - touch - 6, inner, touch});
}

}  // namespace

Rect measure_watch_panel(AppContext& context, const TableModel& model, const MatchView& session) {
  const Rect window = context.canvas.window();
  if (is_low(window)) {
    const float share = context.app.lessons().shown() ? 0.37F : 0.44F;
    const float width = std::min(window.w * share, context.em(420));
    return {window.w - width, 0, width, window.h};
  }
  const float width = std::min(window.w, context.em(720));
  const float high = context.app.match().watching().what_if() != nullptr
                         ? what_if_height(context, model, session, width)
                     : context.app.lessons().shown()           ? lesson_height(context, model, session, width)
                     : context.app.match().watching().cursor() ? moment_height(context, session, width)
                                                               : bar_height(context, session);
  return {window.center().x - width / 2, window.h - high, width, high};
}

Rect draw_watch_panel(AppContext& context, const TableModel& model, const MatchView& session) {
  const Rect panel = measure_watch_panel(context, model, session);
  if (context.app.match().watching().what_if() != nullptr) {
    draw_what_if(context, model, session, panel);
  } else if (context.app.lessons().shown()) {
    draw_lesson(context, model, session, panel);
  } else if (context.app.match().watching().cursor()) {
    draw_moment(context, session, panel);
  } else {
    const float high = bar_height(context, session);
    draw_replay_bar(context, model, session, {panel.x, panel.bottom() - high, panel.w, high});
  }
  return panel;
}

}  // namespace tapete
