#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/setup.hpp"
#include "game/scene.hpp"

/// Descriptions of the table in sentences, for screen readers. These sentences are based on the Scene alone, which
/// contains nothing hidden from the viewer.
namespace tapete::spoken {

/// Returns in a few words which player is to act; empty if nobody is to act. `by_name`: whether the viewer is called by
/// name instead of "you", because several people share the screen.
std::string whose_turn(const Scene& scene, std::span<const Player> players, bool by_name, Lang lang);
/// Returns Scene::question with the name in it.
std::string question(const Scene& scene, std::span<const Player> players);
/// Returns sentences that say whose turn it is and what the viewer is asked; empty if nobody is to act.
std::string turn_and_question(const Scene& scene, std::span<const Player> players, Lang lang);
/// Returns the heading of a screen: the name of the game, and `news`, such as whose turn it is.
std::string heading(std::string_view game, std::string news, std::span<const Player> players);
/// Returns an announcement with the name of the player: "Ana juega el rey de copas" ("Ana plays the king of cups").
std::string announcement(const Announcement& said, Seat viewer, std::span<const Player> players);
/// Returns the cards that the viewer has drawn between two scenes; empty if there are none.
std::string drawn(const Scene& before, const Scene& after, Lang lang);
/// Returns the viewer's cards, or the cards of the seat for which the viewer plays. If only some of these cards may be
/// played, also names the playable cards. Empty for an onlooker.
std::string hand(const Scene& scene, std::span<const Player> players, Lang lang);
/// Returns a description of the whole table except the viewer's hand, to be read paragraph by paragraph: the score of
/// each side, the cards on the table, the number of cards of each other player, and whose turn it is.
std::vector<std::string> paragraphs(const Scene& scene, std::span<const Player> players, Lang lang);
/// Returns the cards on the table, the trump suit, and whose turn it is.
std::string table(const Scene& scene, std::span<const Player> players, Lang lang);
/// Returns the score of the match.
std::string score(const Scene& scene, std::span<const Player> players, Lang lang);

/// Returns the sides whose names replace the `@` in Sheet::verdict, as lists of seats.
std::vector<std::vector<Seat>> named_sides(const Sheet& sheet, Seat viewer);
/// Returns the score sheet of a hand in sentences.
std::string sheet(const Sheet& sheet, Seat viewer, std::span<const Player> players, Lang lang);

}  // namespace tapete::spoken
