#include "app/help.hpp"

#include <algorithm>
#include <utility>

#include "app/session/events.hpp"
#include "game/card_words.hpp"
#include "match/reason.hpp"

namespace tapete {
namespace {

/// Returns the indices of all options that are no calls out of turn.
std::vector<int> actions_of(const Scene& scene) {
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i)
    if (scene.options[static_cast<std::size_t>(i)].kind != OptionKind::call) out.push_back(i);
  return out;
}

const Option& option_at(const Scene& scene, int index) { return scene.options[static_cast<std::size_t>(index)]; }

bool is_card(const Scene& scene, int index) { return option_at(scene, index).kind == OptionKind::card; }

/// Returns the step about the only action that the rules allow.
HelpStep only_step(const Scene& scene, int action, Lang lang) {
  const bool card = is_card(scene, action);
  const Text sentence = card ? "You can only play @."_text : "You can only choose “@”."_text;
  return {fill(sentence(lang), option_at(scene, action).label) + (card ? refusals_of(scene) : ""), {action}};
}

/// Returns the name of `other` in a sentence that has already named `top`: “column 1” if only the numbers differ, as in
/// "row 1, column 2" and "row 1, column 1".
std::string other_name(const Scene& scene, const Opinion& opinion, Lang lang) {
  const std::string top = label_of(scene, opinion.top);
  const std::string other = label_of(scene, opinion.other);
  const auto differs = std::ranges::mismatch(top, other).in2;
  const auto number = static_cast<std::size_t>(differs - other.begin());
  const std::size_t word = number < 2 ? 0 : other.rfind(' ', number - 2) + 1;
  if (word == 0 || differs == other.end() || *differs < '0' || *differs > '9')
    return quoted_label(scene, opinion.other, lang);
  return fill("“@”"_text(lang), other.substr(word));
}

/// Returns the indices of the options with these actions.
std::vector<int> options_of(const Scene& scene, const std::vector<std::string>& actions) {
  std::vector<int> out;
  for (const int each : actions_of(scene))
    if (std::ranges::count(actions, option_at(scene, each).action) > 0) out.push_back(each);
  return out;
}

/// Returns whether points must stay hidden because the game does not tell them during the hand.
bool is_secret(const Scene& scene) { return std::ranges::any_of(scene.score, &SideScore::secret); }

/// Returns the sentence that recommends an action, in the words of the question if it has any.
std::string advice_for(const Scene& scene, std::string label, bool card, Lang lang) {
  if (card) return fill("I would play @."_text(lang), label);
  if (!scene.question.advice.empty()) return fill(scene.question.advice, label);
  if (scene.question.call) return fill("I would choose “@”."_text(lang), label);
  // The label of an action that is no call begins with a verb.
  if (!label.empty()) label.front() = lower(label.front());
  return fill("Best choice: @."_text(lang), label);
}

/// Returns the step that recommends the best action and lights it up.
HelpStep best_step(const Scene& scene, Opinion opinion, Lang lang) {
  HelpStep step{{}, options_of(scene, {opinion.top})};
  const bool card = !step.lit.empty() && is_card(scene, step.lit.front());
  step.text = advice_for(scene, label_of(scene, opinion.top), card, lang);
  if (is_secret(scene) && opinion.idea.empty()) return step;
  // Without a number, help does not claim that one play is better than another.
  if (opinion.reason == kSlightlyBetter(lang)) opinion.reason = kOtherIsEqual(lang);
  // A bid is explained by the cards, and by the chance to make it.
  const bool chance = scene.question.call && opinion.loss > 0;
  step.text += ' ' + (chance ? all_reasons : first_reason)(opinion, other_name(scene, opinion, lang));
  return step;
}

/// Returns the step that recommends the option with which the game itself proposes several actions.
HelpStep advice_step(const Scene& scene, const Option& advice, Lang lang) {
  std::string text = advice_for(scene, advice.label, false, lang);
  if (!advice.note.empty()) text += ' ' + advice.note;
  return {std::move(text), {static_cast<int>(&advice - scene.options.data())}};
}

/// Returns the step for a question to which nothing is known.
HelpStep unknown_step(Lang lang) { return {std::string{"I cannot tell which is better."_text(lang)}}; }

/// Returns the step that recommends several cards to be confirmed together. `reasons`: sentences about these cards.
HelpStep several_step(const Scene& scene, const std::vector<int>& options, const std::vector<std::string>& reasons,
                      Lang lang) {
  if (static_cast<int>(options.size()) != scene.multi_select.count) return unknown_step(lang);
  std::vector<std::string> names;
  for (const int each : options) {
    const Card card = card_with_option(scene, each);
    names.push_back(card.known() ? card_words(scene.deck, card, lang) : option_at(scene, each).label);
  }
  std::string text = fill("I would choose @."_text(lang), listed(std::move(names), lang));
  for (const std::string& reason : reasons) text += ' ' + reason;
  return {std::move(text), options};
}

}  // namespace

