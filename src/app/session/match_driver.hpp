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

/// Moves a match on: plays the events of its source, shows what they lead to, step by step, and hands the options that
/// the viewer chooses to the source.
class MatchDriver final : public MatchView {
 public:
  /// `table` is at the end of the record that is continued or watched.
  MatchDriver(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
              std::unique_ptr<MatchSource> source);

  /// Whether the options that the viewer chooses are played, and not only answers.
  [[nodiscard]] bool plays_choices() const { return source_->plays_choices(); }
  /// Whether the viewer may act on the scene that is shown.
  [[nodiscard]] bool can_act() const;
  /// Whether what the scene offers to be called (OptionKind::call) can be called.
  [[nodiscard]] bool can_call() const { return plays_choices() && !passing() && !sheet_; }
  /// The number of events that have been stored and may have been shown.
  [[nodiscard]] std::size_t shown_events() const { return shown_events_; }
  [[nodiscard]] BotTurn* bot() const { return source_->bot(); }

  // Actions of the viewer
  /// Chooses these options of the scene that is shown, in this order.
  void choose(const std::vector<int>& indices);
  /// Shows everything that is waiting at once.
  void hurry();
  /// The viewer has taken the device from the person who held it before.
  void take_device();

  // Calls of the app
  void tick(double now);
  /// When the next tick is needed; nothing if none is.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// Makes the scene again, in a new language or with other hands open.
  void retell();
  /// Lets another source move the match on from here.
  void continue_with(std::unique_ptr<MatchSource> source);

  // Calls of the source
  /// Plays an event and shows its steps after all that are waiting. Returns false if the rules refuse the event.
  bool play(std::string_view line);
  /// Goes to the position after the first `count` of these events, and shows it without the steps that lead there.
  void jump_to(const std::vector<std::string>& events, std::size_t count);
  /// Shows everything that is waiting at once, and no calls any more.
  void settle();
  /// Takes back all events after the first `count`, and shows the scene before them.
  void take_back(std::size_t count);
  /// Only this person may see the table from now on, once the device has been passed. Drops earlier announcements.
  void pass_device(Seat seat);
  /// Passes the device to this person once everything has been shown; kNobody: to nobody.
  void call_next(Seat seat) { seating_.call_next(seat); }
  /// Another person at the screen is to act, and sees the table from the own seat from now on.
  void turn_to(Seat seat);

 private:
  bool show(double now);
  void jump();

  std::unique_ptr<MatchSource> source_;
  std::size_t shown_events_ = 0;
  bool hurried_ = false;  ///< everything is to be shown at once when it has been stored
};

/// A match and its source, which the driver owns; both are nullptr if there is none.
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
