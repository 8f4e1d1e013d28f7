#pragma once
#include "core/card.hpp"
#include "game/scene.hpp"
#include "ui/canvas/canvas.hpp"

/// French cards and dice, drawn from plain shapes: they stay clear however small.
namespace tapete {

/// Spades, hearts, diamonds, clubs, as in Card.
void draw_french_suit(Canvas& canvas, int suit, Point center, float size, Colour colour);
/// Red for hearts and diamonds.
Colour french_ink(int suit);
/// The face of a card; wide ones have the suit beside the rank, high ones below it. `fade` below 1: it might lie there.
void draw_french_card(Canvas& canvas, Card card, Rect rect, float fade = 1);
/// A card face down.
void draw_french_back(Canvas& canvas, Rect rect);
/// `face` 0: not thrown yet.
void draw_die(Canvas& canvas, const SceneDie& die, Rect rect, float fade = 1);

}  // namespace tapete
