#pragma once
#include "ui/gui/stage.hpp"

namespace tapete {

/// The statistics of one game, with charts. Returns their height.
float draw_summary(Stage& stage, const Statistics& statistics, Point at, float width);

}  // namespace tapete