std::string refusals_of(const Scene& scene) {
  std::string out;
  if (const Zone* const hand = find_zone(scene, ZoneKind::hand, scene.turn))
    for (const SceneCard& card : hand->cards)
      if (out.find(card.refusal) == std::string::npos) out += ' ' + card.refusal + '.';
  return out;
}

bool Help::offered() const {
  const MatchDriver* const match = match_.at_table();
  return preferences_.settings().help == Switch::on && match != nullptr && match_.watching().match() == nullptr &&
         match->can_act() && match->scene().decider == match->viewer();
}

const HelpStep* Help::step() const {
  const bool shown = stage_ != Stage::none && offered() && match_.at_table()->table().events().size() == asked_at_;
  return shown ? &step_ : nullptr;
}

void Help::show(Stage stage, HelpStep step) {
  stage_ = stage;
  step_ = std::move(step);
  asked_at_ = match_.at_table()->table().events().size();
  speaker_.announce(step_.text);
  changed_();
}

void Help::end() {
  if (std::exchange(stage_, Stage::none) != Stage::none) changed_();
}

void Help::ask() {
  if (!offered()) return;
  switch (step() == nullptr ? Stage::none : stage_) {
    case Stage::none:
      return begin();
    case Stage::judging:
      return;
    case Stage::best:
      return end();
  }
}

void Help::begin() {
  picked_.clear();
  reasons_.clear();
  const std::vector<int> actions = actions_of(scene());
  if (actions.size() == 1) return show(Stage::best, only_step(scene(), actions.front(), preferences_.lang()));
  const auto advice = std::ranges::find(scene().options, OptionKind::advice, &Option::kind);
  if (advice != scene().options.end()) return show(Stage::best, advice_step(scene(), *advice, preferences_.lang()));
  ask_judge();
}

void Help::ask_judge() {
  const std::vector<int> actions = actions_of(scene());
  if (actions.empty()) return;
  const MatchView& match = *match_.at_table();
  auto known = match.table().redacted(match.viewer());
  for (const std::string& each : picked_) known.push_back(line_by(match.table(), match.viewer(), each));
  // A question to the judge must name one action, although the judge compares all of them.
  const auto next = std::ranges::find_if(
      actions, [this](int each) { return std::ranges::count(picked_, option_at(scene(), each).action) == 0; });
  known.push_back(line_by(match.table(), match.viewer(), option_at(scene(), *next).action));
  const int number = count_actions(match.table().info(), known);
  show(Stage::judging, {std::string{"One moment…"_text(preferences_.lang())}});
  judge_.ask({bare_record(match.header(), known), match.viewer(), number, preferences_.lang(), Sight::unplayed}, *this);
}

void Help::judged(std::string_view text) {
  if (step() == nullptr || stage_ != Stage::judging) return;
  const Lang lang = preferences_.lang();
  const auto opinion = parse_opinion(text);
  if (const int count = scene().multi_select.count; opinion && count > 1) {
    picked_.push_back(opinion->top);
    const std::string& reason = opinion->reason;
    const bool told = reason == kOthersAreEqual(lang) || std::ranges::count(reasons_, reason) > 0;
    if (!told && reasons_.size() < kMostReasons) reasons_.push_back(reason);
    if (std::ssize(picked_) < count) return ask_judge();
    return show(Stage::best, several_step(scene(), options_of(scene(), picked_), reasons_, lang));
  }
  show(Stage::best, opinion ? best_step(scene(), *opinion, lang) : unknown_step(lang));
}

}  // namespace tapete
