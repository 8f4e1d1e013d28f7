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
  if (const int count = scene.multi_select.count; count > 1)
    return fill("Choose @ cards, then confirm."_text(lang), std::to_string(count));
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

/// Returns whether a card can be played, and the rules allow only some cards of the hand.
bool is_limited(const Scene& scene) {
  const bool card =
      std::ranges::any_of(scene.options, [](const Option& each) { return each.kind == OptionKind::card; });
  return card && !refusals_of(scene).empty();
}

/// Returns the indices of the options with these actions.
std::vector<int> options_of(const Scene& scene, const std::vector<std::string>& actions) {
  std::vector<int> out;
  for (const int each : actions_of(scene))
    if (std::ranges::count(actions, option_at(scene, each).action) > 0) out.push_back(each);
  return out;
}

/// Returns the step that recommends the best action and lights it up.
HelpStep best_step(const Scene& scene, const Opinion& opinion, Lang lang) {
  HelpStep step{{}, options_of(scene, {opinion.top})};
  const bool card = !step.lit.empty() && is_card(scene, step.lit.front());
  step.text = fill((card ? "I would play @."_text : "I would choose “@”."_text)(lang), label_of(scene, opinion.top)) +
              ' ' + first_reason(opinion, quoted_label(scene, opinion.other, lang));
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
      return begin();
    case Stage::legal:
      return ask_judge();
    case Stage::judging:
      return;
    case Stage::best:
      return end();
  }
}

/// Shows the first step: the best action, or before it the legal ones if the rules limit the choice.
void Help::begin() {
  // The judge's reasons mention points, which must stay hidden if the game does not tell them during the hand.
  const bool secret = std::ranges::any_of(scene().score, &SideScore::secret);
  picked_.clear();
  if (secret || scene().options.size() < 2) return show_legal(Stage::best);
  is_limited(scene()) ? show_legal(Stage::legal) : ask_judge();
}

void Help::show_legal(Stage stage) {
  const Lang lang = preferences_.lang();
  const std::vector<int> actions = actions_of(scene());
  const bool several = scene().multi_select.count > 1;
  show(stage, {legal_words(scene(), actions, kMostSeen, lang), several ? std::vector<int>{} : actions},
       legal_words(scene(), actions, kMostSpoken, lang));
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
    if (std::ssize(picked_) < count) return ask_judge();
    return show(Stage::best,
                {std::string{"I would choose those that shine."_text(lang)}, options_of(scene(), picked_)});
  }
  show(Stage::best, opinion ? best_step(scene(), *opinion, lang)
                            : HelpStep{std::string{"I cannot tell which is better."_text(lang)}});
}

}  // namespace tapete
