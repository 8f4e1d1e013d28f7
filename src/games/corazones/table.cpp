#include "game/card_words.hpp"
#include "games/corazones/corazones.hpp"

/// The texts and the score of corazones.
namespace tapete::corazones {
namespace {

/// Returns whether the trick collected last contains the first heart of this hand.
bool breaks_hearts(const State& s) {
  const CardSet trick = s.last_played(s.players);
  return !(trick & kAllHearts).empty() && ((s.played_set - trick) & kAllHearts).empty();
}

/// Returns when the match is over.
std::string length_words(const Config& config, Lang lang) {
  if (config.hands > 0) return count_words(config.hands, "to one hand"_text, "to @ hands"_text, lang);
  return fill("to @ points"_text(lang), std::to_string(config.limit));
}

}  // namespace

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  std::string hand = fill(trick_say::kHandNumber(lang), std::to_string(standing.hands + 1));
  if (s.phase == TrickPhase::give) return hand + " · " + length_words(s.config, lang);
  return hand + " · " +
         std::string{(broken(s.config, s.played_set) ? "hearts broken"_text : "hearts not broken"_text)(lang)};
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Seat viewer,
                       Lang lang) {
  const CardSet taken = s.taken[at(side)];
  const bool over = s.phase == TrickPhase::over;
  const int now = over ? -points(s)[at(side)] : worth(config, taken);
  const int before = standing.score[at(side)];
  SideScore out;
  const int total = before + (over ? now : 0);
  out.points = side == viewer
                   ? count_words(total, "@ point against you"_text, "@ points against you"_text, lang)
                   : count_words(total, "@ point#against another"_text, "@ points#against another"_text, lang);
  if (now != 0 && !over)
    out.detail =
        fill((side == viewer ? "@ in this hand"_text : "@ now"_text)(lang), (now > 0 ? "+" : "") + number_words(now));
  const auto part = [&](Text label, int points) { out.parts.push_back({std::string{label(lang)}, points}); };
  part("Hearts#taken"_text, (taken & kAllHearts).size());
  part("Queen#of spades"_text, worth(config, taken & CardSet::of_known(kQueen)));
  if (config.jack) part("Jack of diamonds"_text, worth(config, taken & CardSet::of_known(kJack)));
  return out;
}

TableQuestion Rules::question(const State& s, Lang lang) {
  if (s.phase != TrickPhase::give) return {};
  return {std::string{"Choose three cards for @"_text(lang)}, s.receiver(s.actor)};
}

std::string Rules::refusal(const State& s, Card card, Lang lang) {
  if (s.phase == TrickPhase::give) return {};
  if (s.played_count == 0) return std::string{"The lowest club leads the first trick"_text(lang)};
  if (s.in_trick == 0) return std::string{"Hearts are not broken yet: lead another suit"_text(lang)};
  const int led = s.so_far().led;
  if (!s.hand[at(s.actor)].suit(led).empty()) return fill(trick_say::kMustFollow(lang), suit_word(kDeck, led, lang));
  return fill("You may not discard @ on the first trick"_text(lang), card_words(kDeck, card, lang));
}

std::vector<Announcement> Rules::said_of_trick(const State& s, Seat viewer, Lang lang) {
  std::vector<Announcement> out;
  if (breaks_hearts(s)) out.push_back({kNobody, std::string{"Hearts are broken"_text(lang)}, {}});
  if (s.last_played(s.players).has(kQueen))
    out.push_back(
        announced(s.leader, viewer, {"takes the queen of spades"_text, "You take the queen of spades"_text}, {}, lang));
  if (const Seat all = took_all(s); all != kNobody && s.phase == TrickPhase::over)
    out.push_back(announced(all, viewer,
                            {"takes everything: a pleno"_text, "You take everything: a pleno"_text, "¡Pleno!"_text}, {},
                            lang));
  return out;
}

Highlight Rules::highlight_of_trick(const State& s, Lang lang) {
  if (s.last_played(s.players).has(kQueen))
    return {std::string{"Queen of spades"_text(lang)}, std::to_string(kPleno / 2), {kQueen}, s.leader};
  if (!breaks_hearts(s)) return {};
  Highlight out{std::string{"Hearts are broken"_text(lang)}, {}, {}, s.leader};
  for (const Card card : s.last_played(s.players) & kAllHearts) out.cards.push_back(card);
  return out;
}

Highlight Rules::highlight_of_end(const Config&, const Standing&, const State& s, Lang lang) {
  const Seat all = took_all(s);
  if (all == kNobody) return {};
  return {std::string{"Pleno"_text(lang)}, std::to_string(kPleno), {{kHearts, 0}, kQueen, {kHearts, 12}}, all};
}

Sheet Rules::sheet(const Config& config, const Standing& standing, const State& s, Seat seat, Lang lang) {
  Sheet sheet = points_sheet(config, standing, s, seat, lang);
  if (took_all(s) != kNobody)
    sheet.reason = "Pleno"_text(lang);
  else if (!sheet.match_over)
    sheet.reason = fill("The match goes @"_text(lang), length_words(config, lang));
  if (!sheet.match_over && seat == kNobody) sheet.verdict = trick_say::kResult(lang);
  if (sheet.match_over || seat == kNobody) return sheet;
  const int against = -points(s)[at(seat)];
  if (against == 0) sheet.verdict = "You take no points"_text(lang);
  if (against != 0)
    sheet.verdict = against > 0 ? count_words(against, "You take @ point"_text, "You take @ points"_text, lang)
                                : fill("You take @"_text(lang), points_words(against, lang));
  return sheet;
}

}  // namespace tapete::corazones
