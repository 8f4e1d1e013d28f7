#include "ui/screens/table_panels.hpp"

#include <algorithm>
#include <utility>

#include "app/spoken.hpp"
#include "core/index.hpp"
#include "looks/portraits.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

/// Returns the seat of the person at this screen, also while the person plays for the partner.
Seat own_seat(const MatchDriver& session) {
  return session.seating().alone() ? session.seating().first_person() : session.scene().viewer;
}

/// Returns the name in kPortraits of a seat's portrait. The person has the portrait that is chosen in the settings. A
/// bot with the name of that portrait gets another portrait, a woman's if the name is a woman's. An empty result means
/// the portrait with the seat's name, if there is one.
std::string_view face_at(const App& app, const MatchDriver& session, Seat seat) {
  const std::string_view own = portrait_name(app.preferences().settings().portrait);
  if (session.seating().shared()) return {};
  const Scene& scene = session.scene();
  if (seat == own_seat(session)) return own;
  if (own == kNoPortrait || session.name(seat) != own) return {};
  const auto taken = [&](std::string_view name) {
    for (Seat other = 0; other < scene.players; ++other)
      if (session.name(other) == name) return true;
    return false;
  };
  const bool woman = kPortraits[static_cast<std::size_t>(*find_portrait(own))].woman;
  for (const Portrait& portrait : kPortraits)
    if (portrait.woman == woman && !taken(portrait.name)) return portrait.name;
  return {};
}

/// Adds the step that led to the scene, with its calls, gestures and picture.
void add_step(TableModel& model, const StepPlayer& shown) {
  model.serial = shown.serial();
  model.moves = shown.moves();
  model.step = shown.step().kind;
  model.step_time = shown.step_time();
  model.gestures = &shown.step().gestures;
  for (const Call& call : shown.calls()) model.calls.push_back(&call.said);
  if (const auto& seen = shown.highlight()) {
    model.picture = &seen->highlight;
    model.picture_since = seen->since;
  }
  model.last_said = shown.last_said();
  model.busy = shown.busy();
}

/// Adds the viewer's possible actions and the state of the hand.
void add_match(TableModel& model, App& app, const MatchDriver& session) {
  const bool on_table = &session == app.match().at_table();
  model.can_act = session.can_act();
  model.can_call = session.can_call();
  model.can_undo = on_table && app.match().local() != nullptr && app.match().local()->can_undo();
  model.confirm_count = session.plays_choices() ? model.scene.multi_select.count : 0;
  model.can_ask_why = model.scene.viewer != kNobody && !session.table().info().open && !session.sheet();
  model.hand_over = session.sheet().has_value();
  const Scene& scene = model.scene;
  const bool shared = session.seating().shared();
  const bool asked = shared && model.can_act && scene.viewer_decides() && scene.turn == scene.viewer;
  model.turn = asked ? fill("@ to play"_text(model.lang), session.name(scene.decider))
                     : spoken::whose_turn(scene, session.seating().players(), shared, model.lang);
  // The bot whose partner is dummy does not play for the person, but leaves the cards to the person.
  if (scene.turn == scene.viewer && scene.decider != scene.viewer && session.seating().alone())
    model.turn = fill("@ leaves you the cards: you play"_text(model.lang), session.name(scene.decider));
  if (on_table && app.friends().is_away(scene.decider))
    model.turn = fill("Waiting for @, who does not respond"_text(model.lang), session.name(scene.decider));
  if (on_table && app.friends().is_table_away()) model.turn = "The table does not respond"_text(model.lang);
  model.question = spoken::question(scene, session.seating().players());
  model.charts_hands = session.table().charts_hands();
  model.with_friends = on_table && app.match().remote() != nullptr;
  if (model.with_friends) return;  // the pages of all players together check such a deal
  model.deck_hash = session.deck_hash();
  model.revealed_deal = session.revealed_deal();
}

/// Returns the moment that a review shows; nullptr if there is none, or while the player continues from it.
const Moment* reviewed_moment(App& app) {
  const Watching& watching = app.match().watching();
  return watching.cursor() && watching.what_if() == nullptr ? app.review().moment() : nullptr;
}

