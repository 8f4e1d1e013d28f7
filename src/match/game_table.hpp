#pragma once
#include "match/bare_table.hpp"

namespace tapete {

/// The Table of one game.
template <Game G>
class GameTable final : public BareTable<G> {
  using Base = BareTable<G>;
  using Hand = typename Base::Hand;
  using Base::hand;
  using Base::match;

 public:
  using Base::Base;
  using Base::config;
  using Base::in_hand;
  using Base::players;
  using Base::sides;

  [[nodiscard]] Scene scene(Seat seat, Lang lang) const override {
    if (match().hands().empty()) {
      Scene scene;
      scene.viewer = seat;
      scene.players = players();
      complete(scene);
      return scene;
    }
    Scene scene = G::scene(config(), hand().standing, G::view(hand().state, seat), lang);
    complete(scene);
    return scene;
  }

  [[nodiscard]] std::vector<Step> steps(Seat seat, Lang lang) const override {
    if (match().moves().empty()) return {};
    const Hand& now = hand();
    if (now.actions == 0) return {{scene(seat, lang), {}, Step::Kind::dealt}};
    auto steps = G::steps(config(), now.standing, now.before, match().moves().back().action, seat, lang);
    for (Step& step : steps) complete(step.scene);
    return steps;
  }

  [[nodiscard]] std::optional<Sheet> sheet(Seat seat, Lang lang) const override {
    if (match().hands().empty() || in_hand()) return std::nullopt;
    Sheet sheet = G::sheet(config(), hand().standing, hand().state, seat, lang);
    for (Seat winner = 0; sheet.match_over && winner < players(); ++winner)
      if (G::won(config(), match().standing(), winner % sides())) sheet.champions.push_back(winner);
    return sheet;
  }

  [[nodiscard]] bool charts_hands() const override { return ChartsHands<G>; }
  [[nodiscard]] Chart chart([[maybe_unused]] Lang lang) const override {
    Chart chart;
    if constexpr (ChartsHands<G>)
      for (const Hand& each : match().hands())
        chart.rows.push_back(G::chart_row(config(), each.standing, each.state, lang));
    return chart;
  }

  [[nodiscard]] std::vector<int> extra_statistics([[maybe_unused]] int side) const override {
    if constexpr (HasExtraStatistics<G>)
      if (!match().hands().empty() && !in_hand()) return G::extra_statistics(hand().state, side);
    return {};
  }

 private:
  /// Sets the fields of a scene that are the same for the whole match.
  void complete(Scene& scene) const {
    scene.deck = deck_of<G>(config());
    scene.clockwise = G::info().clockwise;
  }
};

}  // namespace tapete
