#pragma once
#include "ui/screens/app_stage.hpp"

/// The screens beside the table. Each draws a frame of itself and tells App what was pressed.
namespace tapete {

void draw_start(AppStage& stage);
void draw_setup(AppStage& stage);
/// The cards that are drawn for the first dealer.
void draw_dealer_draw(AppStage& stage);
void draw_settings(AppStage& stage);
void draw_matches(AppStage& stage);
void draw_doctor(AppStage& stage);
/// What there is to learn at a game.
void draw_sayings(AppStage& stage);
/// A page of text: rules, glossary, licences.
void draw_page(AppStage& stage, Screen screen);

}  // namespace tapete
