#pragma once
#include "ui/gui/stage.hpp"

/// The screens beside the table. Each draws a frame of itself and tells App what was pressed.
namespace tapete {

void draw_start(Stage& stage);
void draw_setup(Stage& stage);
/// The cards that are drawn for the first dealer.
void draw_dealer_draw(Stage& stage);
void draw_settings(Stage& stage);
void draw_matches(Stage& stage);
void draw_doctor(Stage& stage);
/// What there is to learn at a game.
void draw_sayings(Stage& stage);
/// A page of text: rules, glossary, licences.
void draw_page(Stage& stage, Screen screen);

}  // namespace tapete
