#pragma once
#include <vector>

#include "core/index.hpp"
#include "game/scene.hpp"
#include "tricks/trick_blunders.hpp"
#include "tricks/trick_flow.hpp"
#include "tricks/trick_words.hpp"

namespace tapete {

/// Returns the gestures after a trick: players who lose a valuable card to another side shrug, and its winner nods.
template <class R>
std::vector<Gesture> gestures_of_trick(const typename R::State& s) {
  constexpr int kMuch = 10;  // points of a valuable card
  std::vector<Gesture> out;
  const int trick = s.tricks - 1;
  const Seat winner = s.winner[at(trick)];
  Seat seat = s.leader_of(trick);
  for (int i = 0; i < s.trick_size(); ++i, seat = s.after(seat)) {
    const Card card = s.played[at(trick * s.trick_size() + i)];
    if (TrickFlow<R>::side_of(s, seat) != TrickFlow<R>::side_of(s, winner) &&
        ranking_for<R>(s.config).points_of(card) >= kMuch)
      out.push_back({seat, false});
  }
  if (!out.empty()) out.push_back({winner, true});
  return out;
}

/// Returns the remark of a seat that adds a valuable card to a trick that a rival is winning while its partner is still
/// to play; otherwise an empty string. The remark depends on open cards alone, so it tells nothing about the hand.
template <class R>
std::string remark_on_play(const typename R::State& s, Card card, Lang lang) {
  if (s.in_trick == 0 || s.stock_gone()) return {};
  const TrickMoment m = moment_of(s, ranking_for<R>(s.config), R::sides(s.config), CardSet::of(card), {});
  const bool trusts = !m.partner && !m.lost && !m.beating.has(card) && m.is_high(card);
  return std::string{trusts ? trick_say::kTrusts(lang) : std::string_view{}};
}

}  // namespace tapete
