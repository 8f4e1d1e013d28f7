#pragma once
#include <string_view>

#include "ui/screens/app_stage.hpp"

namespace tapete {

/// The frame of every screen but the table: background, title, the way back. Returns the area for the content.
Rect draw_page_frame(AppStage& stage, std::string_view title);
/// The part of `rect`, in the middle, with a good width for text.
Rect text_column(const Stage& stage, Rect rect);

}  // namespace tapete
