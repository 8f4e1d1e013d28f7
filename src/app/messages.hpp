#pragma once
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/changed.hpp"
#include "app/host/clock_and_entropy.hpp"
#include "app/host/speaker.hpp"
#include "app/screens.hpp"
#include "app/settings.hpp"

namespace tapete {

/// Words for the player: a phrase with its translations, or a text that is already in the player's language.
class Wording {
 public:
  Wording(Text phrase = {}) : words_(phrase) {}                  // NOLINT(google-explicit-constructor)
  Wording(std::string text) : words_(std::move(text)) {}         // NOLINT(google-explicit-constructor)
  Wording(std::string_view text) : words_(std::string{text}) {}  // NOLINT(google-explicit-constructor)
  [[nodiscard]] std::string in(Lang lang) const;

 private:
  std::variant<Text, std::string> words_;
};

/// A question to the player, which is shown as a Dialog.
struct Question {
  Wording title;
  Wording text;
  Wording yes;
  Wording no;
  std::function<void()> on_yes;  ///< may be empty
  std::vector<Card> cards{};     ///< drawn under the title; usually none
  Deck deck{};                   ///< of `cards`
};

/// Questions and messages to the player, shown one at a time over everything else; and short messages that disappear
/// after some seconds.
class Messages {
 public:
  /// Shortest time for which a short message usually stays, in milliseconds.
  static constexpr double kToastTime = 2600;

  Messages(ClockAndEntropy& clock, Speaker& speaker, const Settings& settings, const Changed& changed)
      : clock_(clock), speaker_(speaker), settings_(settings), changed_(changed) {}

  [[nodiscard]] const std::optional<Dialog>& dialog() const { return dialog_; }
  [[nodiscard]] const std::optional<Toast>& toast() const { return toast_; }

  /// Asks a question, or queues it. Returns the number of the question if it is on the screen now; 0 if it is queued,
  /// or dropped because the queue is full.
  int ask(const Question& question);
  /// Shows a message without a choice, or queues it.
  void tell(const Wording& title, const Wording& text);
  void answer(bool yes);
  /// Removes the question with that number if it is still on the screen.
  void take_back(int number);
  /// Shows a short message, such as the reason why a card may not be played, for at least `least` milliseconds.
  void show_toast(const Wording& words, double least = kToastTime);
  /// Removes the short message, because the player has done something else.
  void end_toast() { toast_.reset(); }
  /// Receives the answer to FileAndClipboard::copy_text().
  void text_copied(bool done);
  /// Removes the short message when its time is over.
  void tick(double now);

 private:
  int show(Dialog dialog);

  ClockAndEntropy& clock_;
  Speaker& speaker_;
  const Settings& settings_;
  const Changed& changed_;
  std::optional<Dialog> dialog_;
  std::deque<Dialog> waiting_;
  int dialogs_ = 0;  ///< number of questions so far
  std::optional<Toast> toast_;
};

}  // namespace tapete
