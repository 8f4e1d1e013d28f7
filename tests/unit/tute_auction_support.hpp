#pragma once
#include "games/tute/auction.hpp"
#include "tute_support.hpp"

/// Helpers for tests of the variants with an auction.
namespace tapete::test::tute {

using Variant = Tute::Variant;

inline Tute::Config playing(Variant variant, int players = 4) {
  Tute::Config config = with(players);
  config.variant = variant;
  return config;
}

inline State begin(Variant variant, const Tute::Deal& deal, int players = 4) {
  return Tute::start(playing(variant, players), {}, deal);
}

}  // namespace tapete::test::tute
