#pragma once
#include <span>
#include <string>
#include <vector>

#include "app/setup.hpp"
#include "game/scene.hpp"

/// The table in sentences, for those who do not see it. They are made from the Scene alone, so nothing hidden is told.
namespace tapete::spoken {

/// Tells in a few words which player is to act; empty if nobody is. `by_name`: the viewer is not called "you", because
/// several people share the screen.
std::string whose_turn(const Scene& scene, std::span<const Player> players, bool by_name, Lang lang);
/// "Ana juega el rey de copas"
std::string announcement(const Announcement& said, Seat viewer, std::span<const Player> players);
/// The cards that the viewer has drawn between two scenes; empty if there are none.
std::string drawn(const Scene& before, const Scene& after, Lang lang);
/// The viewer's cards and, if some may not be played, which may.
std::string hand(const Scene& scene, std::span<const Player> players, Lang lang);
/// The whole table but the viewer's hand, to be read paragraph by paragraph: the score of each side, what lies on the
/// table, the other players and the number of their cards, and whose turn it is.
std::vector<std::string> paragraphs(const Scene& scene, std::span<const Player> players, Lang lang);
/// What lies on the table, the trump suit, and whose turn it is.
std::string table(const Scene& scene, std::span<const Player> players, Lang lang);
/// The score of the match.
std::string score(const Scene& scene, std::span<const Player> players, Lang lang);

/// The count of a hand.
std::string sheet(const Sheet& sheet, Seat viewer, std::span<const Player> players, Lang lang);

}  // namespace tapete::spoken
