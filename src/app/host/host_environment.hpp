#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// The id of HostEnvironment::edit_text() for a line that the host itself asks for; the answer goes to
/// FileAndClipboard::line_entered().
inline constexpr int kHostsLine = -1;

/// What is around the table: a window of the system, or a page that may itself be embedded in another page.
class HostEnvironment {
 public:
  virtual ~HostEnvironment() = default;

  [[nodiscard]] virtual Lang language() const = 0;
  [[nodiscard]] virtual bool prefers_dark() const { return false; }
  [[nodiscard]] virtual bool prefers_more_contrast() const { return false; }
  [[nodiscard]] virtual bool prefers_reduced_motion() const { return false; }
  /// Lets the player edit a line of text with whatever keyboard there is. App::text_entered(id, ...) is called later if
  /// the text has changed.
  virtual void edit_text(int id, std::string_view title, std::string_view value) = 0;
  /// The number of screens between the first and the present one, so that the browser's back button can lead back
  /// through them.
  virtual void depth_changed(int depth) { (void)depth; }
  /// The language that is shown, for the document's language and title.
  virtual void language_changed(Lang lang) { (void)lang; }
  /// Shows a sentence above the table until the next call. An empty text removes it.
  virtual void show_notice(std::string_view text) = 0;

  // Only a page has these
  /// Which build of the version this is; empty where builds are not counted.
  [[nodiscard]] virtual std::string build() const { return {}; }
  /// What the page's address asks for, in the form that read_parameters() of parameters.hpp takes.
  [[nodiscard]] virtual std::string parameters() const { return {}; }
  /// Tells the embedding page what the player has just seen: `started`, or a trace line about what ended with a hand
  /// (`hand 75 55`, `match 0`).
  virtual void happened(std::string_view line) { (void)line; }
  /// Restarts the program in the version that App::update_waits() announced. Everything is stored already. If the
  /// restart is slow, App::update_takes_long() is called.
  virtual void take_update() {}
};

}  // namespace tapete
