#pragma once
#include <string>
#include <vector>

#include "app/host/host.hpp"
#include "app/session/match_source.hpp"

namespace tapete {

/// Source of a match that is watched again, from its first deal. Nobody plays; a review may ask the viewer for a better
/// action.
class ReplaySource final : public AskingSource {
 public:
  explicit ReplaySource(const ClockAndEntropy& clock) : clock_(clock) {}

  /// Returns the number of events that have been played; length() counts all events.
  [[nodiscard]] std::size_t position() const;
  [[nodiscard]] std::size_t length() const { return events_.size(); }
  [[nodiscard]] const std::vector<std::string>& events() const { return events_; }
  [[nodiscard]] const std::string& next_event() const { return events_[position()]; }
  /// Returns the next position at which a hand begins, or the end of the match. If `next` is false, returns the
  /// previous such position, or the first one.
  [[nodiscard]] std::size_t hand_start(bool next) const;
  /// Positions from the deal of a hand to its last event.
  struct Hand {
    std::size_t first = 1;
    std::size_t last = 1;
  };
  /// Returns the hand that is shown.
  [[nodiscard]] Hand hand() const;
  /// Shows the match after that many events, at least one. A step forward by one event is animated, unless all hands
  /// are open.
  void seek(std::size_t position);
  /// Shows the next event of which players notice something, animated, or goes back before the last one. A complete
  /// trick stays on the table until the next call; at the end of a hand, a step forward then opens the score sheet.
  void step(bool forward);
  /// Plays one event after the other from this position, up to the end of the hand; false: stops.
  void run(bool runs);
  [[nodiscard]] bool runs() const { return runs_; }

  /// Returns whether the hand at this position is over in the record. Only then may the viewer learn the cards of the
  /// other seats, because a match under way can be watched too.
  [[nodiscard]] bool hand_is_over() const { return position() < open_end_; }
  /// Shows or hides everybody's cards, in hands that are over.
  void open_hands(bool open);
  [[nodiscard]] bool hands_open() const { return open_; }

 private:
  void begin(MatchDriver& driver) override;
  [[nodiscard]] bool has_next() const override { return runs_ && position() < length(); }
  std::string next() override { return next_event(); }
  void sheet_opened() override { runs_ = false; }
  void advance() override;
  /// Returns whether a hand has just been dealt at this position.
  [[nodiscard]] bool starts(std::size_t position) const;
  [[nodiscard]] Scene scene(const Table& table, Seat viewer, Lang lang) const override;
  [[nodiscard]] std::vector<Step> steps(const Table& table, Seat viewer, Lang lang) const override;
  [[nodiscard]] bool holds(const Step& step) const override;
  void show(std::size_t position, bool animated);
  /// Returns whether players notice nothing of the last event, such as one of several cards that are passed together.
  [[nodiscard]] bool is_silent() const;

  const ClockAndEntropy& clock_;
  MatchDriver* driver_ = nullptr;
  std::vector<std::string> events_;
  std::size_t open_end_ = 0;  ///< the first position in a hand that is not over; length() + 1: there is none
  bool open_ = false;
  bool runs_ = false;
  bool steps_ = false;  ///< whether the viewer goes on by step()
};

}  // namespace tapete
