#include "tricks/claim_words.hpp"

#include "core/bits.hpp"
#include "core/text.hpp"
#include "game/scene.hpp"

namespace tapete {

std::string offender_words(unsigned seats) {
  if (seats == 0) return " -";
  std::string out;
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (has(seats, seat)) out += " " + std::to_string(seat);
  return out;
}

std::optional<unsigned> parse_offenders(std::string_view words) {
  unsigned seats = 0;
  Splitter each{words, ' '};
  while (const auto word = each.next())
    if (const auto seat = parse_number(*word, kMaxSeats - 1)) seats |= 1U << *seat;
  // Only one spelling is accepted: the seats in ascending order, each once, and nothing else.
  if (offender_words(seats).substr(1) != words) return std::nullopt;
  return seats;
}

}  // namespace tapete
