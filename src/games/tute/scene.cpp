#include <algorithm>

#include "games/tute/rules.hpp"
#include "games/tute/strings.hpp"
#include "tricks/trick_scene.hpp"

/// The table as one seat sees it.
namespace tapete {

using namespace tute;

namespace {

/// Why the duties forbid `card` to the seat to act.
std::string refusal(const State& s, Card card, Lang lang) {
  if (s.phase == Phase::window) return std::string{say::kDeclareFirst(lang)};
  if (s.phase != Phase::play || playable(s).has(card)) return {};
  constexpr DutyWords kWords{say::kMustFollow, say::kMustBeat, say::kMustTrump, say::kMustOvertrump};
  return broken_duty(s.hand[at(s.actor)], card, trick_so_far(s), s.trump, kWords, lang);
}

std::string label(Action action, const State& s, Lang lang) {
  switch (kind_of(action)) {
    case Kind::play:
      return card_words(card_of(action), lang);
    case Kind::cante:
      return action.a == s.trump ? std::string{say::kForty(lang)} : fill(say::kTwenty(lang), suit_word(action.a));
    case Kind::tute:
      return std::string{(action.a == Tute::kRey ? say::kTuteKings : say::kTuteKnights)(lang)};
    case Kind::pass:
      return std::string{say::kPass(lang)};
    case Kind::claim:
      return std::string{say::kClaim(lang)};
  }
  return {};
}

OptionKind option_kind(Kind kind) {
  switch (kind) {
    case Kind::play:
      return OptionKind::card;
    case Kind::pass:
      return OptionKind::pass;
    case Kind::claim:
      return OptionKind::claim;
    case Kind::cante:
    case Kind::tute:
      break;
  }
  return OptionKind::declare;
}

void add_options(Scene& scene, const State& s, Seat seat, Lang lang) {
  ActionList actions;
  if (s.actor == seat) actions = Tute::legal(s);
  for (const Action action : Tute::out_of_turn(s, seat)) actions.push_back(action);
  for (const Action action : actions)
    scene.options.push_back({option_kind(kind_of(action)), Tute::name(action), label(action, s, lang)});
}

Zone hand(const Scene& scene, const State& s, Seat seat, Lang lang) {
  if (seat != scene.viewer)
    return other_hand(seat, as_held(kRanking, s.shown[at(seat)], s.trump), hand_size(s, seat), say::kHand(lang));
  return own_hand(
      scene, as_held(kRanking, s.hand[at(seat)], s.trump), say::kYourHand(lang),
      [](Card card) { return Tute::name(tute::play(card)); }, [&](Card card) { return refusal(s, card, lang); });
}

Zone trick(const State& s, Lang lang) {
  Zone zone{Place::trick, kNobody, {}, 0, 0, std::string{say::kTrick(lang)}};
  Seat seat = s.leader;
  for (int i = 0; i < s.in_trick; ++i, seat = after(s, seat)) {
    const Card card = s.played[at(s.played_count - s.in_trick + i)];
    zone.cards.push_back({card, seat, -1, {}, card == s.winning});
  }
  return zone;
}

Zone pile(const State& s, Seat owner, Seat viewer, Lang lang) {
  Zone zone{Place::pile, owner, {}, 0, 0, std::string{(owner == viewer ? say::kMyPile : say::kPile)(lang)}};
  int last = -1;
  int won = 0;
  for (int i = 0; i < s.tricks; ++i) {
    if (s.winner[at(i)] != owner) continue;
    last = i;
    ++won;
  }
  zone.hidden = won == 0 ? 0 : (won - 1) * s.count;
  Seat from = last <= 0 ? Seat{s.mano} : Seat{s.winner[at(last - 1)]};
  for (int i = 0; last >= 0 && i < s.count; ++i, from = after(s, from))
    zone.cards.push_back({s.played[at(last * s.count + i)], from, -1, {}, from == owner});
  return zone;
}

std::string points_words(const State& s, Seat seat, Lang lang) {
  const int points = s.tally[at(seat)].total();
  bool taken = false;
  for (int i = 0; i < s.tricks; ++i) taken = taken || s.winner[at(i)] == seat;
  if (!taken) return std::string{say::kNoTrick(lang)};
  return points == 1 ? std::string{say::kOnePoint(lang)} : fill(say::kPoints(lang), std::to_string(points));
}

SideScore score(const Tute::Config& config, const Tute::Standing& standing, const State& s, Seat seat, Lang lang) {
  SideScore out;
  out.seats = {seat};
  // A strike is marked as soon as it is got.
  const int strikes = standing.strikes[at(seat)] + (s.phase == Phase::over ? strikes_of(s)[at(seat)] : 0);
  out.won = std::min<int>(strikes, config.strikes);
  out.target = config.strikes;
  out.losses = true;
  if (plays(s, seat))
    out.points = points_words(s, seat, lang);
  else
    out.absent = (standing.strikes[at(seat)] >= config.strikes ? say::kOut : say::kSitsOut)(lang);
  return out;
}

}  // namespace

Scene Tute::scene(const Config& config, const Standing& standing, const View& view, Lang lang) {
  const State& s = view.state;
  const Seat seat = view.seat;
  Scene scene;
  scene.viewer = seat;
  scene.turn = s.actor;
  scene.dealer = s.dealer;
  scene.players = config.players;
  scene.trump = s.trump;
  scene.phase = of_two(s) && config.players > 2 ? std::string{say::kFinal(lang)}
                                                : fill(say::kHandNumber(lang), std::to_string(standing.hands + 1));
  add_options(scene, s, seat, lang);
  for (int i = 0; i < config.players; ++i) {
    const Seat owner = (seat + i) % config.players;
    scene.score.push_back(score(config, standing, s, owner, lang));
    if (!plays(s, owner)) continue;
    scene.zones.push_back(hand(scene, s, owner, lang));
    scene.zones.push_back(pile(s, owner, seat, lang));
  }
  scene.zones.push_back(trick(s, lang));
  if (!bound(s)) {
    scene.zones.push_back({Place::stock, kNobody, {}, s.stock_size - 1 - s.drawn, 0, std::string{say::kStock(lang)}});
    scene.zones.push_back(
        {Place::turned, kNobody, {{turned(s), kNobody, -1, {}, false}}, 0, 0, std::string{say::kTurned(lang)}});
  }
  if (s.left_over.known())
    scene.zones.push_back(
        {Place::turned, kNobody, {{s.left_over, kNobody, -1, {}, false}}, 0, 0, std::string{say::kLeftOver(lang)}});
  return scene;
}

}  // namespace tapete
