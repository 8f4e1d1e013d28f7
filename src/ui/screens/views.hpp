#pragma once
#include <string_view>

#include "game/game_info.hpp"
#include "ui/screens/app_stage.hpp"

/// The screens beside the table. Each draws a frame of itself and tells App what was pressed.
namespace tapete {

void draw_home(AppStage& stage);
void draw_setup(AppStage& stage);
/// The cards that are drawn for the first dealer.
void draw_dealer_draw(AppStage& stage);
void draw_settings(AppStage& stage);
void draw_matches(AppStage& stage);
void draw_diagnostics(AppStage& stage);
/// What there is to learn at a game.
void draw_sayings(AppStage& stage);
/// A page of text: rules, glossary, licences.
void draw_page(AppStage& stage, Screen screen);

/// The frame of every screen but the table: background, title, the way back. Returns the area for the content.
Rect draw_page_frame(AppStage& stage, std::string_view title);
/// The part of `rect`, in the middle, with a good width for text.
Rect text_column(const Stage& stage, Rect rect);

/// A question or a message over any screen. App is told the answer.
void draw_dialog(AppStage& stage, const Dialog& dialog);
/// A short message that disappears by itself. Its lower edge is at `bottom`.
void draw_toast(AppStage& stage, std::string_view text, float bottom);

/// The statistics of one game, with charts. Returns their height.
float draw_summary(AppStage& stage, const Statistics& statistics, Point at, float width);

/// Width of the picture of draw_game_picture(), as a multiple of its height.
inline constexpr float kFanWidth = 1.85F;

/// The cards that represent a game, as a fan that fills `area`.
void draw_game_picture(AppStage& stage, const GameCard& game, Rect area);
/// Two of these cards, for small places.
void draw_small_picture(AppStage& stage, const GameCard& game, Rect area);

}  // namespace tapete
