#include "game/card_words.hpp"
#include "games/bridge/bridge.hpp"

/// The texts of the table.
namespace tapete::bridge {
namespace {

std::string deal_words(const Config& config, const Standing& standing, Lang lang) {
  if (config.from > 0) return std::string{"Single deal"_text(lang)};
  const std::string number = std::to_string(standing.deals + 1);
  if (config.kind == MatchKind::rubber) return fill("Deal @"_text(lang), number);
  return fill("Deal @ of @"_text(lang), number, std::to_string(deals_of(config)));
}

}  // namespace

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  return deal_words(s.config, standing, lang);
}

SideScore Rules::score(const Config& config, const Standing& standing, const State& s, int side, Seat, Lang lang) {
  const bool over = s.phase == TrickPhase::over;
  const Standing now = over ? settle(config, standing, s) : standing;
  SideScore out;
  const bool plays = s.phase == TrickPhase::play;
  const std::string tricks = trick_say::tricks(s.won[at(side)], lang);
  out.points = plays ? tricks : std::to_string(now.score[at(side)]);
  out.words = (plays ? tricks + ", " : "") + points_words(now.score[at(side)], lang);
  if (vulnerable(config, standing, s.dealer, side)) {
    out.detail = (config.kind == MatchKind::rubber || plays ? "vul."_text : "vulnerable"_text)(lang);
    out.warns = true;
    out.words += ", " + std::string{"vulnerable"_text(lang)};
  }
  out.amount = s.won[at(side)];
  if (writes_below(config)) {
    out.won = now.below[at(side)];
    out.target = kGameWorth;
    out.won_name = "game#bridge"_text(lang);
    out.spoken = fill("@ of @ below the line"_text(lang), std::to_string(out.won), std::to_string(out.target));
  }
  if (config.kind == MatchKind::rubber) {
    out.sets_won = now.games[at(side)];
    out.sets_target = 2;
    out.sets_name = "Games#won"_text(lang);
    out.spoken += ", " + fill("games won: @"_text(lang), std::to_string(out.sets_won));
  }
  return out;
}

std::string Rules::refusal(const State& s, Card, Lang lang) {
  if (s.phase == TrickPhase::bid) return std::string{"Finish the auction first"_text(lang)};
  if (s.phase != TrickPhase::play || s.in_trick == 0) return {};
  const Text must =
      s.actor == dummy(s) ? "Dummy holds @: you must follow suit"_text : "You hold @: you must follow suit"_text;
  return fill(must(lang), suit_word(kDeck, s.so_far().led, lang));
}

TableQuestion Rules::question(const State& s, Lang lang) {
  if (s.phase != TrickPhase::bid) return {};
  return {std::string{"What do you bid?"_text(lang)}, kNobody, true};
}

std::string Rules::own_label(const State&, Action action, Lang lang) { return call_words(call_of(action), lang); }

Announcement Rules::announce(const State&, Seat actor, Action action, Seat viewer, Lang lang) {
  const Call call = call_of(action);
  const std::string words = call_words(call, lang);
  const bool own = actor == viewer;
  if (call.is_bid()) return {actor, fill((own ? "You bid @"_text : "bids @#bridge"_text)(lang), words), words};
  constexpr std::array kOwn{"You pass"_text, "You double"_text, "You redouble"_text};
  constexpr std::array kOthers{"passes"_text, "doubles"_text, "redoubles"_text};
  return {actor, std::string{(own ? kOwn : kOthers)[at(call.code())](lang)}, words};
}

}  // namespace tapete::bridge
