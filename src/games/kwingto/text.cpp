#include "games/kwingto/rules.hpp"

/// Actions, throws and starts as record lines.
namespace tapete {

using namespace kwingto;

namespace {

std::optional<Action> parse_dice(Splitter words) {
  const auto reds = parse_number(words.next().value_or(""), Kwingto::kMostDice);
  const auto blacks = parse_number(words.next().value_or(""), Kwingto::kMostDice);
  if (!reds || !blacks || words.next()) return std::nullopt;
  return take_dice(*reds, *blacks);
}

std::optional<Action> parse_place(Splitter words) {
  const auto card = parse_card(Deck::french, words.next().value_or(""));
  const auto space = parse_number(words.next().value_or(""), Kwingto::kSpaces);
  if (!card || !card->known() || !space || *space == 0 || words.next()) return std::nullopt;
  return kwingto::place(*card, *space - 1);
}

std::optional<Action> parse_burn(Splitter words, bool redacted) {
  const auto card = parse_card(Deck::french, words.next().value_or(""));
  if (!card || words.next() || (!card->known() && !redacted)) return std::nullopt;
  return kwingto::burn(*card);
}

}  // namespace

std::string Kwingto::name(Action action) {
  switch (kind_of(action)) {
    case Kind::dice:
      return "dice " + std::to_string(action.a) + " " + std::to_string(action.b);
    case Kind::roll: {
      std::string text = "roll";
      for (const int die : {action.a, action.b, action.c})
        if (die != 0) text.append(" ").append(std::to_string(die));
      return text;
    }
    case Kind::keep:
      return "keep";
    case Kind::reroll:
      return "reroll";
    case Kind::place:
      return "place " + card_name(Deck::french, card_of(action)) + " " + std::to_string(space_of(action) + 1);
    case Kind::pass:
      return "pass";
    case Kind::burn:
      return "burn " + card_name(Deck::french, hidden_burn(action) ? kUnknownCard : card_of(action));
  }
  return {};
}

std::optional<Action> Kwingto::parse(Seat, std::string_view text, bool redacted) {
  Splitter words{text, ' '};
  const auto verb = words.next().value_or("");
  if (verb == "dice") return parse_dice(words);
  if (verb == "place") return parse_place(words);
  if (verb == "burn") return parse_burn(words, redacted);
  if (words.next()) return std::nullopt;
  if (verb == "keep") return kKeep;
  if (verb == "reroll") return kReroll;
  if (verb == "pass") return kPass;
  return std::nullopt;
}

std::string Kwingto::due_inside(const State&) { return "roll"; }

Result<Action, Problem> Kwingto::parse_event(const State& state, std::string_view line) {
  const int count = state.reds + state.blacks;
  std::string legal = "roll";
  for (int i = 0; i < count; ++i) legal += " 1..6";
  const auto wrong = [&] { return Failure{Problem{Fault::dice_wrong, printable(line), legal}}; };
  Splitter words{line, ' '};
  words.next();  // "roll"
  std::array<int, kMostDice> dice{};
  for (int i = 0; i < count; ++i) {
    const auto die = parse_number(words.next().value_or(""), kDieSides);
    if (!die || *die == 0) return wrong();
    dice[at(i)] = *die;
  }
  if (words.next()) return wrong();
  return make(Kind::roll, dice[0], dice[1], dice[2]);
}

std::string Kwingto::due(const Standing&) { return "start"; }

Kwingto::Deal Kwingto::random_deal(const Config& config, const Standing& standing, Rng& rng) {
  return {standing.dealer != kNobody ? standing.dealer : static_cast<int>(rng.below(config.players))};
}

std::string Kwingto::deal_text(const Deal& deal) { return "start " + std::to_string(deal.first); }

Result<Kwingto::Deal, Problem> Kwingto::parse_deal(const Config& config, const Standing&, std::string_view line, bool) {
  Splitter words{line, ' '};
  words.next();  // "start"
  const auto first = parse_number(words.next().value_or(""), config.players - 1);
  if (!first || words.next())
    return Failure{Problem{Fault::start_wrong, printable(line), "start 0 .. " + std::to_string(config.players - 1)}};
  return Deal{*first};
}

}  // namespace tapete
