#include "online/protocol.hpp"

#include <array>

#include "game/problem.hpp"

namespace tapete::online {
namespace {

constexpr std::array<std::string_view, 7> kFarewells{"left", "version", "seat", "taken", "moved", "seal", "garbage"};

}  // namespace

std::string_view farewell_word(Farewell why) { return kFarewells[static_cast<std::size_t>(why)]; }

bool is_plain_name(std::string_view name) {
  if (name.empty() || name.size() > kLongestName || name != printable(name)) return false;
  return name.front() != ' ' && name.back() != ' ' && name.find('#') == std::string_view::npos;
}

std::optional<int> take_number(Splitter& words, int high) { return parse_number(words.next().value_or(""), high); }

}  // namespace tapete::online
