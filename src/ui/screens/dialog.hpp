#pragma once
#include <string_view>

#include "ui/gui/stage.hpp"

namespace tapete {

/// A question or a message over any screen. App is told the answer.
void draw_dialog(Stage& stage, const Dialog& dialog);
/// A short message that disappears by itself. Its lower edge is at `bottom`.
void draw_toast(Stage& stage, std::string_view text, float bottom);

}  // namespace tapete
