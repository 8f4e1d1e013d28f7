#pragma once
#include <string_view>

#include "ui/screens/app_context.hpp"

namespace tapete {

/// Draws a screen that only shows a page: forms, lists, settings and texts. In the browser the code of these screens is
/// a file that is fetched when the first of them is opened (tools/split_page.py); until then, the screen says that it
/// is loading. `code`: name of that file, empty if the program contains the code.
void draw_on_demand(AppContext& context, std::string_view code);

}  // namespace tapete
