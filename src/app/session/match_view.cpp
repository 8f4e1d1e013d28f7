#include "app/session/match_view.hpp"

#include <utility>

#include "app/session/events.hpp"
#include "app/shared_deal.hpp"
#include "core/sha256.hpp"

namespace tapete {

MatchView::MatchView(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
                     bool allows_onlooker)
    : host_(host),
      settings_(settings),
      header_(std::move(header)),
      table_(std::move(table)),
      seating_(read_players(header_, settings.lang, allows_onlooker && !table_->info().open)),
      announcer_(host, settings, seating_),
      step_player_(host, settings, announcer_) {
  seat_players(header_, seating_.players());
}

std::string MatchView::record() const { return record_text(header_, table_->events()); }

bool MatchView::finished() const { return is_finished(header_, *table_); }

Chart MatchView::chart() const {
  Chart chart = table_->chart(settings_.lang);
  // The last trick of the hand is still being shown, so its result must not be visible yet.
  if (!chart.rows.empty() && chart.rows.back().over && !sheet_) chart.rows.pop_back();
  return chart;
}

std::string MatchView::last_action_text() const {
  const auto& events = table_->events();
  if (events.empty() || names_chance(table_->info(), first_word(events.back()))) return {};
  for (const Step& step : table_->steps(viewer(), settings_.lang))
    for (const Announcement& said : step.said)
      if (said.seat != kNobody) return announcer_.tell(said, viewer());
  return {};
}

std::string MatchView::deck_hash() const {
  const std::string line = deal_line(*table_);
  return line.empty() ? std::string{} : sha256(line);
}

std::string MatchView::revealed_deal() const { return sheet_ ? deal_line(*table_) : std::string{}; }

}  // namespace tapete
