#pragma once
#include "app/app.hpp"
#include "app/strings.hpp"
#include "ui/cards.hpp"
#include "ui/gui.hpp"

namespace tapete {

/// What every screen is drawn with.
struct Stage {
  App& app;
  Gui& gui;
  Canvas& canvas;
  Cards& cards;
  [[nodiscard]] float em(float points) const { return gui.em(points); }
  [[nodiscard]] const Theme& theme() const { return canvas.theme(); }
  [[nodiscard]] std::string_view say(const Text& text) const { return text(app.lang()); }
};

void draw_start(Stage& stage);
void draw_setup(Stage& stage);
void draw_dealer_draw(Stage& stage);
void draw_settings(Stage& stage);
void draw_matches(Stage& stage);
/// What goes through a match that is watched, over the foot of the table.
void draw_replay_bar(Stage& stage, const Session& session);
/// A page of text: rules, glossary, licences.
void draw_page(Stage& stage, Screen screen);
/// True if the sealed deck is to be shown.
bool draw_sheet(Stage& stage, const Sheet& sheet);
/// Hides the table until the next person at this screen has the device.
void draw_pass(Stage& stage, const Session& session);
void draw_dialog(Stage& stage, const Dialog& dialog);
void draw_toast(Stage& stage, std::string_view text, float bottom);

/// The frame of a screen that is not the table: background, title, the way back. Gives what is left for the content.
Rect draw_page_frame(Stage& stage, std::string_view title);
/// The part of `rect` that text of a good length takes, in the middle.
Rect text_column(const Stage& stage, Rect rect);
/// A player's round sign with the first letter of the name.
void draw_avatar(Stage& stage, Point center, float radius, std::string_view name, bool own_side, bool turn);

}  // namespace tapete
