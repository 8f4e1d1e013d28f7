#include "games/kwingto/rules.hpp"
#include "games/kwingto/strings.hpp"
#include "games/kwingto/table_dice.hpp"

/// The steps that show an action, with announcements. A throw after which the active player has nothing to decide takes
/// two steps, every other action one.
namespace tapete {

using namespace kwingto;

namespace {

Announcement said(Seat seat, Seat viewer, Text others, Text own, std::string_view value, Lang lang) {
  return {seat, fill((seat == viewer ? own : others)(lang), value), {}};
}

Announcement announced(const State& before, Action action, Seat viewer, Lang lang) {
  const Seat actor = before.actor;
  switch (kind_of(action)) {
    case Kind::dice:
      return said(actor, viewer, say::kTakes, say::kYouTake, dice_words(action.a, action.b, lang), lang);
    case Kind::roll: {
      // The dice show their faces, so the words name only the result.
      const int value = throw_value(before.reds, {action.a, action.b, action.c}, before.reds + before.blacks);
      const Text words = before.phase == Phase::second_roll ? say::kRolledTwice : say::kRolled;
      return {kNobody, fill(words(lang), value_words(value)), {}};
    }
    case Kind::keep:
      return said(actor, viewer, say::kKeeps, say::kYouKeep, number_words(before.value), lang);
    case Kind::reroll:
      return said(actor, viewer, say::kRerolls, say::kYouReroll, {}, lang);
    case Kind::place:
      return said(actor, viewer, say::kPlaces, say::kYouPlace, card_words(card_of(action), lang), lang);
    case Kind::burn:
      if (before.phase == Phase::penalty) {
        Announcement fails = said(actor, viewer, say::kFails, say::kYouFail, {}, lang);
        fails.call = say::kCallFail(lang);
        return fails;
      }
      break;
    case Kind::pass:
      break;
  }
  return {actor, {}, {}};
}

Step::Kind step_kind(Kind kind) {
  if (kind == Kind::roll) return Step::Kind::rolled;
  // A step of Kind::declared takes no time if it has no announcement.
  return kind == Kind::place || kind == Kind::dice || kind == Kind::reroll ? Step::Kind::played : Step::Kind::declared;
}

}  // namespace

std::vector<Step> Kwingto::steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
  State after = before;
  apply(after, action);
  std::vector<Step> out;
  const auto show = [&](const State& s) {
    out.push_back({scene(config, standing, Kwingto::view(s, seat), lang), {}, step_kind(kind_of(action))});
  };
  // A throw is shown before its consequences, even if nobody has to decide anything.
  if (kind_of(action) == Kind::roll && after.phase != Phase::decide) {
    State thrown = before;
    thrown.dice = {action.a, action.b, action.c};
    thrown.value = static_cast<std::int8_t>(throw_value(before.reds, thrown.dice, before.reds + before.blacks));
    thrown.phase = Phase::place;
    thrown.actor = kNobody;
    show(thrown);
  }
  show(after);
  if (out.size() > 1) out.back().kind = Step::Kind::drawn;
  if (Announcement words = announced(before, action, seat, lang); !words.text.empty())
    out.front().said.push_back(std::move(words));
  return out;
}

}  // namespace tapete
