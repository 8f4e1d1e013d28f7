#include <algorithm>

#include "games/tute/auction.hpp"
#include "tricks/words.hpp"

/// The scene and the texts of tute.
namespace tapete::tute {
namespace {

/// Returns the label of a bid. `value` is 0 for no, 1 for yes, otherwise the promised points.
std::string bid_label(int value, const State& s, Lang lang) {
  if (value == 0) return std::string{"Pass"_text(lang)};
  if (value > 1) return fill("Promise @"_text(lang), std::to_string(value));
  return std::string{(s.declarer == kNobody ? "Play"_text : "Join in"_text)(lang)};
}

std::string draw_label(int thrown, Lang lang) {
  if (thrown > 1) return fill("Draw @"_text(lang), std::to_string(thrown));
  return std::string{(thrown == 0 ? "Change none"_text : "Draw one"_text)(lang)};
}

/// Returns the words that show the seat's bid during the auction.
std::string bid_words(const State& s, Seat seat, Lang lang) {
  if (s.declarer == seat && s.bid > 0) return fill("promises @"_text(lang), std::to_string(s.bid));
  if (s.declarer == seat) return std::string{"plays"_text(lang)};
  const bool passed = has(s.passed, seat);
  const bool joined = has(s.joined, seat);
  return std::string{(passed ? "passes"_text : joined ? "joins in"_text : "to bid"_text)(lang)};
}

std::string score_words(const State& s, Seat seat, Lang lang) {
  if (s.phase == Phase::bid) return bid_words(s, seat, lang);
  const int points = s.tally[at(seat)].total();
  const int tricks = tricks_of(s, seat);
  if (counts_tricks(s) && tricks <= tricks_needed(s, seat))
    return fill((seat == s.declarer ? "@ of 2 tricks"_text : "@ of 1 trick"_text)(lang), std::to_string(tricks));
  if (counts_tricks(s)) return trick_say::tricks(tricks, lang);
  if (seat == s.declarer && s.bid > 0) return points_words(points, lang);
  if (tricks == 0) return std::string{"no tricks"_text(lang)};
  return points_words(points, lang);
}

/// Returns the seat's part in a hand with a declarer, if the score does not show it.
std::string role_words(const State& s, Seat seat, Lang lang) {
  if (s.phase == Phase::bid || s.declarer == kNobody || s.config.variant == Tute::Variant::bato) return {};
  if (seat == s.declarer && s.bid > 0) return fill("of @#promised"_text(lang), std::to_string(s.bid));
  if (seat == s.declarer) return std::string{"plays"_text(lang)};
  return seat == partner(s) ? std::string{"partner"_text(lang)} : std::string{};
}

Text why_absent(const Rules::Config& config, const Rules::Standing& standing, const State& s, Seat seat) {
  if (standing.strikes[at(seat)] >= config.strikes) return "out"_text;
  return has(s.dealt, seat) ? "sits out"_text : "deals, sits out"_text;
}

/// Returns the phase of the hand for a viewer who does not play it.
Text phase_of_absent(const Rules::Config& config, const Rules::Standing& standing, const State& s, Seat seat) {
  if (standing.strikes[at(seat)] >= config.strikes) return "You are out of the match"_text;
  return has(s.dealt, seat) ? "You sit this hand out"_text : "With six, the dealer watches"_text;
}

SideScore score(const Rules::Config& config, const Rules::Standing& standing, const State& s, Seat seat, Lang lang) {
  SideScore out;
  out.seats = {seat};
  // The mark of a strike appears as soon as the hand is over, before the next deal.
  const int strikes = standing.strikes[at(seat)] + (s.phase == Phase::over ? strikes_of(s)[at(seat)] : 0);
  out.won = std::min<int>(strikes, config.strikes);
  out.target = config.strikes;
  out.losses = true;
  if (out.target > 1) out.spoken = fill("@ of @ lost"_text(lang), std::to_string(out.won), std::to_string(out.target));
  out.amount = s.tally[at(seat)].total();
  if (plays(s, seat))
    out.points = score_words(s, seat, lang), out.detail = role_words(s, seat, lang);
  else
    out.absent = why_absent(config, standing, s, seat)(lang);
  return out;
}

}  // namespace

std::string Shown::phase_words(const State& s, const Standing& standing, Lang lang) {
  if (of_two(s) && s.config.players > 2) return std::string{"Two-player final#the hand"_text(lang)};
  if (s.called.known() && s.phase != Phase::over) return fill("Called: @"_text(lang), card_words(s.called, lang));
  const bool first_trick = s.phase == Phase::play && s.tricks == 0;
  const bool two_leads = first_trick && s.mano != kNobody && s.shown[at(s.mano)].has(Card{0, Tute::kTwo});
  const auto shows_trump = [&s](CardSet cards) { return s.up.known() && cards.has(s.up); };
  const bool shown = first_trick && std::ranges::any_of(s.shown, shows_trump);
  return fill((two_leads               ? "Hand @ · The two of coins begins"_text
               : shown                 ? "Hand @ · The open card names trumps"_text
               : s.phase == Phase::bid ? "Hand @ · auction"_text
                                       : trick_say::kHandNumber)(lang),
              std::to_string(standing.hands + 1));
}

Action Shown::on_card(const State& s, Card card) { return s.phase == Phase::change ? change(card) : tute::play(card); }

std::string Shown::refusal(const State& s, Card card, Lang lang) {
  if (s.phase == Phase::change) return std::string{"You cannot discard more"_text(lang)};
  if (s.phase != Phase::play) return {};
  const CardSet held = s.hand[at(s.actor)];
  if (obliged(kRanking, held, s.so_far(), s.trump).has(card))
    return std::string{"No loading: play the card worth least"_text(lang)};
  constexpr DutyWords kWords{"You hold @: you must follow suit"_text, "You can beat it with @: you must"_text,
                             "You have no @: you must play a trump"_text, "You must play a higher trump"_text};
  return broken_duty(held, card, s.so_far(), s.trump, kWords, lang);
}

TableQuestion Shown::question(const State& s, Lang lang) {
  switch (s.phase) {
    case Phase::play:
      return {};
    case Phase::bid:
      if (s.declarer != kNobody && s.bid == 0) return {std::string{"Do you join @?"_text(lang)}, s.declarer, true};
      if (s.config.variant != Tute::Variant::remate)
        return {std::string{(must_bid(s) ? "Nobody plays: you must"_text : "Do you play?"_text)(lang)}, kNobody, true};
      if (next_bid(s) > Tute::kHighestBid) return {{}, kNobody, true};  // only a pass is possible
      return {fill("Do you promise @ points?"_text(lang), std::to_string(next_bid(s))), kNobody, true};
    case Phase::trump:
      return {std::string{"Which suit is trumps?"_text(lang)}, kNobody, false,
              std::string{"I would choose “@”."_text(lang)}};
    case Phase::call:
      return {std::string{"Which card do you call?"_text(lang)}};
    case Phase::change:
      return {std::string{"Tap the cards to change"_text(lang)}};
    default:
      return {std::string{trick_say::kDeclareQuestion(lang)}};
  }
}

OptionKind Shown::option_kind(Action action) {
  if (kind_of(action) == Kind::change) return OptionKind::card;
  return kind_of(action) == Kind::bid && action.a == 0 ? OptionKind::pass : OptionKind::declare;
}

std::string Shown::own_label(const State& s, Action action, Lang lang) {
  switch (kind_of(action)) {
    case Kind::cante:
      return action.a == s.trump ? std::string{"Declare the forty"_text(lang)}
                                 : fill("Declare 20 in @"_text(lang), suit_word(action.a, lang));
    case Kind::tute:
      return std::string{
          (action.a == Tute::kRey ? "Declare tute of kings"_text : "Declare tute of knights"_text)(lang)};
    case Kind::bid:
      return bid_label(action.a, s, lang);
    case Kind::trump:
      return fill("Trumps: @"_text(lang), suit_word(action.a, lang));
    case Kind::call:
      return fill("Call @"_text(lang), card_words(card_of(action), lang));
    case Kind::change:
      return card_words(card_of(action), lang);
    default:
      return draw_label(s.changed[at(s.actor)], lang);
  }
}

std::string Shown::pass_label(const State&, Lang lang) { return std::string{"Do not declare"_text(lang)}; }

/// Adds the zones. Seats that do not play have neither a hand nor a pile.
void Shown::add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang) {
  using Zones = TrickTable<Rules>;
  const bool onlooker = scene.viewer == kNobody;
  if (!onlooker && !tute::plays(s, scene.viewer))
    scene.phase = phase_of_absent(config, standing, s, scene.viewer)(lang);
  for (int i = 0; i < config.players; ++i) {
    const Seat seat = (scene.first() + i) % config.players;
    scene.score.push_back(score(config, standing, s, seat, lang));
    if (!tute::plays(s, seat)) continue;
    scene.zones.push_back(Zones::hand(scene, s, seat, lang));
    scene.zones.push_back(Zones::pile(s, seat, i == 0 && !onlooker ? trick_say::kMyPile : trick_say::kPile, lang));
  }
  scene.zones.push_back(Zones::trick(s, lang));
  if (!s.stock_gone()) Zones::add_stock(scene, s, lang);
  if (s.out_of_play.known())
    Zones::add_turned(scene, s.out_of_play, s.spare > 0 ? trick_say::kTurned : "Left over"_text, lang);
}

}  // namespace tapete::tute
