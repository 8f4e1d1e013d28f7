#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// The id for HostEnvironment::edit_text() when the host itself asks for a line of text. The answer goes to
/// FileAndClipboard::line_entered().
inline constexpr int kHostsLine = -1;

/// Interface to the window of the app, or to its page and the page that embeds it.
class HostEnvironment {
 public:
  virtual ~HostEnvironment() = default;

  [[nodiscard]] virtual Lang language() const = 0;
  [[nodiscard]] virtual bool prefers_dark() const { return false; }
  [[nodiscard]] virtual bool prefers_more_contrast() const { return false; }
  [[nodiscard]] virtual bool prefers_reduced_motion() const { return false; }
  /// Lets the player edit a line of text with the keyboard of the device. App::text_entered(id, ...) is called later if
  /// the text has changed.
  virtual void edit_text(int id, std::string_view title, std::string_view value) = 0;
  /// Reports the number of steps back to the home screen, so that the browser's back button can go back these steps. An
  /// open dialog counts as a step.
  virtual void depth_changed(int depth) { (void)depth; }
  /// Reports the language that is shown, for the document's language and title.
  virtual void language_changed(Lang lang) { (void)lang; }
  /// Shows a sentence above the table until the next call. An empty text removes the sentence.
  virtual void show_notice(std::string_view text) = 0;

  // Functions that only a page provides
  /// Returns the build of this version; empty if the host does not number its builds.
  [[nodiscard]] virtual std::string build() const { return {}; }
  /// Returns the parameters of the page's address, in the form that read_parameters() of parameters.hpp reads.
  [[nodiscard]] virtual std::string parameters() const { return {}; }
  /// Reports to the embedding page what the player has just seen: `started`, or the trace line of a hand or match that
  /// has ended (`hand 75 55`, `match 0`).
  virtual void happened(std::string_view line) { (void)line; }
  /// Restarts the program in the version that App::update_ready() announced. The app has already stored all data. If
  /// the restart is slow, App::update_takes_long() is called.
  virtual void install_update() {}
};

}  // namespace tapete
