#pragma once
#include <string_view>

#include "ui/screens/app_stage.hpp"

namespace tapete {

/// A question or a message over any screen. App is told the answer.
void draw_dialog(AppStage& stage, const Dialog& dialog);
/// A short message that disappears by itself. Its lower edge is at `bottom`.
void draw_toast(AppStage& stage, std::string_view text, float bottom);

}  // namespace tapete
