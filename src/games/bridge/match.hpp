#pragma once
#include "games/bridge/scoring.hpp"

/// Matches of several deals: vulnerability, games, and points below the line.
namespace tapete::bridge {

enum class MatchKind : std::uint8_t { chicago, rubber, duplicate };

struct Config {
  std::uint8_t players = kSeats;
  MatchKind kind = MatchKind::chicago;
  std::uint8_t chukkers = 1;      ///< chicago: the number of chukkers, each of four deals
  std::uint8_t boards = 4;        ///< duplicate: the number of deals
  bool dealer_vulnerable = true;  ///< chicago: whether the dealer's side, not the other, is vulnerable in deals 2 and 3
  bool carries = true;            ///< chicago: whether points below the line are kept until a side has a game
  bool honors = false;            ///< rubber: whether honors count
  bool again = false;             ///< chicago and rubber: whether a deal that was passed out is dealt again
  std::uint16_t from = 0;         ///< number_of() the standing before a deal that is played alone; 0: a whole match
  friend bool operator==(const Config&, const Config&) = default;
};

/// The state of the match between two deals. The side of a seat is seat % 2.
struct Standing {
  std::array<std::int32_t, kPairs> score{};
  std::array<std::uint8_t, kPairs> below{};  ///< points below the line, which count towards a game
  std::array<std::uint8_t, kPairs> games{};  ///< rubber: the games won
  std::uint16_t deals = 0;                   ///< deals so far; a deal that is dealt again counts once
  std::int8_t dealer = kNobody;              ///< the next dealer; kNobody: drawn by lot
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// The result of a deal.
struct Played {
  Contract contract;
  Seat dealer = 0;
  Seat declarer = kNobody;
  int tricks = 0;                    ///< tricks won by the declarer's side
  std::array<int, kPairs> honors{};  ///< points for honors, by side
};

/// Returns the number, 1 to kMostStandings, of a standing without its score and its dealer.
int number_of(const Standing& standing);
inline constexpr int kMostStandings = 6400;

/// Returns the number of deals in the match; 0 in a rubber, which has no fixed number.
int deals_of(const Config& config);
Standing opening(const Config& config);
/// Returns whether the points below the line are kept between deals.
bool writes_below(const Config& config);
/// Returns whether the side is vulnerable in the next deal, dealt by this dealer.
bool vulnerable(const Config& config, const Standing& standing, Seat dealer, int side);
/// Returns the points towards a game that the declarer's side has if its contract is made.
int worth_with(const Config& config, const Standing& standing, const Played& played);
/// Returns all points of a deal, by side.
std::array<int, kPairs> deal_points(const Config& config, const Standing& standing, const Played& played);
Standing settle(const Config& config, const Standing& standing, const Played& played);
bool match_over(const Config& config, const Standing& standing);

}  // namespace tapete::bridge
