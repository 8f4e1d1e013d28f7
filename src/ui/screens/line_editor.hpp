#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "ui/screens/app_context.hpp"

namespace tapete {

/// Edits a line of text on platforms without a text field of their own.
class LineEditor {
 public:
  void open(int id, std::string_view title, std::string_view value);
  /// Handles all keys while it is open.
  bool handle(const SDL_Event& event, App& app);
  void draw(AppContext& context);

 private:
  struct Line {
    int id = 0;
    std::string title;
    std::string value;
  };
  void close(App& app, bool keep);
  std::optional<Line> line_;
};

}  // namespace tapete
