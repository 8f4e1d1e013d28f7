#pragma once
#include <vector>

#include "app/app.hpp"
#include "ui/gui/target.hpp"
#include "ui/table/table_model.hpp"

namespace tapete {

/// What the table shows of this match. `with_chart`: the chart is shown.
TableModel table_model(App& app, const MatchDriver& session, bool with_chart);

/// Describes the table for screen readers: the game as heading, and sentences about the scene that is shown.
std::vector<MirrorItem> described(const App& app, const MatchDriver& session);
/// Describes the count of a hand for screen readers; `verdict` is its result in a sentence.
std::vector<MirrorItem> described(const TableModel& model, const Sheet& sheet, const std::string& verdict);

}  // namespace tapete
