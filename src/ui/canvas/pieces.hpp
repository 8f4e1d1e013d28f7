#pragma once
#include <string_view>

#include "core/card.hpp"
#include "game/scene.hpp"
#include "ui/canvas/canvas.hpp"

/// French cards and dice, drawn from plain shapes, which stay clear at every size.
namespace tapete {

/// Draws a suit symbol; `suit` is 0 to 3 for spades, hearts, diamonds and clubs, as in Card.
void draw_french_suit(Canvas& canvas, int suit, Point center, float size, Colour colour);
/// Returns red for hearts and diamonds, black for spades and clubs.
Colour french_ink(int suit);
/// Returns the rank as printed on a card: "7", "10", "J", "A".
std::string_view french_rank_sign(Card card);
/// Draws the face of a card: a corner index and a large pip, or on a small card only rank and suit. A `fade` below 1
/// makes the card pale, as a preview of a card that could be placed.
void draw_french_card(Canvas& canvas, Card card, Rect rect, float fade = 1);
/// Draws a card face down, in the colour of `suit` and with its sign.
void draw_french_back(Canvas& canvas, int suit, Rect rect);
/// Draws a die. A die with `face` 0 has not been thrown and has no pips.
void draw_die(Canvas& canvas, const SceneDie& die, Rect rect, float fade = 1);

}  // namespace tapete
