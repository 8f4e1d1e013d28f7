#pragma once
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/clock_and_entropy.hpp"
#include "app/host/storage.hpp"
#include "app/setup.hpp"
#include "match/digest.hpp"

namespace tapete {

/// Storage keys. A match is stored as its record, under `match/ID` while it is under way and under `done/ID` when it is
/// over; `current` contains the ID of the match on the table. An ID is 16 hexadecimal digits.
inline constexpr std::string_view kUnderWay = "match/";
inline constexpr std::string_view kDone = "done/";
inline constexpr std::string_view kCurrent = "current";
/// Returns the key under which the form of an entry of the home screen is stored: `setup.GAME` for a game (`preset` is
/// nullptr), or `setup.GAME.N` for a preset with its own entry (Preset::home_card). N is the index of the first of the
/// game's presets with this entry. The form that was used last is also stored under `setup`.
std::string form_key(const GameInfo& game, const Preset* preset);
/// Returns the game whose form has this key; nullptr if no form has this key.
const GameInfo* game_of_form(std::string_view key);

/// Returns the key of a game's lesson. Its value is the index of the step to continue with. The value is first stored
/// when the lesson or a match of the game is started.
std::string lesson_key(const GameInfo& game);

inline constexpr std::size_t kIdLength = 16;
bool is_id(std::string_view text);
std::string new_id(ClockAndEntropy& clock);
/// Returns an ID computed from a record. The same text always gets the same ID.
std::string id_of(std::string_view text);
/// Returns the changes to be stored after an event of the match on the table.
std::vector<Change> changes(const std::string& id, std::string record, bool over);

/// A stored match in lists and statistics.
struct Entry {
  std::string key;
  const GameInfo* game = nullptr;  ///< nullptr if the record cannot be read
  std::string date;                ///< when the match was started (dates.hpp); empty if not known
  std::int64_t minute = 0;         ///< minute_number() of the date, for sorting; 0 if not known
  std::vector<Player> players;
  Seat viewer = 0;
  std::string level;    ///< the level of the bots
  std::string variant;  ///< the preset or "House rules"; empty for default rules without presets
  Digest digest;
};

/// The stored matches. Reading many takes time, so work() reads them in small portions.
class Archive {
 public:
  Archive(const Storage& storage, const ClockAndEntropy& clock) : storage_(storage), clock_(clock) {}

  /// Lists the stored matches again; work() then reads those that are new.
  void refresh(Lang lang);
  /// Reads at least one record, and more until the time `until` (see ClockAndEntropy::now_ms()). Returns true once all
  /// are read.
  bool work(double until);
  [[nodiscard]] bool complete() const { return unread_.empty(); }
  /// Returns the matches under way, the newest first; done() returns the finished ones. Both lists are complete once
  /// work() has returned true.
  [[nodiscard]] const std::vector<Entry>& under_way() const { return under_way_; }
  [[nodiscard]] const std::vector<Entry>& done() const { return done_; }

 private:
  void sort();

  const Storage& storage_;
  const ClockAndEntropy& clock_;
  Lang lang_{};
  std::map<std::string, Entry, std::less<>> known_;
  std::deque<std::string> unread_;
  std::vector<Entry> under_way_;
  std::vector<Entry> done_;
};

/// Describes a record: who plays, when, and the result.
Entry describe(std::string key, std::string_view text, Lang lang);

}  // namespace tapete
