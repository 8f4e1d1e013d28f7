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

/// Start of the storage key of a match under way. The ID of the match follows; the value is the record.
inline constexpr std::string_view kUnderWay = "match/";
/// Start of the storage key of a finished match. The ID of the match follows; the value is the record.
inline constexpr std::string_view kDone = "done/";
/// Storage key of the ID of the match on the table.
inline constexpr std::string_view kCurrent = "current";
/// Returns the key under which the form of an entry of the home screen is stored: `setup.GAME` for a game (`preset` is
/// nullptr), or `setup.GAME.N` for a preset with its own entry (Preset::home_card). N is the index in GameInfo::presets
/// of the first preset with this entry. The form that was used last is also stored under `setup`.
std::string form_key(const GameInfo& game, const Preset* preset);
/// Returns the game whose form has this key; nullptr if no form has this key.
const GameInfo* game_of_form(std::string_view key);

/// Returns the key under which a game's lesson stores the index of the step to continue with. This index is first
/// stored when the lesson or a match of the game is started.
std::string lesson_key(const GameInfo& game);

inline constexpr std::size_t kIdLength = 16;  ///< number of hexadecimal digits of an ID
bool is_id(std::string_view text);
std::string new_id(ClockAndEntropy& clock);
/// Returns an ID computed from a record. The same record always gets the same ID.
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
  std::string level;    ///< the level of the bots; kFriend if people at other screens play
  std::string name;     ///< name of the game in the list of games
  std::string variant;  ///< name of the preset, or "House rules"; empty for rules without a special name
  Digest digest;
};

/// The stored matches. Reading many records takes time; therefore work() reads them in small portions.
class Archive {
 public:
  Archive(const Storage& storage, const ClockAndEntropy& clock) : storage_(storage), clock_(clock) {}

  /// Lists the stored matches again; work() then reads the new ones.
  void refresh(Lang lang);
  /// Reads at least one record, and more until the time `until` (see ClockAndEntropy::now_ms()). Returns true once all
  /// records are read.
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

/// Returns the entry of the record `text`, which is stored under `key`.
Entry describe(std::string key, std::string_view text, Lang lang);

}  // namespace tapete
