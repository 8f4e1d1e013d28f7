#pragma once
#include <string>
#include <vector>

#include "app/app.hpp"
#include "ui/gui/target.hpp"

/// Descriptions for screen readers (Gui::describe) of parts of the screen that consist of pictures, numbers and names.
namespace tapete {

/// Describes the table: the game as heading, and sentences about the scene that is shown.
std::vector<MirrorItem> described(const App& app, const Session& session);
/// Describes the count of a hand; `verdict` is its result in a sentence.
std::vector<MirrorItem> described(const App& app, const Session& session, const Sheet& sheet,
                                  const std::string& verdict);

}  // namespace tapete
