#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"
#include "match/table.hpp"

namespace tapete {

/// A call that is to be seen at a seat for a while.
struct Call {
  Announcement said;
  double until = 0;  ///< milliseconds, as Host::now_ms
};

/// One match with a person (or several who share the screen) and bots: deals, asks the bots, saves after every event,
/// and lets what happens be seen step by step. The table is always ahead: what is shown is a queue of scenes with a
/// moment for each.
class Session {
 public:
  /// `first_dealer` is taken where any seat may deal. `table` is at the end of the record that is to be played on. The
  /// match is stored under `id` (see archive.hpp). Without an `id` it is only watched: from its first deal, by seek().
  Session(Host& host, const Settings& settings, std::string id, Header header, std::unique_ptr<Table> table,
          Seat first_dealer);

  // What is shown
  [[nodiscard]] const Scene& scene() const { return shown_.scene; }
  [[nodiscard]] Step::Kind step() const { return shown_.kind; }
  /// Grows with every scene shown; `moves()` tells whether the present one grew out of the one before, or is simply
  /// there.
  [[nodiscard]] int serial() const { return serial_; }
  [[nodiscard]] bool moves() const { return moves_; }
  /// How long the present step is shown at least, in milliseconds.
  [[nodiscard]] double step_time() const;
  [[nodiscard]] const std::vector<Call>& calls() const { return calls_; }
  /// What was said last, with the seat's name; for the status line.
  [[nodiscard]] const std::string& last_said() const { return last_said_; }
  /// The count of the hand, once the last trick has been seen.
  [[nodiscard]] const std::optional<Sheet>& sheet() const { return sheet_; }
  [[nodiscard]] bool over() const { return table_->turn().who == Turn::Who::over; }
  /// Over, also if it is a deal that others play too and was to last one hand.
  [[nodiscard]] bool finished() const;
  /// It is only watched.
  [[nodiscard]] bool watching() const { return id_.empty(); }
  /// Events shown, and all there are, of a match that is watched.
  [[nodiscard]] std::size_t position() const { return table_->events().size(); }
  [[nodiscard]] std::size_t length() const { return tape_.size(); }
  /// Shows a match that is watched after so many events, at least one; the next one is seen to happen.
  void seek(std::size_t position);
  /// Where the hand at or before `position` begins, or the one after it.
  [[nodiscard]] std::size_t hand_start(bool next) const;
  /// More is waiting to be shown.
  [[nodiscard]] bool busy() const { return !queue_.empty(); }
  /// The person may act on the scene shown.
  [[nodiscard]] bool can_act() const;
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  /// Several people play at this screen.
  [[nodiscard]] bool shared() const;
  /// Who is to take the device before anything more is seen, where several people play a game with hidden cards at this
  /// screen; kNobody: nobody. Until then the scene is not for the eyes of whoever looks.
  [[nodiscard]] Seat passing() const { return passing_; }
  [[nodiscard]] const std::string& name(Seat seat) const { return players_[static_cast<std::size_t>(seat)].name; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] std::string record() const;
  /// The part of the record that has been shown: all of it is stored, unless storage is too slow to wait for.
  [[nodiscard]] std::string shown_record() const;

  /// What can be asked for by those who listen.
  enum class Ask : unsigned char { hand, table, score };
  [[nodiscard]] std::string tell(Ask what) const;

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
  void choose(int index);
  /// Leaves the sheet for the next hand.
  void next_hand();
  [[nodiscard]] bool can_undo() const;
  /// Takes back the person's own last card of this hand, with all that came after it.
  void undo();
  /// Shows at once all that is still to be shown.
  void hurry();

  // What time, bots and the platform do
  void tick(double now);
  /// The moment of the next tick that is needed; none: nothing happens by itself.
  [[nodiscard]] std::optional<double> next_moment() const;
  void bot_answered(int id, std::string_view action);
  /// The scene again, after the language was changed.
  void retell();
  /// Hands the match to the host's storage, as every event does; a match that is over goes to the archive.
  void store();
  /// The answer to Host::store: what was played may be shown now.
  void stored(int receipt);

 private:
  bool play(std::string_view line);
  void deal();
  void advance();
  void ask_bot();
  void play_answer();
  void show(Step step, double now, bool moves);
  void show_next(double now, bool moves);
  void put(Step step, double now, bool moves);
  void speak(const Step& step);
  void sound(const Step& step);
  [[nodiscard]] bool comes_to_act(const Step& step) const;
  void open_sheet();
  void jump();
  /// What has happened is not stored yet, and not shown before it is.
  [[nodiscard]] bool held(double now) const;
  [[nodiscard]] std::optional<std::size_t> last_own_action() const;
  /// Whether this line is the chance event that starts a hand.
  [[nodiscard]] bool starts_hand(std::string_view line) const;
  void turn_to(Seat seat);
  [[nodiscard]] bool hides() const;
  [[nodiscard]] Seat first_person() const;
  void pass_device(Seat seat);
  [[nodiscard]] std::string deal_line() const;

  Host& host_;
  const Settings& settings_;
  std::string id_;
  Header header_;
  std::unique_ptr<Table> table_;
  std::vector<std::string> tape_;  ///< all events of a match that is watched
  std::vector<Player> players_;
  Seat viewer_ = 0;
  Seat first_dealer_ = 0;
  Seat passing_ = kNobody;      ///< who is to take the device now
  Seat next_person_ = kNobody;  ///< who will have to, once everything has been seen

  struct Waiting {
    Step step;
    bool moves = true;  ///< false: it is simply there, after an undo
  };
  std::deque<Waiting> queue_;
  Step shown_;
  int serial_ = 0;
  bool moves_ = false;
  double ready_at_ = 0;  ///< the present step has been seen long enough
  std::vector<Call> calls_;
  std::string last_said_;
  std::optional<Sheet> sheet_;
  std::vector<std::string> ended_;  ///< what ended with the last event, until it is told

  int asked_ = 0;         ///< id of the last question to a bot
  bool waiting_ = false;  ///< a bot's answer is due
  double asked_at_ = 0;
  int refused_ = 0;  ///< answers to the present turn that were of no use
  std::optional<std::string> answer_;

  std::optional<int> receipt_;  ///< of what is on its way to the host's storage
  double held_until_ = 0;       ///< for which nobody waits any longer
  bool hurried_ = false;        ///< all is to be shown at once, as soon as it is stored
  std::size_t shown_events_ = 0;
};

}  // namespace tapete
