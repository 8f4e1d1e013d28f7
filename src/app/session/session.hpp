#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/host.hpp"
#include "app/session/bot_turn.hpp"
#include "app/session/replay.hpp"
#include "app/session/seating.hpp"
#include "app/session/showing.hpp"
#include "app/session/store_gate.hpp"
#include "app/session/telling.hpp"

namespace tapete {

/// One match with a person (or several who share the screen) and bots: it deals, asks the bots, stores every event and
/// only then lets it be seen.
class Session {
 public:
  /// `first_dealer` is taken where any seat may deal. `table` is at the end of the record that is to be played on. The
  /// match is stored under `id` (see archive.hpp). Without an `id` it is only watched: from its first deal, by seek().
  Session(Host& host, const Settings& settings, std::string id, Header header, std::unique_ptr<Table> table,
          Seat first_dealer);

  [[nodiscard]] const Showing& shown() const { return showing_; }
  [[nodiscard]] const Scene& scene() const { return showing_.scene(); }
  [[nodiscard]] const Seating& seating() const { return seating_; }
  [[nodiscard]] Seat viewer() const { return seating_.viewer(); }
  [[nodiscard]] const std::string& name(Seat seat) const { return seating_.at(seat).name; }
  /// The match that is watched again, if it is one; nobody plays it.
  [[nodiscard]] const std::optional<Replay>& replay() const { return replay_; }
  /// The count of the hand, once the last trick has been seen.
  [[nodiscard]] const std::optional<Sheet>& sheet() const { return sheet_; }
  [[nodiscard]] bool over() const { return table_->turn().who == Turn::Who::over; }
  /// Over, also if it is a deal that others play too and was to last one hand.
  [[nodiscard]] bool finished() const;
  /// The person may act on the scene shown.
  [[nodiscard]] bool can_act() const;
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] std::string tell(Ask what) const { return telling_.tell(what, scene()); }

  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::string record() const;
  /// The part of the record that has been shown: all of it is stored, unless storage is too slow to wait for.
  [[nodiscard]] std::string shown_record() const;
  /// The seal of the present hand's deck, fixed before its first card: SHA-256 of the record's `deal` line, in
  /// hexadecimal digits. Empty before the first deal. There are 40! decks, more than anybody can try, so that it tells
  /// nothing of them.
  [[nodiscard]] std::string seal() const;
  /// That line, once the hand is over and counted; empty until then.
  [[nodiscard]] std::string open_deck() const;

  // What the person does
  /// Has taken the device from whoever played before.
  void take_device();
  /// Does option `index` of the scene shown.
  void choose(int index) { choose(std::vector{index}); }
  /// The same of several, one after the other.
  void choose(const std::vector<int>& indices);
  /// Leaves the sheet for the next hand.
  void next_hand();
  /// Takes back the person's own last card of this hand, with all that came after it.
  void undo();
  /// Shows at once all that is still to be shown.
  void hurry();
  /// Shows a match that is watched after so many events, at least one; the next one is seen to happen.
  void seek(std::size_t position);
  /// Shows what everybody holds in a match that is watched, or hides it again.
  void open_hands(bool open);
  [[nodiscard]] bool hands_open() const { return hands_open_; }
  /// What the seat that has acted last has done, in a sentence; empty if that was chance.
  [[nodiscard]] std::string last_deed() const;
  /// Lets the viewer choose an action in a match that is watched, as if it were to be done: App is told which.
  void let_choose(bool may) { may_choose_ = may; }
  /// Adds an event to a match that is watched, which is seen to happen.
  void follow(std::string_view line) { play(line); }
  /// Lets the viewer play on from there, and bots the others; nothing of it is stored.
  void play_on();

  // What time, bots and the platform do
  void tick(double now);
  /// The moment of the next tick that is needed; none: nothing happens by itself.
  [[nodiscard]] std::optional<double> next_moment() const;
  void bot_answered(int id, std::string_view action) { bot_.answered(id, action); }
  /// The scene again, after the language was changed.
  void retell();
  /// Hands the match to the storage, as every event does; a match that is over goes to the archive.
  void store();
  /// The answer to Storage::store: what was played may be shown now.
  void stored(int receipt) { gate_.stored(receipt); }

 private:
  bool play(std::string_view line);
  void deal();
  void advance();
  void open_sheet();
  void jump();
  void pass_device(Seat seat);
  void turn_to(Seat seat);
  [[nodiscard]] bool hides() const;
  [[nodiscard]] bool keeps() const { return !id_.empty(); }  ///< it is stored
  [[nodiscard]] Scene present_scene() const;
  [[nodiscard]] bool passing() const { return seating_.passing() != kNobody; }
  [[nodiscard]] bool is_person(Seat seat) const { return seating_.at(seat).human(); }
  [[nodiscard]] Seat first_person() const;

  Host& host_;
  const Settings& settings_;
  std::string id_;
  Header header_;
  std::unique_ptr<Table> table_;
  Seat first_dealer_ = 0;
  Seating seating_;
  Telling telling_;
  Showing showing_;
  StoreGate gate_;
  BotTurn bot_;
  std::optional<Replay> replay_;
  bool hands_open_ = false;
  bool may_choose_ = false;
  std::optional<Sheet> sheet_;
  std::vector<std::string> ended_;  ///< what ended with the last event, until it is told
  std::size_t shown_events_ = 0;
  bool hurried_ = false;  ///< all is to be shown at once, as soon as it is stored
};

}  // namespace tapete
