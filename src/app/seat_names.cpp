#include "app/seat_names.hpp"

#include <algorithm>

#include "app/strings.hpp"
#include "looks/portraits.hpp"

namespace tapete {
namespace {

/// Returns the name of portrait number `count` among those that `free` accepts.
template <class Free>
std::string free_name(int count, const Free& free) {
  for (const Portrait& portrait : kPortraits)
    if (free(portrait.name) && count-- == 0) return std::string{portrait.name};
  return {};
}

}  // namespace

std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang, PlayerPortrait own) {
  const std::string& name = setup.names[static_cast<std::size_t>(seat)];
  if (!name.empty()) return name;
  if (seat > 0)
    return free_name(seat - 1, [&](std::string_view each) {
      return each != portrait_name(own) && std::ranges::find(setup.names, each) == setup.names.end();
    });
  // With several people at the screen, "You" would be ambiguous.
  const bool several = std::count(setup.people.begin(), setup.people.begin() + setup.players, true) > 1;
  return several ? std::string{"Player 1"_text(lang)} : words::default_name(0, lang);
}

bool is_default_own_name(std::string_view name) {
  for (std::size_t lang = 0; lang < kLangs.size(); ++lang)
    if (name == words::default_name(0, static_cast<Lang>(lang)) || name == "Player 1"_text(static_cast<Lang>(lang)))
      return true;
  return false;
}

void translate_own_name(std::vector<Player>& players, Lang lang) {
  const auto people = std::ranges::count_if(players, &Player::human);
  for (Player& player : players)
    if (player.human() && is_default_own_name(player.name))
      player.name = people > 1 ? std::string{"Player 1"_text(lang)} : words::default_name(0, lang);
}

void rename_namesakes(std::vector<Player>& players, PlayerPortrait own) {
  for (Player& player : players)
    if (!player.human() && player.name == portrait_name(own))
      player.name = free_name(
          0, [&](std::string_view each) { return std::ranges::find(players, each, &Player::name) == players.end(); });
}

}  // namespace tapete