/// Returns the options that a lesson asks for, or that the review calls better.
std::vector<int> pointed_out(App& app, const Scene& scene) {
  const Watching& watching = app.match().watching();
  const LessonController& lessons = app.lessons();
  const auto& cursor = watching.cursor();
  const Moment* const moment = reviewed_moment(app);
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i) {
    const std::string& action = scene.options[at(i)].action;
    const bool asked = watching.lesson() != nullptr && lessons.step().task == LessonStep::Task::act &&
                       lessons.step_state() != LessonController::StepState::done &&
                       std::ranges::count(lessons.step().right, action) > 0;
    const bool better = moment != nullptr && cursor->progress >= ReviewCursor::Progress::found &&
                        action == app.review().better_action();
    if (asked || better) out.push_back(i);
  }
  return out;
}

/// Returns the option that the reviewed player chose in the match, once the better one is told; -1: none.
int played_option(App& app, const Scene& scene) {
  const auto& cursor = app.match().watching().cursor();
  const Moment* const moment = reviewed_moment(app);
  if (moment == nullptr || cursor->progress < ReviewCursor::Progress::found) return -1;
  const auto option = std::ranges::find(scene.options, moment->opinion.other, &Option::action);
  return option == scene.options.end() ? -1 : static_cast<int>(option - scene.options.begin());
}

}  // namespace

TableModel table_model(App& app, const MatchDriver& session, bool with_chart) {
  TableModel model{session.scene(), app.preferences().lang()};
  for (Seat seat = 0; seat < model.scene.players; ++seat)
    model.players.push_back({&session.name(seat), face_at(app, session, seat)});
  add_step(model, session.shown());
  add_match(model, app, session);
  if (with_chart) model.chart = session.chart();
  const Settings& settings = app.preferences().settings();
  model.two_step_play = settings.touch == Touch::twice;
  model.left_handed = settings.left_handed == Switch::on;
  const auto& watching = app.match().watching();
  const bool watched = watching.holds(session);
  model.closes = watched && !app.lessons().shown() && watching.what_if() == nullptr;
  // A viewer who sits out reads that in the phase, which then needs the whole line.
  if (const auto& score = model.scene.score; !score.empty() && !score.front().absent.empty()) model.turn.clear();
  // A viewer who only watches is not asked to play.
  if (watched && !model.can_act && model.scene.viewer_decides()) model.turn.clear();
  model.has_help = app.help().offered();
  if (const HelpStep* const step = app.help().step(); step != nullptr) {
    model.help = step->text;
    model.lit = step->lit;
  }
  model.dialog_open = app.messages().dialog().has_value();
  model.watched = watched;
  // In a lesson, the right card has a frame only after two mistakes or if the learner asks.
  constexpr int kMostMisses = 1;
  const auto& mistakes = app.lessons().mistakes;
  const bool stuck = watching.lesson() != nullptr && (mistakes.shown || mistakes.count > kMostMisses);
  if (model.watched && (stuck || watching.cursor() || has_boards(model.scene)))
    model.lit = pointed_out(app, model.scene);
  if (model.watched) model.played = played_option(app, model.scene);
  return model;
}

std::vector<AccessibilityItem> table_description(const TableModel& model, const MatchDriver& session) {
  const auto& players = session.seating().players();
  std::vector<AccessibilityItem> items{
      {.text = spoken::heading(game_name(setup_of(session.header(), session.table().info()), model.lang), model.turn,
                               players),
       .heading = true}};
  if (!model.help.empty()) items.push_back({.text = std::string{model.help}});
  for (std::string& text : spoken::paragraphs(session.scene(), players, model.lang))
    items.push_back({.text = std::move(text)});
  return items;
}

std::vector<AccessibilityItem> sheet_description(const TableModel& model, const MatchView& session, const Sheet& sheet,
                                                 const std::string& verdict) {
  const std::string_view game = game_name(setup_of(session.header(), session.table().info()), model.lang);
  std::vector<AccessibilityItem> items{
      {.text = spoken::heading(game, verdict, session.seating().players()), .heading = true}};
  if (!sheet.reason.empty()) items.push_back({.text = sheet.reason});
  std::string table{'\t'};
  for (const auto& side : sheet.sides) table += side_name(model, side) + '\t';
  for (const Sheet::Row& row : sheet.rows) {
    table += '\n' + row.label + '\t';
    for (const std::string& cell : row.cells) table += cell + '\t';
  }
  items.push_back({.text = table + '\n'});
  for (std::size_t i = 0; i < sheet.result.size(); ++i)
    items.push_back({.text = side_name(model, sheet.sides[i]) + ": " + sheet.result[i]});
  for (const SideScore& side : model.scene.score)
    if (!side.spoken.empty()) items.push_back({.text = side_name(model, side.seats) + ": " + side.spoken});
  return items;
}

}  // namespace tapete
