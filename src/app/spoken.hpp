#pragma once
#include <span>
#include <string>

#include "app/setup.hpp"
#include "game/scene.hpp"

/// The table in sentences, for whoever does not see it. Made from the Scene alone: nothing is told that is hidden.
namespace tapete::spoken {

/// "Ana juega el rey de copas"
std::string announcement(const Announcement& said, Seat viewer, std::span<const Player> players);
/// The cards that the viewer has drawn between two scenes; empty if none.
std::string drawn(const Scene& before, const Scene& after, Lang lang);
/// The viewer's cards, and which of them may be played if some may not.
std::string hand(const Scene& scene, Lang lang);
/// What lies on the table, trumps, and whose turn it is.
std::string table(const Scene& scene, std::span<const Player> players, Lang lang);
/// How the match stands.
std::string score(const Scene& scene, std::span<const Player> players, Lang lang);

/// The count of a hand.
std::string sheet(const Sheet& sheet, Seat viewer, std::span<const Player> players, Lang lang);

}  // namespace tapete::spoken
