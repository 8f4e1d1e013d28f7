#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.hpp"

namespace tapete {

enum class Sound : unsigned char { shuffle, card, collect, bell };

/// What the app needs from where it runs: a browser page, a native window, or a test. Everything returns at once;
/// answers come back as calls of App (bot_answered, fetched, text_entered, text_copied).
class Host {
 public:
  virtual ~Host() = default;

  /// Milliseconds since some fixed moment; never goes back.
  [[nodiscard]] virtual double now_ms() const = 0;
  /// 256 bits nobody can foresee, for the shuffle.
  virtual std::array<std::uint64_t, 4> entropy() = 0;
  /// Asks for one frame soon. No frame is drawn unless somebody asked.
  virtual void request_frame() = 0;
  /// Asks for App::tick after that many milliseconds, without drawing; a later call replaces an earlier one.
  virtual void wake_in(double ms) = 0;

  /// What was stored under `key`. Stored values were read before the app started, so this does not wait.
  [[nodiscard]] virtual std::optional<std::string> load(std::string_view key) const = 0;
  /// Stores `text` (an empty one deletes). False if nothing can be kept here (private mode, full disk): the game goes
  /// on in memory.
  virtual bool save(std::string_view key, std::string_view text) = 0;

  /// Fetches a file that is not there from the start, by its name: a path below the page's address, as
  /// `texts/guinote/rules.es.md`. App::fetched(name, ...) is called later, never from inside this call.
  virtual void fetch(std::string_view name) = 0;

  /// Bots of this game may soon be asked: what they need can be loaded.
  virtual void expect_bots(std::string_view game) = 0;
  /// Lets a bot think elsewhere; App::bot_answered(id, ...) is called later, never from inside this call.
  virtual void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) = 0;
  /// Lets the player edit a line of text with whatever keyboard there is; App::text_entered(id, ...) is called later if
  /// it changed.
  virtual void edit_text(int id, std::string_view title, std::string_view value) = 0;

  /// Speaks a sentence to whoever listens instead of looking: once, after what was said before.
  virtual void announce(std::string_view text) = 0;

  /// Plays a sound of src/app/sounds.hpp, if sounds can be heard here (in a page: once it has been touched).
  virtual void play(Sound sound) = 0;
  /// Says a call of the table with the machine's own voice, if it has one.
  virtual void speak_aloud(std::string_view text) = 0;

  /// Puts a text on the clipboard; App::text_copied(...) is called later.
  virtual void copy_text(std::string_view text) = 0;

  [[nodiscard]] virtual Lang language() const = 0;
  [[nodiscard]] virtual bool prefers_dark() const = 0;
  [[nodiscard]] virtual bool prefers_reduced_motion() const = 0;
  /// Tells the surroundings which language is shown (document language, title).
  virtual void language_changed(Lang lang) = 0;
};

}  // namespace tapete
