#include "app/session/events.hpp"

#include <algorithm>
#include <span>

namespace tapete {

bool starts_hand(const GameInfo& game, std::string_view line) { return first_word(line) == game.deal_line; }

std::string deal_line(const Table& table) {
  const GameInfo& game = table.info();
  if (game.open) return {};
  const auto& events = table.events();
  const auto deal =
      std::find_if(events.rbegin(), events.rend(), [&game](const auto& line) { return starts_hand(game, line); });
  return deal == events.rend() ? std::string{} : *deal;
}

int count_chance(const Table& table) {
  const auto& events = table.events();
  return static_cast<int>(std::count_if(events.begin(), events.end(), [&table](const std::string& line) {
    return names_chance(table.info(), first_word(line));
  }));
}

std::optional<std::size_t> last_own_action(const Table& table, Seat seat) {
  const auto& events = table.events();
  const GameInfo& game = table.info();
  const auto names = [](std::span<const std::string_view> verbs, std::string_view verb) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
  };
  std::optional<std::size_t> found;
  for (std::size_t i = events.size(); i-- > 0;) {
    Splitter words{events[i], ' '};
    const bool chance = names_chance(game, words.next().value_or(""));
    const auto verb = words.next().value_or("");
    const bool own = table.decider(i) == seat;
    const bool more = verb == game.in_a_row;
    if (found && !(more && own)) break;
    if (own && names(game.undoable, verb)) found = i;
    if ((found && !more) || chance || (own && names(game.reveals, verb))) break;
  }
  return found;
}

int count_actions(const GameInfo& game, const std::vector<std::string>& lines) {
  return static_cast<int>(std::count_if(
      lines.begin(), lines.end(), [&game](const std::string& line) { return !names_chance(game, first_word(line)); }));
}

std::string label_of(const Scene& scene, std::string_view action) {
  const auto option = std::ranges::find(scene.options, action, &Option::action);
  if (option == scene.options.end()) return std::string{action};
  return option->words.empty() ? option->label : option->words;
}

std::string quoted_label(const Scene& scene, std::string_view action, Lang lang) {
  const auto option = std::ranges::find(scene.options, action, &Option::action);
  const bool card = option == scene.options.end() || option->kind == OptionKind::card;
  return card ? label_of(scene, action) : fill("“@”"_text(lang), label_of(scene, action));
}

std::vector<std::string> actions_of(const Option& option) {
  std::vector<std::string> actions{option.action};
  actions.insert(actions.end(), option.next_actions.begin(), option.next_actions.end());
  return actions;
}

std::unique_ptr<Table> table_after(const Header& header, const std::vector<std::string>& events, std::size_t count) {
  auto table = open_table(header);
  if (!table) return nullptr;
  for (std::size_t i = 0; i < count; ++i) (*table)->play(events[i]);
  return std::move(*table);
}

std::string bare_record(const Header& header, const std::vector<std::string>& lines) {
  return record_text({header.game, header.players, header.rules, {}}, lines);
}

}  // namespace tapete
