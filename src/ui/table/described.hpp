#pragma once
#include <string>
#include <vector>

#include "app/app.hpp"
#include "ui/gui/target.hpp"

/// What is drawn with pictures, numbers and names all over the table, as headings, sentences and tables for those who
/// do not see it (Gui::describe).
namespace tapete {

/// The table of the scene that is shown.
std::vector<MirrorItem> described(const App& app, const Session& session);
/// The count of a hand; `verdict` is its result in a sentence.
std::vector<MirrorItem> described(const App& app, const Session& session, const Sheet& sheet,
                                  const std::string& verdict);

}  // namespace tapete
