#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "match/bot.hpp"
#include "ui/gui/stage.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {

/// A column of labelled controls that can be scrolled.
class Form {
 public:
  Form(Stage& stage, std::string_view id, Rect view);
  void heading(std::string_view text);
  void note(std::string_view text);
  void gap() { y_ += stage_.em(10); }
  /// One of a few; true if `chosen` was changed. The label may be empty.
  bool choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen);
  /// A switch beside its label. True if it was thrown.
  bool toggle(std::string_view id, std::string_view label, bool& on);
  bool number(std::string_view id, std::string_view label, int& value, int low, int high);
  /// A line of text that can be edited; true if that is wanted.
  bool line(std::string_view id, std::string_view label, std::string_view value);
  bool link(std::string_view id, std::string_view label);
  /// True if anything was changed.
  bool end();

 private:
  Stage& stage_;
  Rect column_;
  float top_ = 0;
  float y_ = 0;
  bool changed_ = false;
};

}  // namespace tapete
