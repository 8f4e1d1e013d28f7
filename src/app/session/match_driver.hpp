#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/match_source.hpp"
#include "app/session/match_view.hpp"

namespace tapete {

/// Controller of a match on the screen. Plays the events of the match's source, shows them step by step, and passes the
/// options that the viewer chooses to the source.
class MatchDriver final : public MatchView {
 public:
  /// `table` has played all events of the record, even if the match will be watched from its beginning.
  MatchDriver(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
              std::unique_ptr<MatchSource> source);

  /// Returns whether chosen options are played, rather than taken as answers to a question.
  [[nodiscard]] bool plays_choices() const { return source_->plays_choices(); }
  /// Returns whether the viewer may act on the scene that is shown.
  [[nodiscard]] bool can_act() const;
  /// Returns whether the viewer may choose the calls that the scene offers (OptionKind::call).
  [[nodiscard]] bool can_call() const { return plays_choices() && !passing() && !sheet_; }
  /// Returns the number of events that may be shown, because they no longer wait for the storage.
  [[nodiscard]] std::size_t shown_events() const { return shown_events_; }
  [[nodiscard]] BotTurn* bot() const { return source_->bot(); }

  // Actions of the viewer
  /// Chooses these options of the scene that is shown, in this order.
  void choose(const std::vector<int>& indices);
  /// Shows all waiting steps immediately.
  void hurry();
  /// Continues after the viewer has taken the device from another person.
  void take_device();

  // Functions that the app calls
  void tick(double now);
  /// Returns the time at which the next tick is needed; no value if no tick is needed.
  [[nodiscard]] std::optional<double> next_tick_time() const;
  /// Rebuilds the scene in the present language, with hands open or hidden as the source requires.
  void rebuild_scenes();
  /// Replaces the source: the match continues from here with the events of the new source.
  void continue_with(std::unique_ptr<MatchSource> source);

  // Functions that the source calls
  /// Plays an event, and shows its steps after all waiting ones. Returns false if the rules refuse the event.
  bool play(std::string_view line);
  /// Goes to the position after the first `count` of these events, and shows it without the steps that lead there. If
  /// the events only differ from the present ones in what the viewer cannot know (`unseen`), the scene that is shown
  /// stays, unless these are all events.
  void jump_to(const std::vector<std::string>& events, std::size_t count, bool unseen = false);
  /// Shows all waiting steps immediately, and removes all calls.
  void settle();
  /// Takes back all events after the first `count`, and shows the scene after these `count` events.
  void take_back(std::size_t count);
  /// Asks for the device to be passed to this person, and hides the table until the person has taken it. Drops earlier
  /// announcements.
  void pass_device(Seat seat);
  /// Passes the device to this person once all steps have been shown; kNobody: the device stays.
  void call_next(Seat seat) { seating_.call_next(seat); }
  /// Shows the table from another seat, for which a person at this screen is to act. `said` tells the person so. If it
  /// is empty, the table is seen from there only once it changes.
  void turn_to(Seat seat, std::string said);

 private:
  bool show(double now);
  void jump();

  std::unique_ptr<MatchSource> source_;
  std::size_t shown_events_ = 0;
  bool hurried_ = false;  ///< whether to show all steps immediately once the events are stored
};

/// A match and its source, which the driver owns. Both pointers are nullptr if there is no match.
template <class Source>
struct DrivenMatch {
  std::unique_ptr<MatchDriver> driver;
  Source* source = nullptr;

  DrivenMatch() = default;
  DrivenMatch(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
              std::unique_ptr<Source> from)
      : source(from.get()) {
    driver = std::make_unique<MatchDriver>(host, settings, std::move(header), std::move(table), std::move(from));
  }
};

}  // namespace tapete
