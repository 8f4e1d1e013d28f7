#include "app/seat_names.hpp"

#include <algorithm>

#include "app/strings.hpp"
#include "looks/portraits.hpp"

namespace tapete {
std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang, PlayerPortrait own) {
  const std::string& name = setup.names[static_cast<std::size_t>(seat)];
  if (!name.empty()) return name;
  Seat free = 0;
  for (const Portrait& portrait : kPortraits)
    if (seat > 0 && portrait.name != portrait_name(own) &&
        std::ranges::find(setup.names, portrait.name) == setup.names.end() && ++free == seat)
      return std::string{portrait.name};
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

}  // namespace tapete
