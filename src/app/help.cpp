#include "app/help.hpp"

#include <algorithm>

#include "app/session/events.hpp"

namespace tapete {
namespace {

/// Largest number of legal actions that are listed. Players would not read a longer list.
constexpr int kMostNamed = 10;

/// Returns the first option that is not a call out of turn. A question to the judge must name one action, although the
/// judge compares all of them.
const Option* any_action(const Scene& scene) {
  const auto& options = scene.options;
  const auto found =
      std::find_if(options.begin(), options.end(), [](const Option& each) { return each.kind != OptionKind::call; });
  return found == options.end() ? nullptr : &*found;
}

}  // namespace

bool Help::offered() const {
  const MatchDriver* const match = match_.at_table();
  return preferences_.settings().help == Switch::on && match != nullptr && match_.watching().match() == nullptr &&
         match->can_act() && match->scene().decider == match->viewer();
}

/// Returns sentences that name the legal actions, and say why the remaining cards may not be played.
std::string Help::allowed(const Scene& scene) const {
  const Lang lang = preferences_.lang();
  std::string names;
  std::string refusals;
  int count = 0;
  for (const Option& option : scene.options)
    if (option.kind != OptionKind::call && ++count <= kMostNamed) names += (names.empty() ? "" : ", ") + option.label;
  if (const Zone* const hand = find_zone(scene, ZoneKind::hand, scene.turn))
    for (const SceneCard& card : hand->cards)
      if (refusals.find(card.refusal) == std::string::npos) refusals += ' ' + card.refusal + '.';
  if (refusals.empty() && count > 1 && scene.options.front().kind == OptionKind::card)
    return std::string{"You can play any card."_text(lang)};
  if (count > kMostNamed) return std::string{"You can choose anything that can be pressed."_text(lang)} + refusals;
  return fill("You can choose: @."_text(lang), names) + refusals;
}

void Help::ask() {
  if (!offered()) return;
  const Scene& scene = match_.at_table()->scene();
  // The judge's reasons mention points, which must stay hidden if the game does not tell them during the hand.
  const bool secret = std::ranges::any_of(scene.score, &SideScore::secret);
  if (secret || scene.options.size() < 2) return messages_.tell("Your turn"_text, allowed(scene));
  messages_.ask({"Your turn"_text, allowed(scene), "What matters here?"_text, "Close"_text, [this] { ask_judge(); }});
}

void Help::ask_judge() {
  if (!offered()) return;
  const MatchView& match = *match_.at_table();
  const Option* const option = any_action(match.scene());
  if (option == nullptr) return;
  auto known = match.table().redacted(match.viewer());
  known.push_back(line_by(match.table(), match.viewer(), option->action));
  const int number = count_actions(match.table().info(), known);
  asked_at_ = match.table().events().size();
  judge_.ask({bare_record(match.header(), known), match.viewer(), number, preferences_.lang()}, *this);
}

void Help::judged(std::string_view text) {
  if (!offered() || match_.at_table()->table().events().size() != asked_at_) return;
  if (const auto opinion = parse_opinion(text))
    tell(*opinion);
  else
    messages_.tell("Your turn"_text, "This could not be evaluated."_text);
}

/// First shows only the reason, which compares the best action with another one. Names the best action if the player
/// asks again.
void Help::tell(const Opinion& opinion) {
  const Lang lang = preferences_.lang();
  const Scene& scene = match_.at_table()->scene();
  const std::string best = fill("Best play known: @."_text(lang), label_of(scene, opinion.top));
  messages_.ask({"What matters here"_text,
                 fill("Compared with: @."_text(lang), label_of(scene, opinion.other)) + ' ' + opinion.reason,
                 "Show the best play"_text, "Close"_text,
                 [this, best] { messages_.tell("What matters here"_text, best); }});
}

}  // namespace tapete
