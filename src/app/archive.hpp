#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/machine.hpp"
#include "app/host/storage.hpp"
#include "app/setup.hpp"
#include "match/digest.hpp"

namespace tapete {

/// A match is stored as its record, under way as `match/ID` and once it is over as `done/ID`; `current` holds the ID of
/// the one on the table. An ID is 16 hexadecimal digits.
inline constexpr std::string_view kUnderWay = "match/";
inline constexpr std::string_view kDone = "done/";
inline constexpr std::string_view kCurrent = "current";
/// The form of a new match, as it was left last, is `setup`; what was chosen for each game is `setup.` and its id.
inline constexpr std::string_view kSetupOf = "setup.";

/// How far the lesson of a game was gone through is stored under this key, once it or a match has been begun: the
/// number of the next step, from 0.
std::string lesson_key(const GameInfo& game);

std::string new_id(Machine& machine);
/// What is to be stored after an event of the match on the table.
std::vector<Change> changes(const std::string& id, std::string record, bool over);

/// What lists and statistics tell of a stored match.
struct Entry {
  std::string key;
  const GameInfo* game = nullptr;  ///< nullptr: the record cannot be read
  std::string date;                ///< of its first deal; empty if not known
  std::vector<Player> players;
  Seat viewer = 0;
  std::string level;    ///< of the bots
  std::string variant;  ///< the name of its way of playing; empty where there is only one
  Digest digest;
};

/// The stored matches. Reading many takes time, so that it is done bit by bit.
class Archive {
 public:
  Archive(const Storage& storage, const Machine& machine) : storage_(storage), machine_(machine) {}

  /// Looks anew at what there is; work() then reads what is not known yet.
  void refresh(Lang lang);
  /// Reads until that moment (as Machine::now_ms), at least one record; true once all is read.
  bool work(double until);
  [[nodiscard]] bool complete() const { return unread_.empty(); }
  /// Newest first. Complete once work() says so.
  [[nodiscard]] const std::vector<Entry>& under_way() const { return under_way_; }
  [[nodiscard]] const std::vector<Entry>& done() const { return done_; }

 private:
  void sort();

  const Storage& storage_;
  const Machine& machine_;
  Lang lang_{};
  std::map<std::string, Entry, std::less<>> known_;
  std::deque<std::string> unread_;
  std::vector<Entry> under_way_;
  std::vector<Entry> done_;
};

/// What is told of a record: who plays, when, and how it went.
Entry describe(std::string key, std::string_view text, Lang lang);

}  // namespace tapete
