#include <algorithm>

#include "games/tute/auction.hpp"
#include "games/tute/strings.hpp"
#include "tricks/trick_scene.hpp"

/// The table as one seat sees it.
namespace tapete {

using namespace tute;

namespace {

/// Why the duties forbid `card` to the seat to act.
std::string refusal(const State& s, Card card, Lang lang) {
  if (s.phase == Phase::window) return std::string{say::kDeclareFirst(lang)};
  if (s.phase == Phase::change) return std::string{say::kNoMoreChanges(lang)};
  if (s.phase != Phase::play || playable(s).has(card)) return {};
  const CardSet held = s.hand[at(s.actor)];
  if (obliged(kRanking, held, trick_so_far(s), s.trump).has(card)) return std::string{say::kNoLoading(lang)};
  constexpr DutyWords kWords{say::kMustFollow, say::kMustBeat, say::kMustTrump, say::kMustOvertrump};
  return broken_duty(held, card, trick_so_far(s), s.trump, kWords, lang);
}

std::string bid_label(int value, const State& s, Lang lang) {
  if (value == 0) return std::string{say::kBidNo(lang)};
  if (value > 1) return fill(say::kBid(lang), std::to_string(value));
  return std::string{(s.declarer == kNobody ? say::kBidYes : say::kBidJoin)(lang)};
}

std::string draw_label(int thrown, Lang lang) {
  if (thrown > 1) return fill(say::kDrawMore(lang), std::to_string(thrown));
  return std::string{(thrown == 0 ? say::kDrawNone : say::kDrawOne)(lang)};
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
    case Kind::bid:
      return bid_label(action.a, s, lang);
    case Kind::trump:
      return fill(say::kNameTrump(lang), suit_word(action.a));
    case Kind::call:
      return fill(say::kCallCard(lang), card_words(card_of(action), lang));
    case Kind::change:
      return fill(say::kChangeCard(lang), card_words(card_of(action), lang));
    case Kind::draw:
      return draw_label(s.changed[at(s.actor)], lang);
  }
  return {};
}

OptionKind option_kind(Action action) {
  switch (kind_of(action)) {
    case Kind::play:
    case Kind::change:
      return OptionKind::card;
    case Kind::pass:
      return OptionKind::pass;
    case Kind::bid:
      return action.a == 0 ? OptionKind::pass : OptionKind::declare;
    case Kind::claim:
      return OptionKind::claim;
    case Kind::cante:
    case Kind::tute:
    case Kind::trump:
    case Kind::call:
    case Kind::draw:
      break;
  }
  return OptionKind::declare;
}

void add_options(Scene& scene, const State& s, Seat seat, Lang lang) {
  ActionList actions;
  if (s.actor == seat) actions = Tute::legal(s);
  for (const Action action : Tute::out_of_turn(s, seat)) actions.push_back(action);
  for (const Action action : actions)
    scene.options.push_back({option_kind(action), Tute::name(action), label(action, s, lang)});
}

Zone hand(const Scene& scene, const State& s, Seat seat, Lang lang) {
  if (seat != scene.viewer)
    return other_hand(seat, as_held(kRanking, s.shown[at(seat)], s.trump), hand_size(s, seat), say::kHand(lang));
  return own_hand(
      scene, as_held(kRanking, s.hand[at(seat)], s.trump), say::kYourHand(lang),
      [&s](Card card) { return Tute::name(s.phase == Phase::change ? change(card) : tute::play(card)); },
      [&](Card card) { return refusal(s, card, lang); });
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
  if (last < 0) return zone;
  Seat from = trick_leader(s, last);
  for (int i = 0; i < s.count; ++i, from = after(s, from))
    zone.cards.push_back({s.played[at(last * s.count + i)], from, -1, {}, from == owner});
  return zone;
}

/// While it is settled who plays: what the seat has said so far.
std::string bid_words(const State& s, Seat seat, Lang lang) {
  if (s.declarer == seat && s.bid > 0) return fill(say::kHasBid(lang), std::to_string(s.bid));
  if (s.declarer == seat) return std::string{say::kHasPlayed(lang)};
  const bool passed = has(s.passed, seat);
  const bool joined = has(s.joined, seat);
  return std::string{(passed ? say::kHasPassed : joined ? say::kHasJoined : say::kWaits)(lang)};
}

std::string points_words(const State& s, Seat seat, Lang lang) {
  if (s.phase == Phase::bid) return bid_words(s, seat, lang);
  const int points = s.tally[at(seat)].total();
  const int tricks = tricks_of(s, seat);
  if (s.config.variant == Tute::Variant::bato && !of_two(s))
    return fill(say::kTricksOf(lang), std::to_string(tricks) + "/" + (seat == s.declarer ? "2" : "1"));
  if (seat == s.declarer && s.bid > 0)
    return fill(say::kPoints(lang), std::to_string(points) + "/" + std::to_string(s.bid));
  if (seat == s.declarer) return fill(say::kDeclarerPoints(lang), std::to_string(points));
  if (s.declarer != kNobody && seat == partner(s)) return fill(say::kPartnerPoints(lang), std::to_string(points));
  if (tricks == 0) return std::string{say::kNoTrick(lang)};
  return say::points(points, lang);
}

std::string phase_words(const Tute::Config& config, const State& s, int hand, Lang lang) {
  if (of_two(s) && config.players > 2) return std::string{say::kFinal(lang)};
  if (s.called.known() && s.phase != Phase::over) return fill(say::kPhaseCalled(lang), card_words(s.called, lang));
  return fill((s.phase == Phase::bid ? say::kPhaseBid : say::kHandNumber)(lang), std::to_string(hand));
}

Text why_absent(const Tute::Config& config, const Tute::Standing& standing, const State& s, Seat seat) {
  if (standing.strikes[at(seat)] >= config.strikes) return say::kOut;
  return has(s.dealt, seat) ? say::kStaysOut : say::kSitsOut;
}

SideScore score(const Tute::Config& config, const Tute::Standing& standing, const State& s, Seat seat, Lang lang) {
  SideScore out;
  out.seats = {seat};
  // A strike is marked as soon as it is got.
  const int strikes = standing.strikes[at(seat)] + (s.phase == Phase::over ? strikes_of(s)[at(seat)] : 0);
  out.won = std::min<int>(strikes, config.strikes);
  out.target = config.strikes;
  out.losses = true;
  if (out.target > 1) out.told = fill(say::kStrikes(lang), std::to_string(out.won), std::to_string(out.target));
  if (plays(s, seat))
    out.points = points_words(s, seat, lang);
  else
    out.absent = why_absent(config, standing, s, seat)(lang);
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
  scene.round = config.players > 2;
  scene.trump = s.trump < kSuits ? s.trump : -1;
  scene.phase = phase_words(config, s, standing.hands + 1, lang);
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
  if (s.left_over.known()) {
    const Text words = s.spare > 0 ? say::kTurned : say::kLeftOver;
    scene.zones.push_back(
        {Place::turned, kNobody, {{s.left_over, kNobody, -1, {}, false}}, 0, 0, std::string{words(lang)}});
  }
  return scene;
}

}  // namespace tapete
