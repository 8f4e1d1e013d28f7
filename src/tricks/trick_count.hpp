#pragma once
#include "game/scene.hpp"
#include "tricks/trick_rules.hpp"

/// The count of a side's points after the call `out` has ended a hand: the side's tricks are laid open one by one.
namespace tapete {

template <class R>
struct TrickCount {
  using State = typename R::State;

  /// Returns the cards of a finished trick in the order in which they were played.
  static std::vector<SceneCard> cards_of(const State& s, int trick) {
    std::vector<SceneCard> cards;
    Seat from = s.leader_of(trick);
    for (int i = 0; i < s.trick_size(); ++i, from = s.after(from))
      cards.push_back({s.played[at(trick * s.trick_size() + i)], from, -1, {}, from == s.winner[at(trick)]});
    return cards;
  }

  /// Shows one part of a side's count in a scene: lays its trick open, and puts `counted`, the previous trick (-1:
  /// none), back on the pile.
  static void show(Scene& scene, const State& s, int side, const CountedPart& part, int counted) {
    for (Zone& zone : scene.zones) {
      if (zone.kind == ZoneKind::trick) zone.cards = trick(s, part.trick);
      if (zone.kind != ZoneKind::pile || zone.owner != side) continue;
      const int cards = zone.hidden + static_cast<int>(zone.cards.size());
      zone.cards = trick(s, counted);
      zone.hidden = cards - static_cast<int>(zone.cards.size()) - (part.trick < 0 ? 0 : s.trick_size());
    }
    for (SideScore& score : scene.score) {
      if (score.seats.front() % R::sides(s.config) != side) continue;
      score.amount = part.amount;
      score.points = part.points;
    }
  }

 private:
  static std::vector<SceneCard> trick(const State& s, int number) {
    return number < 0 ? std::vector<SceneCard>{} : cards_of(s, number);
  }
};

}  // namespace tapete
