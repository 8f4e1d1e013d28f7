#pragma once
#include "ui/screens/app_stage.hpp"

namespace tapete {

/// The statistics of one game, with charts. Returns their height.
float draw_summary(AppStage& stage, const Statistics& statistics, Point at, float width);

}  // namespace tapete
