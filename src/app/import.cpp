#include "app/import.hpp"

#include <algorithm>

#include "app/archive.hpp"
#include "app/judged.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"
#include "app/shared_deal.hpp"
#include "match/table.hpp"

namespace tapete {
bool Import::work(double until) {
  while (!values_.empty()) {
    take(values_.front());
    values_.pop_front();
    if (host_.now_ms() >= until) break;
  }
  return values_.empty();
}

std::vector<Change> Import::changes() const {
  std::vector<Change> all;
  for (const auto& [key, text] : fresh_) all.push_back({key, text});
  return all;
}

std::string Import::report(Lang lang) const {
  std::string out;
  const auto count = [&](int number, const Text& words) {
    if (number > 0) out += (out.empty() ? "" : "\n") + fill(words(lang), std::to_string(number));
  };
  count(added_, "New matches: @."_text);
  count(continued_, "Matches updated from the backup: @."_text);
  count(renumbered_, "Conflicting matches, both versions kept: @."_text);
  count(known_, "Matches already on this device: @."_text);
  count(unchanged_, "From older rules or a newer version, kept unchanged: @."_text);
  count(unreadable_, "Unreadable matches, left out: @."_text);
  if (preferences_) out += (out.empty() ? "" : "\n") + std::string{"Settings restored from the backup."_text(lang)};
  return out.empty() ? std::string{"The backup was empty."_text(lang)} : out;
}

void Import::take(const Change& value) {
  const std::string& key = value.key;
  for (const std::string_view folder : {kUnderWay, kDone})
    if (key.starts_with(folder)) return take_match(key, folder, value.text);
  const std::string_view text = value.text;
  if (key == "settings")
    take_choice(key, settings_text(parse_settings(text, Settings{.lang = host_.language()})));
  else if (key == "setup")
    take_choice(key, setup_text(parse_setup(*games().front(), text)));
  else if (key.starts_with(kJudged))
    take_judged(key, text);
  else if (const GameInfo* game = game_of_form(key))
    take_choice(key, setup_text(parse_setup(*game, text)));
}

/// Merges the results of reviews. If a hand was also judged here, keeps the result stored here.
void Import::take_judged(const std::string& key, std::string_view text) {
  if (find_game(key.substr(kJudged.size())) == nullptr) return;
  const std::string both = judged_text(merge_judged(parse_judged(text), parse_judged(stored_text(key))));
  if (both != stored_text(key)) fresh_[key] = both;
}

void Import::take_choice(const std::string& key, std::string text) {
  if (!stored_text(key).empty()) return;
  fresh_[key] = std::move(text);
  preferences_ = true;
}

/// Imports a record even if this version cannot replay the record to its end.
void Import::take_match(const std::string& key, std::string_view folder, const std::string& text) {
  const std::string id = key.substr(folder.size());
  for (const std::string_view each : {kUnderWay, kDone}) {
    if (text.empty() || stored_text(std::string{each} + id) != text) continue;
    ++known_;  // the same record is stored here already and need not be replayed
    return;
  }
  const auto record = parse_record(text);
  const auto match = record ? follow(*record) : Failure{record.error()};
  if (match ? match->refused && match->table->events().empty() : !may_be_newer(match.error().fault)) {
    ++unreadable_;
    return;
  }
  const bool whole = match && !match->refused;
  if (!whole) ++unchanged_;
  const bool over = whole ? is_finished(record->header, *match->table) : folder == kDone;
  const bool free = stored_text(std::string{kDone} + id).empty() && stored_text(std::string{kUnderWay} + id).empty();
  if (is_id(id) && (whole || free))
    place(id, text, over);
  else
    place_renumbered(text, over);
}

/// Stores the record under this ID if the ID is free, or if the stored record with this ID is the beginning of `text`.
void Import::place(const std::string& id, const std::string& text, bool over) {
  const std::string done = stored_text(std::string{kDone} + id);
  const std::string under_way = stored_text(std::string{kUnderWay} + id);
  if (done.starts_with(text) || under_way.starts_with(text)) {
    ++known_;
  } else if (!done.empty() || !text.starts_with(under_way)) {
    place_renumbered(text, over);
  } else {
    ++(under_way.empty() ? added_ : continued_);
    if (over && stored_text(std::string{kCurrent}) == id) fresh_[std::string{kCurrent}] = {};
    if (over && !under_way.empty()) fresh_[std::string{kUnderWay} + id] = {};
    fresh_[std::string{over ? kDone : kUnderWay} + id] = text;
  }
}

/// Stores the record under an ID computed from the record itself, so that importing the same backup again does not add
/// it twice.
void Import::place_renumbered(const std::string& text, bool over) {
  const std::string id = id_of(text);
  if (stored_text(std::string{kDone} + id).starts_with(text) ||
      stored_text(std::string{kUnderWay} + id).starts_with(text)) {
    ++known_;
    return;
  }
  ++renumbered_;
  fresh_[std::string{over ? kDone : kUnderWay} + id] = text;
}

std::string Import::stored_text(const std::string& key) const {
  const auto found = fresh_.find(key);
  return found != fresh_.end() ? found->second : host_.load(key).value_or("");
}

}  // namespace tapete
