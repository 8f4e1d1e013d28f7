#pragma once
#include <string_view>

#include "ui/gui/stage.hpp"

namespace tapete {

/// A question or a message over whatever screen is on; App is told the answer.
void draw_dialog(Stage& stage, const Dialog& dialog);
/// A short message that goes by itself; its lower edge lies at `bottom`.
void draw_toast(Stage& stage, std::string_view text, float bottom);

}  // namespace tapete
