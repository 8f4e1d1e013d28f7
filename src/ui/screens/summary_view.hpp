#pragma once
#include "ui/gui/stage.hpp"

namespace tapete {

/// What somebody has played of one game, with charts; gives the height that it takes.
float draw_summary(Stage& stage, const Statistics& statistics, Point at, float width);

}  // namespace tapete
