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

/// A match between a person (or several who share the screen) and bots. Deals, asks the bots, and stores every event
/// before it is shown.
class Session {
 public:
  /// `table` is at the end of the record that is to be continued. Where any seat may deal, `first_dealer` does. The
  /// match is stored under `id` (see archive.hpp). With an empty `id` the match is only watched, from its first deal,
  /// by seek().
  Session(Host& host, const Settings& settings, std::string id, Header header, std::unique_ptr<Table> table,
          Seat first_dealer);

  [[nodiscard]] const Showing& shown() const { return showing_; }
  [[nodiscard]] const Scene& scene() const { return showing_.scene(); }
  [[nodiscard]] const Seating& seating() const { return seating_; }
  [[nodiscard]] Seat viewer() const { return seating_.viewer(); }
  [[nodiscard]] const std::string& name(Seat seat) const { return seating_.at(seat).name; }
  /// The state of watching the match again, if this is such a match, in which nobody plays.
  [[nodiscard]] const std::optional<Replay>& replay() const { return replay_; }
  /// The count of the hand, once its last trick has been shown.
  [[nodiscard]] const std::optional<Sheet>& sheet() const { return sheet_; }
  [[nodiscard]] bool over() const { return table_->turn().who == Turn::Who::over; }
  /// The match hand by hand, as far as it has been seen; no rows where the game has no such chart.
  [[nodiscard]] Chart chart() const;
  /// Whether the match is over; a shared deal is over after one hand.
  [[nodiscard]] bool finished() const;
  /// Whether the person may act on the scene that is shown.
  [[nodiscard]] bool can_act() const;
  /// What the scene shown offers to be called (OptionKind::call) can be called, also while something is still shown.
  [[nodiscard]] bool can_call() const { return !replay_ && !passing() && !sheet_; }
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] std::string tell(Ask what) const { return telling_.tell(what, scene()); }

  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::string record() const;
  /// The part of the record that has been shown. All of it is stored, unless the storage is too slow to wait for.
  [[nodiscard]] std::string shown_record() const;
  /// The seal of the present hand's deck, fixed before the first card is dealt: SHA-256 of the record's `deal` line, in
  /// hexadecimal digits. Empty before the first deal. There are 40! decks, far too many to try, so the seal reveals
  /// nothing about the deck.
  [[nodiscard]] std::string seal() const;
  /// The line that was sealed, once the hand is over and counted; empty until then.
  [[nodiscard]] std::string open_deck() const;

  // Actions of the person
  /// The person has taken the device from the one who held it before.
  void take_device();
  /// Does these options of the scene that is shown, in this order.
  void choose(const std::vector<int>& indices);
  /// Leaves the sheet for the next hand.
  void next_hand();
  /// Takes back the person's own last card of this hand, and everything that followed.
  void undo();
  /// Shows everything that is waiting at once.
  void hurry();
  /// Shows a watched match after that many events, at least one; the following event is then animated.
  void seek(std::size_t position);
  /// Shows or hides everybody's cards in a watched match.
  void open_hands(bool open);
  [[nodiscard]] bool hands_open() const { return hands_open_; }
  /// The last action in a sentence; empty if the last event was a chance event.
  [[nodiscard]] std::string last_deed() const;
  /// Lets the viewer touch options in a watched match; App is told which one, and nothing is played.
  void let_choose(bool may) { may_choose_ = may; }
  /// Adds an event to a watched match and shows it.
  void follow(std::string_view line) { play(line); }
  /// Turns a watched match into an exercise: the viewer plays on from here against bots, and nothing is stored.
  void play_on();

  // Calls of App: time, bots and the platform
  void tick(double now);
  /// When the next tick is needed; nothing if none is.
  [[nodiscard]] std::optional<double> next_moment() const;
  void bot_answered(int id, std::string_view action) { bot_.answered(id, action); }
  [[nodiscard]] BotTurn& bot() { return bot_; }
  /// Makes the scene again in a new language.
  void retell();
  /// Hands the match to the storage, which also happens after every event; a finished match goes to the archive.
  void store();
  /// The answer to Storage::store(): what was played may be shown now.
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
  [[nodiscard]] bool keeps() const { return !id_.empty(); }  ///< whether the match is stored
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
  /// Trace lines about what ended with the last event, until the host has been told.
  std::vector<std::string> ended_;
  std::size_t shown_events_ = 0;
  bool hurried_ = false;  ///< everything is to be shown at once when it has been stored
};

}  // namespace tapete
