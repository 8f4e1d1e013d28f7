#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/bot.hpp"
#include "ui/gui/draw_context.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {

/// A column of labelled controls that scrolls.
class Form {
 public:
  Form(DrawContext& context, std::string_view id, Rect view);
  void heading(std::string_view text);
  void note(std::string_view text);
  /// The heading of a part that is folded at first. Returns true if it is open.
  bool fold(std::string_view id, std::string_view label);
  void gap() { y_ += context_.em(10); }
  /// A choice among a few. Returns true if `chosen` was changed. The label and the explanation below may be empty.
  bool choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen,
              std::string_view told = {});
  /// A choice among portraits, by name. Returns true if `chosen` was changed.
  bool faces(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen);
  /// A switch beside its label. Returns true if it was switched.
  bool toggle(std::string_view id, std::string_view label, bool& on);
  bool number(std::string_view id, std::string_view label, int& value, int low, int high, std::string_view told = {});
  /// A line of text. Returns true if the player wants to edit it.
  bool line(std::string_view id, std::string_view label, std::string_view value);
  bool link(std::string_view id, std::string_view label);
  /// Returns true if anything was changed.
  bool end();

 private:
  void told_line(std::string_view told);

  DrawContext& context_;
  std::string id_;
  Rect column_;
  float top_ = 0;
  float y_ = 0;
  std::optional<float> to_top_;  ///< the top of the part that has just been opened, to scroll to
  bool changed_ = false;
};

}  // namespace tapete
