#include "app/help.hpp"

#include <algorithm>
#include <utility>

#include "app/session/events.hpp"

namespace tapete {
namespace {

/// Largest number of actions that are named. Players would not read a longer list.
constexpr std::size_t kMostSeen = 3;
constexpr std::size_t kMostSpoken = 10;

/// Returns the indices of all options that are no calls out of turn.
std::vector<int> actions_of(const Scene& scene) {
  std::vector<int> out;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i)
    if (scene.options[static_cast<std::size_t>(i)].kind != OptionKind::call) out.push_back(i);
  return out;
}

const Option& option_at(const Scene& scene, int index) { return scene.options[static_cast<std::size_t>(index)]; }

bool is_card(const Scene& scene, int index) { return option_at(scene, index).kind == OptionKind::card; }

/// Returns the labels of options, such as "the two of cups, the king of coins or the ace of swords".
std::string names_of(const Scene& scene, const std::vector<int>& options, Lang lang) {
  std::string out;
  for (const int option : options) {
    if (!out.empty()) out += option == options.back() ? " or "_text(lang) : ", ";
    out += option_at(scene, option).label;
  }
  return out;
}

/// Returns sentences that say why the remaining cards may not be played.
std::string refusals_of(const Scene& scene) {
  std::string out;
  if (const Zone* const hand = find_zone(scene, ZoneKind::hand, scene.turn))
    for (const SceneCard& card : hand->cards)
      if (out.find(card.refusal) == std::string::npos) out += ' ' + card.refusal + '.';
  return out;
}

/// Returns sentences about the legal actions, which names at most `most` of them.
std::string legal_words(const Scene& scene, const std::vector<int>& actions, std::size_t most, Lang lang) {
  if (scene.multi_select.count > 1) return std::string{"You can choose any card."_text(lang)};
  const std::string names = names_of(scene, actions, lang);
  const bool cards = std::ranges::all_of(actions, [&](int each) { return is_card(scene, each); });
  if (!cards)
    return actions.size() <= most ? fill("You can choose: @."_text(lang), names)
                                  : std::string{"You can choose any of the options."_text(lang)};
  const std::string refusals = refusals_of(scene);
  if (refusals.empty() && actions.size() > 1) return std::string{"You can play any card."_text(lang)};
  if (actions.size() == 1) return fill("You can only play @."_text(lang), names) + refusals;
  if (actions.size() <= most) return fill("You can play @."_text(lang), names) + refusals;
  return std::string{"You can play the cards that shine."_text(lang)} + refusals;
}

/// Returns the step that names the best action.
HelpStep best_step(const Scene& scene, std::string_view action, Lang lang) {
  const auto& options = scene.options;
  const auto found = std::ranges::find(options, action, &Option::action);
  HelpStep step;
  if (found != options.end()) step.lit = {static_cast<int>(found - options.begin())};
  const bool card = found != options.end() && found->kind == OptionKind::card;
  step.text = fill((card ? "I would play @."_text : "I would choose: @."_text)(lang), label_of(scene, action));
  return step;
}

}  // namespace

bool Help::offered() const {
  const MatchDriver* const match = match_.at_table();
  return preferences_.settings().help == Switch::on && match != nullptr && match_.watching().match() == nullptr &&
         match->can_act() && match->scene().decider == match->viewer();
}

const HelpStep* Help::step() const {
  const bool shown = stage_ != Stage::none && offered() && match_.at_table()->table().events().size() == asked_at_;
  return shown ? &step_ : nullptr;
}

void Help::show(Stage stage, HelpStep step, std::string_view spoken) {
  stage_ = stage;
  step_ = std::move(step);
  asked_at_ = match_.at_table()->table().events().size();
  speaker_.announce(spoken);
  changed_();
}

void Help::end() {
  if (std::exchange(stage_, Stage::none) != Stage::none) changed_();
}

void Help::ask() {
  if (!offered()) return;
  switch (step() == nullptr ? Stage::none : stage_) {
    case Stage::none:
      return show_legal();
    case Stage::legal:
      return ask_judge();
    case Stage::judging:
      return;
    case Stage::reason:
      return show(Stage::best, best_);
    case Stage::best:
      return end();
  }
}

void Help::show_legal() {
  const Lang lang = preferences_.lang();
  const std::vector<int> actions = actions_of(scene());
  // The judge's reasons mention points, which must stay hidden if the game does not tell them during the hand.
  const bool secret = std::ranges::any_of(scene().score, &SideScore::secret);
  const Stage stage = secret || scene().options.size() < 2 ? Stage::best : Stage::legal;
  show(stage, {legal_words(scene(), actions, kMostSeen, lang), actions},
       legal_words(scene(), actions, kMostSpoken, lang));
}

void Help::ask_judge() {
  const std::vector<int> actions = actions_of(scene());
  if (actions.empty()) return;
  const MatchView& match = *match_.at_table();
  auto known = match.table().redacted(match.viewer());
  // A question to the judge must name one action, although the judge compares all of them.
  known.push_back(line_by(match.table(), match.viewer(), option_at(scene(), actions.front()).action));
  const int number = count_actions(match.table().info(), known);
  show(Stage::judging, {std::string{"One moment…"_text(preferences_.lang())}});
  judge_.ask({bare_record(match.header(), known), match.viewer(), number, preferences_.lang()}, *this);
}

void Help::judged(std::string_view text) {
  if (step() == nullptr || stage_ != Stage::judging) return;
  if (const auto opinion = parse_opinion(text))
    show_reason(*opinion);
  else
    show(Stage::best, {std::string{"I cannot tell which is better."_text(preferences_.lang())}});
}

/// Shows why the best action is better than another one, and lights up all others, without naming the best.
void Help::show_reason(const Opinion& opinion) {
  const Lang lang = preferences_.lang();
  best_ = best_step(scene(), opinion.top, lang);
  std::vector<int> actions = actions_of(scene());
  const bool equal = std::ranges::count(opinion.best, opinion.other) > 0;
  if (equal) return show(Stage::reason, {std::string{"Several plays are equally good here."_text(lang)}, actions});
  std::erase_if(actions, [&](int each) { return option_at(scene(), each).action == opinion.other; });
  const std::string words = fill("There is something better than @."_text(lang), label_of(scene(), opinion.other));
  show(Stage::reason, {words + ' ' + opinion.reason, actions});
}

}  // namespace tapete
