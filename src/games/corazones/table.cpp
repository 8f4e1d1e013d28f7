#include "game/card_words.hpp"
#include "games/corazones/corazones.hpp"

/// What players see and hear of corazones.
namespace tapete::corazones {
namespace {

std::string cards_of(CardSet cards, Lang lang) {
  std::string out;
  for (const Card card : cards) out += (out.empty() ? "" : ", ") + card_words(Rules::kDeck, card, lang);
  return out;
}

}  // namespace

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  const std::string hand = fill(trick_say::kHandNumber(lang), std::to_string(standing.hands + 1));
  if (s.phase == TrickPhase::give) {
    constexpr Text kTo[]{"Three cards for the next one"_text, "Three cards for the one across"_text,
                         "Three cards for the one before"_text};
    return hand + " · " + std::string{kTo[s.to == 1 ? 0 : s.to == s.players - 1 ? 2 : 1](lang)};
  }
  const bool open = s.config.breaks == Break::off || !(s.gone & kAllHearts).empty();
  return hand + " · " + std::string{(open ? "hearts are broken"_text : "hearts are not broken"_text)(lang)};
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Lang lang) {
  SideScore out;
  const bool over = s.phase == TrickPhase::over;
  const int total = standing.score[at(side)] - (over ? points(s)[at(side)] : 0);
  const std::string now = std::to_string(over ? -points(s)[at(side)] : worth(s.config, s.taken[at(side)]));
  out.points = now + " · " + std::to_string(total);
  out.told = fill("has taken @ in this hand, @ before it"_text(lang), now, std::to_string(standing.score[at(side)]));
  static_cast<void>(config);
  return out;
}

std::string Rules::refusal(const State& s, Card card, Lang lang) {
  if (s.phase == TrickPhase::give) return {};
  if (s.played_count == 0) return std::string{"The lowest club begins the first trick"_text(lang)};
  if (s.in_trick == 0) return std::string{"Hearts are not broken yet: lead another suit"_text(lang)};
  const int led = s.so_far().led;
  if (!s.hand[at(s.actor)].suit(led).empty()) return fill(trick_say::kMustFollow(lang), suit_word(kDeck, led, lang));
  return fill("On the first trick @ may not be thrown"_text(lang), card_words(kDeck, card, lang));
}

std::string Rules::own_label(const State&, Action action, Lang lang) {
  return fill("Give @"_text(lang), card_words(kDeck, card_of(action), lang));
}

Announcement Rules::announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang) {
  if (actor == viewer) return {actor, fill("You give @"_text(lang), card_words(kDeck, card_of(action), lang)), {}};
  if (s.given[at(actor)] + 1 < kGifts) return {actor, {}, {}};
  return {actor, std::string{"has given three cards"_text(lang)}, {}};
}

/// Once all have given: what has come, and from whom.
std::vector<Announcement> Rules::said_of_declaration(const State& before, const State& after, Seat viewer, Lang lang) {
  if (before.phase != TrickPhase::give || after.phase == TrickPhase::give) return {};
  const Seat giver = after.giver(viewer);
  return {{giver, fill("gives you @"_text(lang), cards_of(after.gift[at(giver)], lang)), {}}};
}

std::vector<Announcement> Rules::said_of_trick(const State& s, Seat viewer, Lang lang) {
  std::vector<Announcement> out;
  const auto say = [&](Seat seat, Text others, Text own, std::string call) {
    out.push_back({seat, std::string{(seat == viewer ? own : others)(lang)}, std::move(call)});
  };
  CardSet trick;
  for (int i = s.played_count - s.players; i < s.played_count; ++i) trick.add(s.played[at(i)]);
  if (trick.has(kQueen)) say(s.leader, "takes the queen of spades"_text, "You take the queen of spades"_text, {});
  if (s.phase != TrickPhase::over) return out;
  for (Seat seat = 0; seat < s.players; ++seat)
    if ((s.taken[at(seat)] & kCounting) == (cards(s.config) & kCounting))
      say(seat, "takes everything: a pleno"_text, "You take everything: a pleno"_text,
          std::string{"¡Pleno!"_text(lang)});
  return out;
}

Highlight Rules::highlight_of_trick(const State& s, Lang lang) {
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.taken[at(seat)].has_all(cards(s.config) & kCounting))
      return {
          s.phase == TrickPhase::over ? std::string{"Pleno"_text(lang)} : "", std::to_string(kPleno), {kQueen}, seat};
  return {};
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet = points_sheet(config, standing, s, seat, lang);
  std::array<int, kMaxSeats> hearts{};
  std::array<int, kMaxSeats> queens{};
  for (Seat of = 0; of < s.players; ++of) {
    hearts[at(of)] = (s.taken[at(of)] & kAllHearts).size();
    queens[at(of)] = s.taken[at(of)].has(kQueen) ? card_worth(config, kQueen) : 0;
  }
  sheet.rows.insert(sheet.rows.begin(), {row(sheet, "Hearts#taken"_text, hearts, false, lang),
                                         row(sheet, "Queen of spades"_text, queens, false, lang)});
  return sheet;
}

}  // namespace tapete::corazones
