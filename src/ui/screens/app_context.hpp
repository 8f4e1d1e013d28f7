#pragma once
#include "app/app.hpp"
#include "ui/gui/draw_context.hpp"

namespace tapete {

/// Everything that a screen needs: it shows App, and tells App what was pressed.
struct AppContext : DrawContext {
  App& app;
};

}  // namespace tapete
