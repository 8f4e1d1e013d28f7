#pragma once
#include <tuple>

#include "game/scene.hpp"

/// Comparisons of everything that two scenes, steps or sheets show.
namespace tapete::test {

bool same(const SceneCard& a, const SceneCard& b);
bool same(const SceneDie& a, const SceneDie& b);
bool same(const Zone& a, const Zone& b);
bool same(const Tag& a, const Tag& b);
bool same(const Auction& a, const Auction& b);
bool same(const OptionGrid& a, const OptionGrid& b);
bool same(const Option& a, const Option& b);
bool same(const ScorePart& a, const ScorePart& b);
bool same(const SideScore& a, const SideScore& b);
bool same(const Scene& a, const Scene& b);
bool same(const Announcement& a, const Announcement& b);
bool same(const Highlight& a, const Highlight& b);
bool same(const Gesture& a, const Gesture& b);
bool same(const Step& a, const Step& b);
bool same(const Sheet::Row& a, const Sheet::Row& b);
bool same(const Sheet& a, const Sheet& b);

template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!same(a[i], b[i])) return false;
  return true;
}

inline bool same(const SceneCard& a, const SceneCard& b) {
  const auto parts = [](const SceneCard& c) {
    return std::tie(c.card, c.from, c.option, c.refusal, c.winning, c.vacant, c.more_options);
  };
  return parts(a) == parts(b);
}

inline bool same(const SceneDie& a, const SceneDie& b) { return a.red == b.red && a.face == b.face; }

inline bool same(const Zone& a, const Zone& b) {
  const auto parts = [](const Zone& z) {
    return std::tie(z.kind, z.owner, z.hidden, z.marks, z.label, z.columns, z.suits, z.spoken, z.open);
  };
  return parts(a) == parts(b) && same(a.cards, b.cards) && same(a.dice, b.dice);
}

inline bool same(const Tag& a, const Tag& b) {
  return std::tie(a.text, a.suit, a.spoken, a.minor) == std::tie(b.text, b.suit, b.spoken, b.minor);
}

inline bool same(const Auction& a, const Auction& b) {
  return a.first == b.first && a.declarer == b.declarer && a.aim == b.aim && same(a.contract, b.contract) &&
         same(a.calls, b.calls);
}

inline bool same(const OptionGrid& a, const OptionGrid& b) {
  return same(a.rows, b.rows) && same(a.columns, b.columns) && same(a.single, b.single);
}

inline bool same(const Option& a, const Option& b) {
  const auto parts = [](const Option& o) {
    return std::tie(o.kind, o.action, o.label, o.note, o.card, o.dice, o.next_actions, o.row, o.column);
  };
  return parts(a) == parts(b);
}

inline bool same(const ScorePart& a, const ScorePart& b) { return a.label == b.label && a.points == b.points; }

inline bool same(const SideScore& a, const SideScore& b) {
  const auto parts = [](const SideScore& s) {
    return std::tie(s.seats, s.points, s.amount, s.won, s.target, s.sets_won, s.sets_target, s.sets_name, s.spoken,
                    s.losses, s.absent, s.warns);
  };
  return parts(a) == parts(b) && same(a.parts, b.parts);
}

inline bool same(const Scene& a, const Scene& b) {
  const auto parts = [](const Scene& s) {
    return std::tie(s.viewer, s.turn, s.decider, s.dealer, s.players, s.deck, s.clockwise, s.draws, s.round, s.trump,
                    s.phase);
  };
  return parts(a) == parts(b) && same(a.zones, b.zones) && same(a.options, b.options) && same(a.score, b.score) &&
         same(a.grid, b.grid) && same(a.auction, b.auction);
}

inline bool same(const Announcement& a, const Announcement& b) {
  return a.seat == b.seat && a.text == b.text && a.call == b.call && a.remark == b.remark;
}

inline bool same(const Highlight& a, const Highlight& b) {
  return std::tie(a.title, a.points, a.cards, a.seat) == std::tie(b.title, b.points, b.cards, b.seat);
}

inline bool same(const Gesture& a, const Gesture& b) { return a.seat == b.seat && a.nods == b.nods; }

inline bool same(const Step& a, const Step& b) {
  return a.kind == b.kind && same(a.highlight, b.highlight) && same(a.gestures, b.gestures) && same(a.scene, b.scene) &&
         same(a.said, b.said);
}

inline bool same(const Sheet::Row& a, const Sheet::Row& b) {
  return a.label == b.label && a.cells == b.cells && a.total == b.total;
}

inline bool same(const Sheet& a, const Sheet& b) {
  const auto parts = [](const Sheet& s) {
    return std::tie(s.match_over, s.sides, s.winner, s.verdict, s.reason, s.champions, s.result, s.next);
  };
  return parts(a) == parts(b) && same(a.rows, b.rows);
}

}  // namespace tapete::test
