#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

/// Surroundings::edit_text for a line that the host itself has asked for; the answer goes to line_entered.
inline constexpr int kHostsLine = -1;

/// What lies around the table: a window of the system, or a page that may itself lie in another page.
class Surroundings {
 public:
  virtual ~Surroundings() = default;

  [[nodiscard]] virtual Lang language() const = 0;
  [[nodiscard]] virtual bool prefers_dark() const { return false; }
  [[nodiscard]] virtual bool prefers_reduced_motion() const { return false; }
  /// Lets the player edit a line of text with whatever keyboard there is; App::text_entered(id, ...) is called later if
  /// it changed.
  virtual void edit_text(int id, std::string_view title, std::string_view value) = 0;
  /// The answer to a line that the host itself has asked for (kHostsLine).
  virtual void line_entered(std::string_view text) { (void)text; }
  /// How many screens lie between this one and the first: where there is a way back in the surroundings (a browser's
  /// button), it leads through them.
  virtual void depth_changed(int depth) { (void)depth; }
  /// Which language is shown (document language, title).
  virtual void language_changed(Lang lang) { (void)lang; }

  // Only a page has these
  /// Which of all builds this is, beside the number of the version; empty where nobody counts them.
  [[nodiscard]] virtual std::string build() const { return {}; }
  /// What the page's address asks for, as read_parameters() of parameters.hpp takes it.
  [[nodiscard]] virtual std::string parameters() const { return {}; }
  /// Tells the page around what the player has just seen: `started`, or what ended with a hand, as the trace says it
  /// (`hand 75 55`, `match 0`).
  virtual void happened(std::string_view line) { (void)line; }
  /// Starts the program anew in the version that App::update_waits() told of. Everything is stored already.
  virtual void take_update() {}
};

}  // namespace tapete
