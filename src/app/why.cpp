#include "app/why.hpp"

#include <algorithm>
#include <string>

#include "app/help.hpp"
#include "app/session/events.hpp"
#include "core/index.hpp"
#include "match/action_line.hpp"
#include "match/reason.hpp"

namespace tapete {
namespace {

/// Returns whether an action was good, and why the best one is better than another.
std::string why_words(const Opinion& opinion, std::string_view done, const Scene& scene, Lang lang) {
  const bool good = std::ranges::count(opinion.best, done) > 0;
  const bool equal = good && (opinion.reason == kOthersAreEqual(lang) || opinion.reason == kOtherIsEqual(lang));
  const std::string other = quoted_label(scene, opinion.other, lang);
  if (!good)
    return fill("Better: @."_text(lang), quoted_label(scene, opinion.top, lang)) + ' ' + all_reasons(opinion, other);
  // A good play is not compared with a better one. If others are as good, only the idea of the play is told.
  const bool praised = done != opinion.other && (!equal || (!opinion.idea.empty() && done == opinion.top));
  if (praised && !equal) return std::string{"Good play."_text(lang)} + ' ' + all_reasons(opinion, other);
  const Text sentence = opinion.best.size() > 2             ? "Good play; others were almost as good."_text
                        : equal || opinion.best.size() == 2 ? "Good play; another one was almost as good."_text
                                                            : "Good play: there was no better one."_text;
  return std::string{sentence(lang)} + (praised ? ' ' + first_reason(opinion, other) : std::string{});
}

/// Returns the words for the only legal action of a scene, and for an own card the rules that exclude the others.
std::string forced_words(const Scene& scene, std::string_view action, bool own, Lang lang) {
  const bool card = std::ranges::any_of(
      scene.options, [&](const Option& each) { return each.action == action && each.kind == OptionKind::card; });
  return std::string{kNothingElse(lang)} + (own && card ? refusals_of(scene) : std::string{});
}

}  // namespace

void Why::ask() {
  const MatchView* const watched = match_.watching().match();
  if (watched == nullptr || watched->last_action_text().empty()) return;
  const ReplaySource* const replay = match_.watching().replay();
  if (replay != nullptr && !replay->hand_is_over()) return;
  match_.watching().run(false);  // the answer is about the last action
  const Table& table = watched->table();
  const Seat seat = parse_action_line(table.events().back())->seat;
  const auto known = table.redacted(seat);
  action_text_.clear();
  asked_at_ = table.events().size();
  judge_.ask({bare_record(watched->header(), known), seat, count_actions(table.info(), known), preferences_.lang()},
             *this);
}

void Why::ask_of(Seat seat, Card card, std::string_view action_text) {
  const MatchView* const match = match_.session();
  if (match == nullptr) return;
  const Table& table = match->table();
  auto known = table.redacted(match->viewer());
  const std::string start = std::to_string(seat) + ' ';
  const std::string end = ' ' + card_name(match->scene().deck, card);
  const auto line = std::find_if(known.rbegin(), known.rend(), [&](const std::string& each) {
    return each.starts_with(start) && each.ends_with(end);
  });
  if (line == known.rend()) return;
  known.erase(line.base(), known.end());
  ask_about_last(known, seat, action_text);
}

void Why::ask_of_call(int call, std::string_view action_text) {
  const MatchView* const match = match_.session();
  if (match == nullptr) return;
  const Table& table = match->table();
  auto known = table.redacted(match->viewer());
  const auto deal = std::find_if(known.rbegin(), known.rend(),
                                 [&](const std::string& each) { return starts_hand(table.info(), each); });
  // The calls are the first events after the deal.
  if (deal == known.rend() || deal - known.rbegin() <= call) return;
  known.erase(deal.base() + call + 1, known.end());
  const auto line = parse_action_line(known.back());
  if (line) ask_about_last(known, line->seat, action_text);
}

void Why::ask_of_option(int option) {
  const MatchView* const match = match_.session();
  if (match == nullptr) return;
  const Option& call = match->scene().options[at(option)];
  auto known = match->table().redacted(match->viewer());
  known.push_back(line_by(match->table(), match->viewer(), call.action));
  ask_about_last(known, match->viewer(), call.label);
}

/// Asks the judge about the last of the events `known` to the viewer.
void Why::ask_about_last(const std::vector<std::string>& known, Seat seat, std::string_view action_text) {
  const MatchView& match = *match_.session();
  action_text_ = action_text;
  judge_.ask({bare_record(match.header(), known), seat, count_actions(match.table().info(), known), preferences_.lang(),
              Sight::onlooker},
             *this);
}

void Why::judged(std::string_view text) {
  const Lang lang = preferences_.lang();
  if (!action_text_.empty()) return messages_.tell(action_text_, text.empty() ? Wording{kNotJudged} : text);
  // An answer about an action that the replay has left is dropped.
  if (!shows_asked()) return;
  const MatchView* const watched = match_.watching().match();
  const std::string action_text = watched->last_action_text();
  if (action_text.empty()) return;
  const auto opinion = parse_opinion(text);
  if (!opinion && text != kNoChoice) return messages_.tell(action_text, kNotJudged);
  const auto& events = watched->table().events();
  const auto before = table_after(watched->header(), events, events.size() - 1);
  if (before == nullptr) return;
  const std::string_view done = parse_action_line(events.back())->action;
  const Seat decider = before->turn().decider;
  const Scene scene = before->scene(decider, lang);
  if (!opinion) return messages_.tell(action_text, forced_words(scene, done, decider == watched->viewer(), lang));
  const std::string words = why_words(*opinion, done, scene, lang);
  if (watched->table().info().open) return messages_.tell(action_text, words);
  const bool blamed = blames(*opinion, done, preferences_.settings().review);
  messages_.ask(
      {action_text, words, "With all cards open?"_text, "Close"_text, [this, blamed] { look_at_all_cards(blamed); }});
}

bool Why::shows_asked() const {
  const MatchView* const watched = match_.watching().match();
  return watched != nullptr && watched->table().events().size() == asked_at_;
}

void Why::look_at_all_cards(bool blamed) {
  const MatchView* const watched = match_.watching().match();
  if (watched == nullptr) return;
  match_.watching().open_hands(true);
  hindsight_.ask(watched->header(), watched->table(), blamed, [this](const Hindsight::Answer& answer) {
    if (shows_asked()) messages_.tell("With all cards open"_text, answer.words);
  });
}

}  // namespace tapete
