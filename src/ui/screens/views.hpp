#pragma once
#include <string_view>

#include "game/game_info.hpp"
#include "ui/screens/app_context.hpp"

/// All screens without a table. Each function draws one frame and passes the player's input to App.
namespace tapete {

void draw_home(AppContext& context);
void draw_setup(AppContext& context);
/// Draws the screen on which cards decide the first dealer.
void draw_dealer_draw(AppContext& context);
void draw_settings(AppContext& context);
/// Draws the question about the player's name and portrait, before the first match.
void draw_player(AppContext& context);
void draw_matches(AppContext& context);
void draw_diagnostics(AppContext& context);
/// Draws the learning screen of a game: its lesson, the position of the day, and its sayings.
void draw_sayings(AppContext& context);
/// Draws a page of text: rules, glossary or licences.
void draw_text(AppContext& context);

/// Draws the frame of a page: background, title, and back button. Returns the area for the content.
Rect draw_page_frame(AppContext& context, std::string_view title);
/// Draws the content of a page whose file is being loaded or could not be loaded. Returns true if the player asks to
/// load it again.
bool draw_waiting(AppContext& context, Rect content, File::State state);
/// Draws the page that a lesson shows until it is loaded.
void draw_lesson_waiting(AppContext& context);
/// Returns the middle part of `rect`, with a good width for text.
Rect text_column(const DrawContext& context, Rect rect);

/// Shades the edges of a scroll area beyond which there is more content, and draws an arrow at the lower edge.
void draw_scroll_sign(DrawContext& context, std::string_view id);

/// Draws a question or a message over any screen. The answer goes to App.
void draw_dialog(AppContext& context, const Dialog& dialog);
/// Draws a short message with its lower edge at `bottom`, or above or below the words of help if it would cover them.
/// App removes it after a while.
void draw_toast(AppContext& context, std::string_view text, float bottom);

/// Draws the statistics of one game, with charts. Returns their height.
float draw_summary(AppContext& context, const Statistics& statistics, Point at, float width);

/// Width of the picture of draw_game_picture(), as a multiple of its height.
inline constexpr float kPictureWidth = 1.85F;

/// Draws the cards that represent a game, as a fan or a row that fills `area`.
void draw_game_picture(AppContext& context, const GameCard& game, Rect area);
/// Draws two or three of these cards, depending on the shape of `area`.
void draw_small_picture(AppContext& context, const GameCard& game, Rect area);

}  // namespace tapete
