#include "match/bot.hpp"

#include "core/heap_sort.hpp"
#include "match/ask_bot.hpp"
#include "match/game_list.hpp"

namespace tapete {

const std::vector<std::string_view>& bot_levels() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> out;
    out.reserve(kLevels.size());
    for (const auto& level : kLevels) out.push_back(level.first);
    return out;
  }();
  return names;
}

Budget patience(std::string_view level) {
  return Budget{std::chrono::milliseconds{find_level(level) == Level::expert ? 400 : 150}};
}

bool is_level(std::string_view name) { return find_level(name).has_value(); }

std::string level_names() { return joined(bot_levels(), " | "); }

Result<std::string, Problem> ask_bot(const BotRequest& request) { return ask_bot_among<GameList>(request); }

std::optional<Problem> check_redacted(const Record& record, Seat seat) {
  using Checked = Result<bool, Problem>;
  const auto checked =
      visit_game<GameList, Checked>(record.header, [&]<Game G>(std::span<const int> values) -> Checked {
        const auto replays = replay_record<G>(record, values, seat);
        if (!replays) return Failure{replays.error()};
        return true;
      });
  return checked ? std::nullopt : std::optional{checked.error()};
}

Result<std::vector<std::string>, Problem> known_legal(const Record& record, Seat seat) {
  using Actions = Result<std::vector<std::string>, Problem>;
  return visit_game<GameList, Actions>(record.header, [&]<Game G>(std::span<const int> values) -> Actions {
    std::vector<std::string> names;
    const auto view = view_at_end<G>(record, values, seat);
    if (!view && view.error().fault != Fault::no_seat) return Failure{view.error()};
    if (!view) return names;
    const auto config = G::configure(record.header.players, values);
    for (const Action action : G::legal(view->state)) names.push_back(name_of<G>(config, action));
    heap_sort(names);
    return names;
  });
}

Seat decider_of_line(const Record& record, Seat seat, std::string_view line) {
  const auto action = parse_action_line(line);
  const auto game = check_header(record.header, GameList::infos());
  if (!action || !game) return kNobody;
  Seat decider = action->seat;
  GameList::with((*game)->id, [&]<Game G>() { decider = next_decider<G>(record, seat, action->seat); });
  return decider;
}

Result<Record, Problem> redact(Record record, Seat seat) {
  const auto table = replay(record);
  if (table) {
    record.events.clear();
    for (std::string& line : (*table)->redacted(seat)) record.events.push_back({std::move(line), 0});
  } else if (const auto problem = check_redacted(record, seat)) {
    return Failure{table.error().fault == Fault::card_unknown ? *problem : table.error()};
  }
  std::erase_if(record.header_lines, [](const std::string& line) { return first_word(line) == "seed"; });
  return record;
}

}  // namespace tapete
