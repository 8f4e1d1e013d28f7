#include "games/bridge/match.hpp"

namespace tapete::bridge {
namespace {

constexpr int kDealsOfChukker = 4;

/// Returns the number of the deal in its chukker, 0 to 3.
int of_chukker(const Standing& standing) { return standing.deals % kDealsOfChukker; }

bool ends_chukker(const Config& config, const Standing& standing) {
  return config.kind == MatchKind::chicago && of_chukker(standing) == kDealsOfChukker - 1;
}

bool made(const Played& played) { return played.contract.level > 0 && played.tricks >= kBook + played.contract.level; }

// Factors of number_of()
constexpr int kDeals = 16;  // vulnerability repeats after this number of deals
constexpr int kBelow = 10;  // points below the line are tens
constexpr int kGames = 2;   // a third game would end the rubber
static_assert(kDeals * kBelow * kBelow * kGames * kGames == kMostStandings);

int game_bonus(bool vulnerable) { return vulnerable ? 500 : 300; }

/// Returns the bonus for a contract made, after which the side has `below` points towards a game.
int bonus(const Config& config, const Standing& standing, int side, int below, bool vulnerable) {
  const bool game = below >= kGameWorth;
  if (config.kind == MatchKind::rubber) {
    const bool last = game && standing.games[at(side)] == 1;
    return !last ? 0 : standing.games[at(1 - side)] == 0 ? 700 : 500;
  }
  if (game) return game_bonus(vulnerable);
  if (!writes_below(config)) return 50;
  return ends_chukker(config, standing) ? 100 : 0;
}

}  // namespace

int number_of(const Standing& standing) {
  int number = 0;
  for (const std::uint8_t games : standing.games) number = number * kGames + games;
  for (const std::uint8_t below : standing.below) number = number * kBelow + below / 10;
  return number * kDeals + standing.deals % kDeals + 1;
}

int deals_of(const Config& config) {
  if (config.kind == MatchKind::rubber) return 0;
  return config.kind == MatchKind::chicago ? config.chukkers * kDealsOfChukker : int{config.boards};
}

Standing opening(const Config& config) {
  Standing standing;
  if (config.from == 0) {
    if (config.kind == MatchKind::duplicate) standing.dealer = 0;
    return standing;
  }
  int number = config.from - 1;
  const auto take = [&number](int factor) {
    const int digit = number % factor;
    number /= factor;
    return digit;
  };
  const int deals = take(kDeals);
  standing.deals = static_cast<std::uint16_t>(deals_of(config) > 0 ? deals % deals_of(config) : deals);
  for (int side = kPairs; side-- > 0;) standing.below[at(side)] = static_cast<std::uint8_t>(10 * take(kBelow));
  for (int side = kPairs; side-- > 0;) standing.games[at(side)] = static_cast<std::uint8_t>(take(kGames));
  return standing;
}

bool writes_below(const Config& config) {
  return config.kind == MatchKind::rubber || (config.kind == MatchKind::chicago && config.carries);
}

int worth_with(const Config& config, const Standing& standing, const Played& played) {
  const int before = writes_below(config) ? standing.below[at(played.declarer % kPairs)] : 0;
  return before + bid_worth(played.contract);
}

bool vulnerable(const Config& config, const Standing& standing, Seat dealer, int side) {
  if (config.kind == MatchKind::rubber) return standing.games[at(side)] > 0;
  if (config.kind == MatchKind::duplicate) {
    // The vulnerable sides of boards 1 to 16, one bit each.
    constexpr std::array<unsigned, 16> kBoards{0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2};
    return (kBoards[standing.deals % kBoards.size()] >> side & 1U) != 0;
  }
  const int number = of_chukker(standing);
  if (number == 0 || number == kDealsOfChukker - 1) return number != 0;
  return (dealer % kPairs == side) == config.dealer_vulnerable;
}

std::array<int, kPairs> deal_points(const Config& config, const Standing& standing, const Played& played) {
  std::array<int, kPairs> out{};
  const Contract contract = played.contract;
  if (contract.level == 0) return out;
  if (config.kind == MatchKind::rubber && config.honors) out = played.honors;
  const int side = played.declarer % kPairs;
  const bool risk = vulnerable(config, standing, played.dealer, side);
  const int over = played.tricks - kBook - contract.level;
  if (made(played))
    out[at(side)] +=
        made_points(contract, over, risk) + bonus(config, standing, side, worth_with(config, standing, played), risk);
  else
    out[at(1 - side)] += failed_points(contract, -over, risk);
  return out;
}

Standing settle(const Config& config, const Standing& standing, const Played& played) {
  Standing next = standing;
  const bool passed_out = played.contract.level == 0;
  next.dealer = static_cast<std::int8_t>((played.dealer + 1) % kSeats);
  if (passed_out && config.again && config.kind != MatchKind::duplicate) {
    next.dealer = static_cast<std::int8_t>(played.dealer);
    return next;
  }
  const auto points = deal_points(config, standing, played);
  for (int side = 0; side < kPairs; ++side) next.score[at(side)] += points[at(side)];
  ++next.deals;
  if (!writes_below(config)) return next;
  if (made(played)) {
    const int side = played.declarer % kPairs;
    const int worth = worth_with(config, standing, played);
    next.below[at(side)] = static_cast<std::uint8_t>(worth < kGameWorth ? worth : 0);
    if (worth >= kGameWorth) {
      next.below.fill(0);
      if (config.kind == MatchKind::rubber) ++next.games[at(side)];
    }
  }
  if (ends_chukker(config, standing)) next.below.fill(0);
  return next;
}

bool match_over(const Config& config, const Standing& standing) {
  if (config.kind != MatchKind::rubber) return standing.deals == deals_of(config);
  return standing.games[0] == 2 || standing.games[1] == 2;
}

}  // namespace tapete::bridge
