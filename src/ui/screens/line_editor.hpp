#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "ui/screens/app_context.hpp"

namespace tapete {

/// Editor for a line of text on platforms without a native text field.
class LineEditor {
 public:
  void open(int id, std::string_view title, std::string_view value);
  /// Handles all keys while the editor is open. Returns whether the event was handled.
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
