#pragma once
#include "app/app.hpp"
#include "ui/gui/draw_context.hpp"

namespace tapete {

/// Drawing context of a screen, with App, whose state the screen shows and whose functions the screen calls.
struct AppContext : DrawContext {
  App& app;
};

}  // namespace tapete
