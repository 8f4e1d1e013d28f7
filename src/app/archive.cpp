#include "app/archive.hpp"

#include <algorithm>

#include "app/dates.hpp"
#include "app/shared_deal.hpp"
#include "core/heap_sort.hpp"
#include "core/sha256.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

void newest_first(std::vector<Entry>& entries) {
  heap_sort(entries,
            [](const Entry& a, const Entry& b) { return a.minute != b.minute ? a.minute > b.minute : a.key < b.key; });
}

/// Returns the words beside the name of the game: a shared deal is one hand, so it has no form of the match.
std::string variant_of(const Header& header, Lang lang) {
  if (is_shared_deal(header)) return std::string{"Shared deal"_text(lang)};
  const MatchSetup setup = setup_of(header);
  if (const Preset* const preset = preset_of(setup))
    return preset->name(lang) == game_name(setup, lang) ? std::string{} : std::string{preset->name(lang)};
  return has_usual_rules(setup) ? std::string{} : std::string{"House rules"_text(lang)};
}

}  // namespace

std::string form_key(const GameInfo& game, const Preset* preset) {
  std::string key = "setup." + std::string{game.id};
  if (preset == nullptr) return key;
  // Presets that share an entry of the home screen also share its form.
  const auto first = std::ranges::find(game.presets, preset->home_card, &Preset::home_card);
  return key + '.' + std::to_string(first - game.presets.begin());
}

const GameInfo* game_of_form(std::string_view key) {
  for (const GameInfo* game : games()) {
    if (key == form_key(*game, nullptr)) return game;
    for (const Preset& preset : game->presets)
      if (preset.home_card != nullptr && key == form_key(*game, &preset)) return game;
  }
  return nullptr;
}

std::string lesson_key(const GameInfo& game) { return "lesson." + std::string{game.id}; }

bool is_id(std::string_view text) {
  return text.size() == kIdLength && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string new_id(ClockAndEntropy& clock) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::uint64_t bits = clock.entropy().front();
  std::string id;
  for (int i = 0; i < 16; ++i, bits >>= 4) id += kHex[bits & 15];
  return id;
}

std::string id_of(std::string_view text) { return sha256(text).substr(0, kIdLength); }

std::vector<Change> changes(const std::string& id, std::string record, bool over) {
  if (over)
    return {
        {std::string{kDone} + id, std::move(record)}, {std::string{kUnderWay} + id, {}}, {std::string{kCurrent}, {}}};
  return {{std::string{kUnderWay} + id, std::move(record)}, {std::string{kCurrent}, id}};
}

Entry describe(std::string key, std::string_view text, Lang lang) {
  Entry entry;
  entry.key = std::move(key);
  const auto record = parse_record(text);
  if (!record) return entry;
  for (const auto& [word, value] : record->header.free)
    if (word == "date") entry.date = printable(value);
  entry.minute = minute_number(entry.date).value_or(0);
  const auto game = check_header(record->header, games());
  if (!game) return entry;
  entry.players = read_players(record->header, lang);
  for (std::size_t seat = 0; seat < entry.players.size(); ++seat)
    if (entry.players[seat].human())
      entry.viewer = static_cast<Seat>(seat);
    else if (entry.level != kFriend)
      entry.level = entry.players[seat].level;
  auto told = digest(*record, entry.viewer);
  if (!told) return entry;
  entry.digest = std::move(*told);
  entry.game = *game;
  entry.name = game_name(setup_of(record->header), lang);
  entry.variant = variant_of(record->header, lang);
  // The name of some games in the list of games already contains the name of the preset.
  std::string repeated = entry.variant;
  if (!repeated.empty()) repeated.front() = lower(repeated.front());
  if (entry.name.ends_with(repeated)) entry.variant.clear();
  return entry;
}

void Archive::refresh(Lang lang) {
  if (lang != lang_) known_.clear();
  lang_ = lang;
  std::vector<std::string> keys = storage_.keys(kUnderWay);
  std::erase_if(known_, [](const auto& entry) { return entry.first.starts_with(kUnderWay); });
  const std::vector<std::string> done = storage_.keys(kDone);
  keys.insert(keys.end(), done.begin(), done.end());
  std::vector<std::string_view> there{keys.begin(), keys.end()};
  heap_sort(there);
  std::erase_if(known_, [&there](const auto& entry) { return !std::ranges::binary_search(there, entry.first); });
  unread_.clear();
  for (std::string& key : keys)
    if (!known_.contains(key)) unread_.push_back(std::move(key));
  sort();
}

bool Archive::work(double until) {
  if (unread_.empty()) return true;
  do {
    const std::string key = std::move(unread_.front());
    unread_.pop_front();
    known_[key] = describe(key, storage_.load(key).value_or(""), lang_);
  } while (!unread_.empty() && clock_.now_ms() < until);
  // Sorting after every record would be slow with many matches. Therefore the lists are sorted only when all records
  // have been read, or when the number of records has doubled.
  if (unread_.empty() || known_.size() >= 2 * (under_way_.size() + done_.size())) sort();
  return unread_.empty();
}

void Archive::sort() {
  under_way_.clear();
  done_.clear();
  for (const auto& [key, entry] : known_) (key.starts_with(kDone) ? done_ : under_way_).push_back(entry);
  newest_first(under_way_);
  newest_first(done_);
}

}  // namespace tapete
