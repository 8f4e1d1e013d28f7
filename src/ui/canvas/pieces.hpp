#pragma once
#include "core/card.hpp"
#include "game/scene.hpp"
#include "ui/canvas/canvas.hpp"

/// French cards and dice, drawn from plain shapes, which stay clear at every size.
namespace tapete {

/// Spades, hearts, diamonds, clubs, as in Card.
void draw_french_suit(Canvas& canvas, int suit, Point center, float size, Colour colour);
/// Red for hearts and diamonds.
Colour french_ink(int suit);
/// The face of a card. Wide cards have the suit beside the rank, high ones below it. A `fade` below 1 is for a card
/// that could be placed there.
void draw_french_card(Canvas& canvas, Card card, Rect rect, float fade = 1);
/// A card face down.
void draw_french_back(Canvas& canvas, Rect rect);
/// A die; `face` 0 is one that has not been thrown.
void draw_die(Canvas& canvas, const SceneDie& die, Rect rect, float fade = 1);

}  // namespace tapete
