#include "online/fair_draw.hpp"

#include <utility>

#include "core/heap_sort.hpp"
#include "core/sha256.hpp"

namespace tapete::online {
namespace {

constexpr std::size_t kDigest = 64;  ///< hexadecimal digits of a hash
constexpr std::uint32_t kDieSides = 6;

std::string party_name(int party) { return party == kHostParty ? "host" : std::to_string(party); }

std::optional<int> parse_party(std::string_view name) {
  return name == "host" ? std::optional{kHostParty} : parse_number(name, kMaxSeats - 1);
}

std::uint32_t hex_value(char digit) {
  return static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  Splitter rest{line, ' '};
  while (const auto word = rest.next()) words.emplace_back(*word);
  return words;
}

/// Shuffles by the method of Fisher and Yates, from the last place down.
void shuffle(std::vector<std::string>& words, DrawStream& stream) {
  for (std::size_t i = words.size(); i > 1; --i)
    std::swap(words[i - 1], words[stream.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace

bool is_digest(std::string_view text) {
  for (const char c : text)
    if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) return false;
  return text.size() == kDigest;
}

std::string party_text(const PartyValues& values) {
  return joined(values, " ", [](const PartyValue& one) { return party_name(one.party) + ":" + one.value; });
}

std::optional<PartyValues> parse_parties(std::string_view text) {
  PartyValues values;
  Splitter words{text, ' '};
  while (const auto word = words.next()) {
    const auto colon = word->find(':');
    const auto party = parse_party(word->substr(0, colon));
    if (colon == std::string_view::npos || !party || !is_digest(word->substr(colon + 1))) return std::nullopt;
    if (!values.empty() && values.back().party >= *party) return std::nullopt;
    values.push_back({*party, std::string{word->substr(colon + 1)}});
  }
  return values;
}

std::string_view value_of(const PartyValues& values, int party) {
  for (const PartyValue& one : values)
    if (one.party == party) return one.value;
  return {};
}

std::string seal_of(std::string_view match, int draw, int party, std::string_view number) {
  std::string text{"tapete seal 1 "};
  text.append(match).append(" ").append(std::to_string(draw)).append(" ");
  return sha256(text.append(party_name(party)).append(" ").append(number));
}

bool opens(std::string_view match, int draw, const PartyValues& seals, const PartyValues& numbers) {
  if (seals.size() != numbers.size()) return false;
  for (std::size_t i = 0; i < seals.size(); ++i) {
    const auto& [party, number] = numbers[i];
    if (party != seals[i].party || seal_of(match, draw, party, number) != seals[i].value) return false;
  }
  return true;
}

DrawStream::DrawStream(std::string_view match, int draw, const PartyValues& numbers) {
  std::string text{"tapete draw 1 "};
  text.append(match).append(" ").append(std::to_string(draw)).append(" ");
  seed_ = sha256(text.append(party_text(numbers)));
}

std::uint32_t DrawStream::word() {
  if (used_ == block_.size()) {
    block_ = sha256(seed_ + " " + std::to_string(next_++));
    used_ = 0;
  }
  std::uint32_t value = 0;
  for (int i = 0; i < 8; ++i) value = value << 4 | hex_value(block_[used_++]);
  return value;
}

std::uint32_t DrawStream::below(std::uint32_t bound) {
  // Unless 2^32 is a multiple of `bound`, the highest values would make some results more likely than others. Such a
  // value is dropped, and another one is drawn.
  const std::uint32_t surplus = (0U - bound) % bound;
  std::uint32_t value = word();
  while (value > ~surplus) value = word();
  return value % bound;
}

std::string drawn_line(const Table& table, DrawStream stream) {
  // A line with arbitrary results shows which cards are in play, or how many dice are thrown.
  Rng arbitrary{0};
  if (table.in_hand()) {
    const auto words = words_of(table.chance(arbitrary, kNobody));
    std::string line = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) line += " " + std::to_string(1 + stream.below(kDieSides));
    return line;
  }
  const auto due = words_of(table.turn().due);
  const std::string seat =
      due.size() > 1 ? due[1] : std::to_string(stream.below(static_cast<std::uint32_t>(table.players())));
  auto cards = words_of(table.chance(arbitrary, parse_number(seat, kMaxSeats - 1).value_or(0)));
  cards.erase(cards.begin(), cards.begin() + 2);
  heap_sort(cards);
  shuffle(cards, stream);
  std::string line = due.front() + " " + seat;
  for (const std::string& card : cards) line += " " + card;
  return line;
}

}  // namespace tapete::online
