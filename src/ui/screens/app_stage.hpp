#pragma once
#include "app/app.hpp"
#include "ui/gui/stage.hpp"

namespace tapete {

/// Everything that a screen needs: it shows App, and tells App what was pressed.
struct AppStage : Stage {
  App& app;
};

}  // namespace tapete
