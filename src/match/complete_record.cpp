#include "match/complete_record.hpp"

#include <algorithm>

#include "match/action_line.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// Plays `line`. While the table refuses the line, first plays passes, which the redacted record does not show. Returns
/// false if the table refuses both the line and a pass.
bool play_after_passes(Table& table, std::string_view line) {
  while (!table.play(line)) {
    const auto legal = table.legal();
    if (std::find(legal.begin(), legal.end(), kPassText) == legal.end()) return false;
    if (!table.play(action_line(table.turn().seat, kPassText))) return false;
  }
  return true;
}

/// Returns the complete record that starts with `deal`; nothing if the events of `known` cannot be played from `deal`,
/// or if redacting the complete record for `seat` does not give `known`.
std::optional<std::string> played_so(const Record& known, Seat seat, std::string_view deal) {
  auto table = open_table(known.header);
  if (!table || !(*table)->play(deal)) return std::nullopt;
  for (std::size_t i = 1; i < known.events.size(); ++i)
    if (!play_after_passes(**table, known.events[i].text)) return std::nullopt;
  while ((*table)->turn().who == Turn::Who::seat && (*table)->turn().decider != seat)
    if (!(*table)->play(action_line((*table)->turn().seat, "pass"))) return std::nullopt;
  const auto seen = (*table)->redacted(seat);
  const auto same = [](const Event& event, const std::string& line) { return event.text == line; };
  if (!std::equal(known.events.begin(), known.events.end(), seen.begin(), seen.end(), same)) return std::nullopt;
  return record_text(known.header, (*table)->events());
}

}  // namespace

Result<std::string, Problem> complete_record(const Record& known, Seat seat, std::string_view deals) {
  Splitter lines{deals, '\n'};
  while (const auto deal = lines.next())
    if (auto whole = played_so(known, seat, *deal)) return std::move(*whole);
  return Failure{Problem{Fault::no_deal_fits, {}, {}}};
}

}  // namespace tapete
