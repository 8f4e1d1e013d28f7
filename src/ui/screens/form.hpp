#pragma once
#include <optional>
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
  /// The heading of a part that is folded at first; true if it is open.
  bool fold(std::string_view id, std::string_view label);
  void gap() { y_ += stage_.em(10); }
  /// One of a few; true if `chosen` was changed. The label may be empty, as may be what is told under it.
  bool choice(std::string_view id, std::string_view label, const std::vector<std::string>& labels, int& chosen,
              std::string_view told = {});
  /// One of some faces, by the names of whose they are; true if `chosen` was changed.
  bool faces(std::string_view id, std::string_view label, const std::vector<std::string>& names, int& chosen);
  /// A switch beside its label. True if it was thrown.
  bool toggle(std::string_view id, std::string_view label, bool& on);
  bool number(std::string_view id, std::string_view label, int& value, int low, int high, std::string_view told = {});
  /// A line of text that can be edited; true if that is wanted.
  bool line(std::string_view id, std::string_view label, std::string_view value);
  bool link(std::string_view id, std::string_view label);
  /// True if anything was changed.
  bool end();

 private:
  void told_line(std::string_view told);

  Stage& stage_;
  std::string id_;
  Rect column_;
  float top_ = 0;
  float y_ = 0;
  std::optional<float> to_top_;  ///< what has just been opened begins there
  bool changed_ = false;
};

}  // namespace tapete
