#include "games/guinote/rules.hpp"
#include "games/guinote/strings.hpp"
#include "tricks/trick_scene.hpp"

/// The table as one seat sees it.
namespace tapete {

using namespace guinote;

namespace {

/// Why the duties of arrastre forbid `card` to the seat to act.
std::string refusal(const State& s, Card card, Lang lang) {
  if (s.phase == Phase::window || s.phase == Phase::before_draw) return std::string{say::kDeclareFirst(lang)};
  if (s.phase != Phase::play || playable(s).has(card)) return {};
  constexpr DutyWords kWords{say::kMustFollow, say::kMustBeat, say::kMustTrump, say::kMustOvertrump};
  return broken_duty(s.hand[at(s.actor)], card, trick_so_far(s, s.actor), s.trump, kWords, lang);
}

std::string label(Action action, const State& s, Lang lang) {
  switch (kind_of(action)) {
    case Kind::play:
      return card_words(card_of(action), lang);
    case Kind::cante: {
      if (action.a == s.trump) return std::string{say::kForty(lang)};
      return fill((action.b != 0 ? say::kTwentyHidden : say::kTwenty)(lang), suit_word(action.a));
    }
    case Kind::swap:
      return fill(say::kSwap(lang), card_words(s.turned(), lang));
    case Kind::pass: {
      const bool cantes = singable(s, s.actor) != 0;
      const bool swap = can_swap(s, s.actor);
      return std::string{(cantes && swap ? say::kPass : cantes ? say::kPassCante : say::kPassSwap)(lang)};
    }
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
    case Kind::swap:
      break;
  }
  return OptionKind::declare;
}

void add_options(Scene& scene, const State& s, Seat seat, Lang lang) {
  ActionList actions;
  if (s.actor == seat) actions = Guinote::legal(s);
  for (const Action action : Guinote::out_of_turn(s, seat)) actions.push_back(action);
  for (const Action action : actions)
    scene.options.push_back({option_kind(kind_of(action)), Guinote::name(action), label(action, s, lang)});
}

Zone hand(const Scene& scene, const State& s, Seat seat, Lang lang) {
  if (seat != scene.viewer)
    return other_hand(seat, as_held(kRanking, s.shown[at(seat)], s.trump), s.hand_size(seat), say::kHand(lang));
  return own_hand(
      scene, as_held(kRanking, s.hand[at(seat)], s.trump), say::kYourHand(lang),
      [](Card card) { return Guinote::name(guinote::play(card)); }, [&](Card card) { return refusal(s, card, lang); });
}

Zone trick(const State& s, Lang lang) {
  Zone zone{Place::trick, kNobody, {}, 0, 0, std::string{say::kTrick(lang)}};
  for (int i = 0; i < s.in_trick; ++i) {
    const Card card = s.played[at(s.played_count - s.in_trick + i)];
    zone.cards.push_back({card, (s.leader + i) % s.players, -1, {}, card == s.winning});
  }
  return zone;
}

Zone pile(const State& s, int side, Seat viewer, Lang lang) {
  const int players = s.players;
  const Text own = players == 2 ? say::kMyPile : say::kOurPile;
  Zone zone{Place::pile, side, {}, 0, 0, std::string{(side == side_of(viewer) ? own : say::kTheirPile)(lang)}};
  int last = -1;
  int won = 0;
  for (int i = 0; i < s.tricks; ++i) {
    if (side_of(s.winner[at(i)]) != side) continue;
    last = i;
    ++won;
  }
  zone.hidden = won == 0 ? 0 : (won - 1) * players;
  for (int i = 0; last >= 0 && i < players; ++i) {
    const Seat leader = last == 0 ? (s.dealer + 1) % players : Seat{s.winner[at(last - 1)]};
    const Seat from = (leader + i) % players;
    zone.cards.push_back({s.played[at(last * players + i)], from, -1, {}, from == s.winner[at(last)]});
  }
  for (const auto& declaration : s.cantes)
    if (side_of(declaration.seat) == side && declaration.suit != s.trump) ++zone.marks;
  return zone;
}

SideScore score(const Guinote::Config& config, const Guinote::Standing& standing, const State& s, int side, Lang lang) {
  SideScore out;
  for (int seat = side; seat < config.players; seat += 2) out.seats.push_back(seat);
  out.points = malas_buenas(total(s, side), lang);
  // A partida is marked as soon as it is won; a new coto begins with the next deal.
  const bool just_won = s.phase == Phase::over && partida_winner(s) == side;
  out.won = standing.partidas[at(side)] + (just_won ? 1 : 0);
  out.target = config.coto;
  out.sets_won = standing.cotos[at(side)];
  out.sets_target = config.cotos;
  const auto tell = [&](Text text, int own, int all) {
    out.told += (out.told.empty() ? "" : ", ") + fill(text(lang), std::to_string(own), std::to_string(all));
  };
  if (out.target > 1) tell(say::kPartidasWon, out.won, out.target);
  if (out.sets_target > 1) {
    tell(say::kCotosWon, out.sets_won, out.sets_target);
    out.sets_name = say::kCotos(lang);
  }
  return out;
}

std::string phase_words(const State& s, Lang lang) {
  const std::string where{(arrastre(s) ? say::kArrastre : say::kDescarte)(lang)};
  return s.vueltas ? std::string{say::kVueltas(lang)} + where : where;
}

}  // namespace

Scene Guinote::scene(const Config& config, const Standing& standing, const View& view, Lang lang) {
  const State& s = view.state;
  const Seat seat = view.seat;
  Scene scene;
  scene.viewer = seat;
  scene.turn = s.actor;
  scene.dealer = s.dealer;
  scene.players = config.players;
  scene.trump = s.trump;
  scene.phase = phase_words(s, lang);
  add_options(scene, s, seat, lang);
  for (int i = 0; i < config.players; ++i) scene.zones.push_back(hand(scene, s, (seat + i) % config.players, lang));
  scene.zones.push_back(trick(s, lang));
  if (!arrastre(s)) {
    scene.zones.push_back({Place::stock, kNobody, {}, s.stock_size - 1 - s.drawn, 0, std::string{say::kStock(lang)}});
    scene.zones.push_back(
        {Place::turned, kNobody, {{s.turned(), kNobody, -1, {}, false}}, 0, 0, std::string{say::kTurned(lang)}});
  }
  for (const int side : {side_of(seat), 1 - side_of(seat)}) {
    scene.zones.push_back(pile(s, side, seat, lang));
    scene.score.push_back(score(config, standing, s, side, lang));
  }
  return scene;
}

}  // namespace tapete
