#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/bot.hpp"
#include "ui/gui/draw_context.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {

/// Scrollable column of labelled controls.
class Form {
 public:
  Form(DrawContext& context, std::string_view id, Rect view);
  void heading(std::string_view text);
  void note(std::string_view text);
  /// Draws the heading of a section that is collapsed until the player opens it. Returns true if the section is open.
  bool fold(std::string_view id, std::string_view label);
  void gap() { y_ += context_.em(10); }
  /// Draws a choice among a few labels. `label` and `explanation` may be empty. Returns true if `chosen` was
  /// changed.
  bool choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen,
              std::string_view explanation = {});
  /// Draws a choice among pictures with their names below. `height` is the height of a picture; `draw` draws the
  /// picture of choice `index` in `area`. Returns true if `chosen` was changed.
  bool pictures(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen,
                float height, const std::function<void(int index, Rect area)>& draw);
  /// Draws a choice among portraits. The first of `names` is the player's name, which stands for its first letter
  /// instead of a portrait; the others are the names of the portraits. Returns true if `chosen` was changed.
  bool faces(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen);
  /// Draws a switch with its label. Returns true if it was switched.
  bool toggle(std::string_view id, std::string_view label, bool& on);
  bool number(std::string_view id, std::string_view label, int& value, int low, int high,
              std::string_view explanation = {});
  /// Draws a text field with its value. Returns true if the player presses it to edit the value.
  bool line(std::string_view id, std::string_view label, std::string_view value);
  /// Draws a button. Returns true if it was pressed.
  bool link(std::string_view id, std::string_view label);
  /// Returns true if a value was changed or a link was pressed.
  bool end();

 private:
  void keep_in_place(std::string_view id, float top);
  void choice_label(std::string_view label, Colour colour);
  void explanation_line(std::string_view explanation);
  void draw_face(Rect place, std::string_view name, std::string_view face, bool chosen);

  DrawContext& context_;
  std::string id_;
  Rect column_;
  float top_ = 0;
  float y_ = 0;
  std::optional<float> to_top_;  ///< offset to which end() scrolls, such as the top of a section that was just opened
  std::string kept_;             ///< id of a choice that has just been changed, which the next frame keeps in its place
  bool changed_ = false;
};

}  // namespace tapete
