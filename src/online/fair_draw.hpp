#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"

/// Fair draw of cards and dice by commitments: every page sends the hash of a secret number (its seal) before any
/// number is known, and the result follows from all the numbers. docs/online.md specifies the draw for other programs.
namespace tapete::online {

/// The party number of the host's page. The party number of a guest's page is its seat.
inline constexpr int kHostParty = -1;

/// Secret number of one party in a draw, or the seal of the number: 64 hexadecimal digits in lower case. A party is a
/// page that takes part in the draw. In PartyValues the host comes first, then the guests in the order of their seats.
struct PartyValue {
  int party = kHostParty;
  std::string value;
  friend bool operator==(const PartyValue&, const PartyValue&) = default;
};
using PartyValues = std::vector<PartyValue>;

/// Returns whether a text is 64 hexadecimal digits in lower case.
bool is_digest(std::string_view text);

/// Returns the values as `host:... 1:... 3:...`.
std::string party_text(const PartyValues& values);
/// Parses the result of party_text(). Returns no value for any other text.
std::optional<PartyValues> parse_parties(std::string_view text);
/// Returns the value of a party; empty if the party is not in `values`.
std::string_view value_of(const PartyValues& values, int party);

/// Returns the seal of a number. The hash includes the match, the draw (counted from 1) and the party, so that a seal
/// is not valid for another match, draw or party.
std::string seal_of(std::string_view match, int draw, int party, std::string_view number);
/// Returns whether `seals` and `numbers` are from the same parties, and each number fits its seal.
bool opens(std::string_view match, int draw, const PartyValues& seals, const PartyValues& numbers);

/// Random generator that is seeded with the numbers of all parties: SHA-256 in counter mode.
class DrawStream {
 public:
  DrawStream(std::string_view match, int draw, const PartyValues& numbers);

  /// Returns a uniform random number in [0, bound), bound >= 1.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint32_t word();

  std::string seed_;
  std::string block_;       ///< the current block, in hexadecimal digits
  std::size_t used_ = 0;    ///< number of digits of `block_` used so far
  std::uint32_t next_ = 0;  ///< number of the next block
};

/// Draws the chance event that is due at a table, and returns its line. Chance must be to act.
std::string drawn_line(const Table& table, DrawStream stream);

}  // namespace tapete::online
