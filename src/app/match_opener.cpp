#include "app/match_opener.hpp"

#include <utility>

#include "app/archive.hpp"

namespace tapete {
namespace {

/// Returns the reason why a match cannot be opened. If the record has an unknown name, which may exist in a newer
/// version, does not list the known names.
std::string explain_refusal(Problem problem, Lang lang) {
  const bool newer = may_be_newer(problem.fault);
  if (newer) problem.legal.clear();
  std::string out;
  if (problem.line > 0) out = fill("Line @: "_text(lang), std::to_string(problem.line));
  out += explain(problem, lang);
  if (newer) out += ". " + std::string{"It may come from a newer version of Tapete: reload the page."_text(lang)};
  return out;
}

/// Returns the reason why only the beginning of a match can be opened, with the number of lines that are not shown.
std::string explain_part(const Record& record, const Followed& part, Lang lang) {
  Problem problem = *part.refused;
  problem.legal.clear();  // the player cannot correct the record
  return explain_refusal(problem, lang) + ". " +
         fill("You can watch it up to that point. Lines kept but not shown: @."_text(lang),
              std::to_string(record.events.size() - part.table->events().size()));
}

}  // namespace

std::optional<MatchOpener::Opened> MatchOpener::read(std::string_view text, std::string_view comfort) {
  auto record = parse_record(text);
  auto part = record ? follow(*record) : Failure{record.error()};
  if (part && (!part->refused || !part->table->events().empty())) return Opened{std::move(*record), std::move(*part)};
  const Problem& problem = part ? *part->refused : part.error();
  messages_.tell("This match cannot be opened"_text,
                 explain_refusal(problem, preferences_.lang()) + std::string{comfort});
  return std::nullopt;
}

void MatchOpener::tell_part(const Opened& opened, std::string_view comfort) {
  messages_.tell("This match opens only in part"_text,
                 explain_part(opened.record, opened.match, preferences_.lang()) + std::string{comfort});
}

void MatchOpener::watch_part(Opened opened) {
  tell_part(opened);
  match_.watching().watch(std::move(opened.record.header), std::move(opened.match.table));
}

void MatchOpener::put(const std::string& id, Opened opened) {
  match_.put(id, std::move(opened.record.header), std::move(opened.match.table), 0);
}

void MatchOpener::begin(Header header, std::unique_ptr<Table> table, Seat first_dealer) {
  match_.put(new_id(host_), std::move(header), std::move(table), first_dealer);
  show_table();
}

bool MatchOpener::open_record(std::string_view text) {
  auto opened = read(text);
  const bool read = opened.has_value();
  if (read && opened->match.refused) {
    host_.store({{std::string{kUnderWay} + id_of(text), std::string{text}}});
    watch_part(std::move(*opened));
  } else if (read) {
    put(new_id(host_), std::move(*opened));
    match_.local()->store();
    show_table();
  }
  changed_();
  return read;
}

void MatchOpener::when_loaded(std::string_view record, const std::function<void()>& then) {
  const auto header = parse_header(record);
  const GameInfo* const game = header ? find_game(header->game) : nullptr;
  if (game == nullptr) return then();
  loader_.when_loaded(*game, then);
}

void MatchOpener::go_on(const std::string& key) {
  when_loaded(host_.load(key).value_or(""), [this, key] { put_back(key); });
}

void MatchOpener::put_back(const std::string& key) {
  const std::string id = key.substr(kUnderWay.size());
  const auto there = [&] { return match_.local() != nullptr && id_at_table(match_) == id; };
  if (auto opened = there() ? std::nullopt : read(host_.load(key).value_or(""))) {
    if (opened->match.refused) {
      watch_part(std::move(*opened));
      return changed_();
    }
    put(id, std::move(*opened));
    host_.store({{std::string{kCurrent}, id}});
  }
  if (there()) {
    show_table();
    // From now on the home screen offers the game of this match first.
    const MatchSetup played = setup_of(match_.at_table()->header());
    const Preset* const preset = home_preset_of(played);
    if (match_.setup().game != preferences_.setup().game || preset != home_preset_of(preferences_.setup()))
      preferences_.choose_game(*match_.setup().game, preset);
  }
  changed_();
}

void MatchOpener::watch(const std::string& key) {
  auto opened = read(host_.load(key).value_or(""));
  if (opened && opened->match.refused)
    watch_part(std::move(*opened));
  else if (opened && !opened->record.events.empty())
    match_.watching().watch(std::move(opened->record.header), std::move(opened->match.table));
  changed_();
}

/// Migrates the data of version 0.1, which stored only a single match.
void MatchOpener::migrate() {
  for (const std::string_view old : {"match", "match.broken"}) {
    const std::string text = host_.load(old).value_or("");
    if (text.empty()) continue;
    std::vector<Change> moved = changes(new_id(host_), text, false);
    moved.push_back({std::string{old}, {}});
    host_.store(moved);
  }
}

void MatchOpener::restore(const std::function<void()>& restored) {
  migrate();
  const std::string id = host_.load(kCurrent).value_or("");
  const std::string text = host_.load(std::string{kUnderWay} + id).value_or("");
  if (id.empty() || text.empty()) return;
  when_loaded(text, [this, id, restored] {
    if (put_back_last(id)) restored();
  });
}

bool MatchOpener::put_back_last(const std::string& id) {
  auto opened = read(host_.load(std::string{kUnderWay} + id).value_or(""),
                     '\n' + std::string{"Nothing was deleted: it is still in My matches."_text(preferences_.lang())});
  if (opened && !opened->match.refused) {
    put(id, std::move(*opened));
    return true;
  }
  if (opened) tell_part(*opened, '\n' + std::string{"You will find it in My matches."_text(preferences_.lang())});
  host_.store({{std::string{kCurrent}, {}}});
  return false;
}

void MatchOpener::restore_late() {
  if (match_.session() == nullptr && !navigation_.holds(Screen::draw)) restore([] {});
}

}  // namespace tapete
