#pragma once
#include <string_view>

#include "ui/gui/stage.hpp"

namespace tapete {

/// The frame of a screen that is not the table: background, title, the way back. Returns what is left for the content.
Rect draw_page_frame(Stage& stage, std::string_view title);
/// The part of `rect` that text of a good length takes, in the middle.
Rect text_column(const Stage& stage, Rect rect);

}  // namespace tapete
