#include <algorithm>

#include "games/tute/auction.hpp"
#include "games/tute/strings.hpp"

/// The scene and the words of tute.
namespace tapete::tute {
namespace {

std::string bid_label(int value, const State& s, Lang lang) {
  if (value == 0) return std::string{say::kBidNo(lang)};
  if (value > 1) return fill(say::kBid(lang), std::to_string(value));
  return std::string{(s.declarer == kNobody ? say::kBidYes : say::kBidJoin)(lang)};
}

std::string draw_label(int thrown, Lang lang) {
  if (thrown > 1) return fill(say::kDrawMore(lang), std::to_string(thrown));
  return std::string{(thrown == 0 ? say::kDrawNone : say::kDrawOne)(lang)};
}

/// During the auction: what the seat has bid so far.
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

Text why_absent(const Rules::Config& config, const Rules::Standing& standing, const State& s, Seat seat) {
  if (standing.strikes[at(seat)] >= config.strikes) return say::kOut;
  return has(s.dealt, seat) ? say::kStaysOut : say::kSitsOut;
}

SideScore score(const Rules::Config& config, const Rules::Standing& standing, const State& s, Seat seat, Lang lang) {
  SideScore out;
  out.seats = {seat};
  // The dot of a strike appears as soon as the hand is over, before the next deal.
  const int strikes = standing.strikes[at(seat)] + (s.phase == Phase::over ? strikes_of(s)[at(seat)] : 0);
  out.won = std::min<int>(strikes, config.strikes);
  out.target = config.strikes;
  out.losses = true;
  if (out.target > 1) out.told = fill(say::kStrikes(lang), std::to_string(out.won), std::to_string(out.target));
  out.amount = s.tally[at(seat)].total();
  if (plays(s, seat))
    out.points = points_words(s, seat, lang);
  else
    out.absent = why_absent(config, standing, s, seat)(lang);
  return out;
}

}  // namespace

std::string Rules::phase_words(const State& s, const Standing& standing, Lang lang) {
  if (of_two(s) && s.config.players > 2) return std::string{say::kFinal(lang)};
  if (s.called.known() && s.phase != Phase::over) return fill(say::kPhaseCalled(lang), card_words(s.called, lang));
  return fill((s.phase == Phase::bid ? say::kPhaseBid : say::kHandNumber)(lang), std::to_string(standing.hands + 1));
}

Action Rules::on_card(const State& s, Card card) { return s.phase == Phase::change ? change(card) : tute::play(card); }

std::string Rules::refusal(const State& s, Card card, Lang lang) {
  if (s.phase == Phase::change) return std::string{say::kNoMoreChanges(lang)};
  if (s.phase != Phase::play) return {};
  const CardSet held = s.hand[at(s.actor)];
  if (obliged(kRanking, held, s.so_far(), s.trump).has(card)) return std::string{say::kNoLoading(lang)};
  constexpr DutyWords kWords{say::kMustFollow, say::kMustBeat, say::kMustTrump, say::kMustOvertrump};
  return broken_duty(held, card, s.so_far(), s.trump, kWords, lang);
}

OptionKind Rules::option_kind(Action action) {
  if (kind_of(action) == Kind::change) return OptionKind::card;
  return kind_of(action) == Kind::bid && action.a == 0 ? OptionKind::pass : OptionKind::declare;
}

std::string Rules::own_label(const State& s, Action action, Lang lang) {
  switch (kind_of(action)) {
    case Kind::cante:
      return action.a == s.trump ? std::string{say::kForty(lang)} : fill(say::kTwenty(lang), suit_word(action.a));
    case Kind::tute:
      return std::string{(action.a == Tute::kRey ? say::kTuteKings : say::kTuteKnights)(lang)};
    case Kind::bid:
      return bid_label(action.a, s, lang);
    case Kind::trump:
      return fill(say::kNameTrump(lang), suit_word(action.a));
    case Kind::call:
      return fill(say::kCallCard(lang), card_words(card_of(action), lang));
    case Kind::change:
      return fill(say::kChangeCard(lang), card_words(card_of(action), lang));
    default:
      return draw_label(s.changed[at(s.actor)], lang);
  }
}

std::string Rules::pass_label(const State&, Lang lang) { return std::string{say::kPass(lang)}; }

/// Adds the zones. A seat that does not play has no cards.
void Rules::add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang) {
  using Zones = Tute::Shown;
  for (int i = 0; i < config.players; ++i) {
    const Seat seat = (scene.viewer + i) % config.players;
    scene.score.push_back(score(config, standing, s, seat, lang));
    if (!tute::plays(s, seat)) continue;
    scene.zones.push_back(Zones::hand(scene, s, seat, lang));
    scene.zones.push_back(Zones::pile(s, seat, i == 0 ? say::kMyPile : say::kPile, lang));
  }
  scene.zones.push_back(Zones::trick(s, lang));
  if (!s.stock_gone()) Zones::add_stock(scene, s, lang);
  if (s.left_over.known()) Zones::add_turned(scene, s.left_over, s.spare > 0 ? say::kTurned : say::kLeftOver, lang);
}

}  // namespace tapete::tute
