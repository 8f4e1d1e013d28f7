#include "ui/table/described.hpp"

#include <utility>

#include "app/spoken.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {

std::vector<MirrorItem> described(const App& app, const Session& session) {
  const Lang lang = app.choices().lang();
  std::vector<MirrorItem> items{{.text = std::string{session.table().info().name(lang)}, .heading = true}};
  for (std::string& text : spoken::paragraphs(session.scene(), session.seating().players(), lang))
    items.push_back({.text = std::move(text)});
  return items;
}

std::vector<MirrorItem> described(const App& app, const Session& session, const Sheet& sheet,
                                  const std::string& verdict) {
  std::vector<MirrorItem> items{{.text = verdict, .heading = true}};
  if (!sheet.reason.empty()) items.push_back({.text = sheet.reason});
  std::string table{'\t'};
  for (const auto& side : sheet.sides) table += side_name(app, session, side) + '\t';
  for (const Sheet::Row& row : sheet.rows) {
    table += '\n' + row.label + '\t';
    for (const std::string& cell : row.cells) table += cell + '\t';
  }
  items.push_back({.text = table + '\n'});
  for (const SideScore& side : session.scene().score)
    if (!side.told.empty()) items.push_back({.text = side_name(app, session, side.seats) + ": " + side.told});
  return items;
}

}  // namespace tapete
