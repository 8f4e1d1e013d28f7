#pragma once
#include <string>
#include <vector>

#include "game/scene.hpp"
#include "games/kwingto/rules.hpp"

/// The dice and their result on the table.
namespace tapete::kwingto {

/// Returns the value of a throw, with the sign of the card that it places if the card is not named by the number: "11
/// (J)".
std::string value_words(int value);
/// Returns the dice as terms of their sum, each with its sign: first the black ones, then the red ones, which are
/// subtracted if there are black ones.
std::vector<SceneDie> shown_dice(const State& s);
Zone dice_zone(const State& s, Lang lang);

}  // namespace tapete::kwingto
