#pragma once
#include <string_view>

#include "game/game_info.hpp"
#include "ui/screens/app_context.hpp"

/// The screens beside the table. Each draws a frame of itself and tells App what was pressed.
namespace tapete {

void draw_home(AppContext& context);
void draw_setup(AppContext& context);
/// The cards that are drawn for the first dealer.
void draw_dealer_draw(AppContext& context);
void draw_settings(AppContext& context);
void draw_matches(AppContext& context);
void draw_diagnostics(AppContext& context);
/// What there is to learn at a game.
void draw_sayings(AppContext& context);
/// A page of text: rules, glossary, licences.
void draw_page(AppContext& context, Screen screen);

/// The frame of every screen but the table: background, title, the way back. Returns the area for the content.
Rect draw_page_frame(AppContext& context, std::string_view title);
/// The part of `rect`, in the middle, with a good width for text.
Rect text_column(const DrawContext& context, Rect rect);

/// A question or a message over any screen. App is told the answer.
void draw_dialog(AppContext& context, const Dialog& dialog);
/// A short message that disappears by itself. Its lower edge is at `bottom`.
void draw_toast(AppContext& context, std::string_view text, float bottom);

/// The statistics of one game, with charts. Returns their height.
float draw_summary(AppContext& context, const Statistics& statistics, Point at, float width);

/// Width of the picture of draw_game_picture(), as a multiple of its height.
inline constexpr float kFanWidth = 1.85F;

/// The cards that represent a game, as a fan that fills `area`.
void draw_game_picture(AppContext& context, const GameCard& game, Rect area);
/// Two of these cards, for small places.
void draw_small_picture(AppContext& context, const GameCard& game, Rect area);

}  // namespace tapete
