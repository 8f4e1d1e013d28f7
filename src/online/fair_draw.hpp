#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"

/// A draw that nobody chooses: every page seals a number before any number is known, and what chance does follows from
/// all of them. docs/online.md says it so that another program can do the same.
namespace tapete::online {

/// The party of the host's page; that of a guest's page is its seat.
inline constexpr int kHostParty = -1;

/// What each page that takes part in a draw has sealed, or the seals: 64 hexadecimal digits in lower case each. The
/// host comes first, then the guests by their seats.
struct PartyValue {
  int party = kHostParty;
  std::string value;
  friend bool operator==(const PartyValue&, const PartyValue&) = default;
};
using PartyValues = std::vector<PartyValue>;

/// Whether a text is 64 hexadecimal digits in lower case.
bool is_digest(std::string_view text);

/// `host:... 1:... 3:...`
std::string party_text(const PartyValues& values);
/// Reads what party_text() writes; nothing if the text is anything else.
std::optional<PartyValues> parse_parties(std::string_view text);
/// The value of a party; empty if it takes no part.
std::string_view value_of(const PartyValues& values, int party);

/// The seal of a number. It names match, draw and party, so that no seal is good for another one. Draws of a match are
/// counted from 1.
std::string seal_of(std::string_view match, int draw, int party, std::string_view number);
/// Whether these are the same parties, and each number fits its seal.
bool opens(std::string_view match, int draw, const PartyValues& seals, const PartyValues& numbers);

/// Random numbers that follow from those of all parties: SHA-256 in counter mode.
class DrawStream {
 public:
  DrawStream(std::string_view match, int draw, const PartyValues& numbers);

  /// Uniform in [0, bound), bound >= 1.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint32_t word();

  std::string seed_;
  std::string block_;       ///< in hexadecimal digits
  std::size_t used_ = 0;    ///< digits of it
  std::uint32_t next_ = 0;  ///< number of the next block
};

/// The line that is due at a table where chance is to act.
std::string drawn_line(const Table& table, DrawStream stream);

}  // namespace tapete::online
