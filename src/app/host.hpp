#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"

namespace tapete {

/// Something to be stored under a key; an empty text deletes what is there.
struct Change {
  std::string key;
  std::string text;
  friend bool operator==(const Change&, const Change&) = default;
};

/// Host::edit_text for a line that the host itself has asked for; the answer goes to Host::line_entered.
inline constexpr int kHostsLine = -1;

/// What has become of something that was to be stored.
enum class Stored : unsigned char {
  safe,
  failed,  ///< not yet, and perhaps never (private mode, full disk)
  newer,   ///< what is kept here belongs to a newer version of the program, and is left alone
};
/// What is known of the place where things are stored here.
struct Keeping {
  bool lasts = false;    ///< until the player deletes it, not only as long as there is space
  bool framed = false;   ///< the table lies in another page, and browsers may keep less of such
  bool forgets = false;  ///< all goes after seven days without a visit (Safari, unless installed)
  double used = 0;       ///< bytes; 0: not known
  double quota = 0;      ///< bytes that there may be; 0: not known
};

enum class Sound : unsigned char { shuffle, card, collect, bell };

/// What the app needs from where it runs: a browser page, a native window, or a test. Everything returns at once;
/// answers come back as calls of App (stored, storage_opened, archive_opened, bot_answered, fetched, text_entered,
/// text_copied, file_opened, file_too_long, file_unread, file_saved).
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

  /// What was stored under `key`. Stored values were read before the app started, so this does not wait; those under
  /// `done/` are there only once App::archive_opened() was called. Where reading fails or takes long the app starts
  /// without: then storage() says `failed`, and App::storage_opened() is called once they are there.
  [[nodiscard]] virtual std::optional<std::string> load(std::string_view key) const = 0;
  /// The keys there are that begin with `start`, in order.
  [[nodiscard]] virtual std::vector<std::string> keys(std::string_view start) const = 0;
  /// Stores all of these or none, after all that was stored before. Gives a number, with which App::stored is called
  /// once they are safe, or cannot be: then the game goes on in memory, and they are stored with whatever comes next.
  /// Never called from inside this call. What could not be read is not written over: a change of it is dropped when it
  /// has been read, before App::storage_opened().
  virtual int store(const std::vector<Change>& changes) = 0;
  /// Whether what was stored could be read, and anything can be stored, as far as that is known beforehand.
  [[nodiscard]] virtual Stored storage() const = 0;
  /// Reads what is stored under `done/`, which may be much; App::archive_opened(what) is called later.
  virtual void open_archive() = 0;
  /// Asks that what is stored be kept when space gets short. For when there is something worth keeping.
  virtual void keep_stored() = 0;
  /// Finds out how what is stored here lasts; App::storage_seen(keeping) is called later. `ask`: asks first that it be
  /// kept, whatever was asked before.
  virtual void look_at_storage(bool ask) = 0;
  /// Forgets everything that was stored or brought here, and starts the program anew; nothing is stored any more. If
  /// that cannot be done App::afresh_failed() is called later, and all goes on as before.
  virtual void start_afresh() = 0;
  /// Which of all builds this is, beside the number of the version; empty where nobody counts them.
  [[nodiscard]] virtual std::string build() const { return {}; }
  /// The day and the time here: `2026-11-21 15:04`.
  [[nodiscard]] virtual std::string date() const = 0;

  /// Lets the player keep `text` as a file; App::file_saved(whole) is called later, once it was read again.
  virtual void save_file(std::string_view name, std::string_view text) = 0;
  /// Lets the player choose a file; App::file_opened(text) is called later if one was chosen, or App::file_too_long(),
  /// or App::file_unread().
  virtual void open_file() = 0;
  /// Lets the player send `text` (a record that is sealed, see app/parcel.hpp) to others as a link.
  virtual void share(std::string_view title, std::string_view text) = 0;

  /// Fetches a file that is not there from the start, by its name: a path below the page's address, as
  /// `texts/GAME/rules.es.md`. App::fetched(name, ...) is called later, never from inside this call.
  virtual void fetch(std::string_view name) = 0;

  /// Bots of this game may soon be asked: what they need can be loaded.
  virtual void expect_bots(std::string_view game) = 0;
  /// Lets a bot think elsewhere; App::bot_answered(id, ...) is called later, never from inside this call.
  virtual void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) = 0;
  /// Lets the player edit a line of text with whatever keyboard there is; App::text_entered(id, ...) is called later if
  /// it changed.
  virtual void edit_text(int id, std::string_view title, std::string_view value) = 0;

  /// The answer to a line that the host itself has asked for (kHostsLine).
  virtual void line_entered(std::string_view text) { (void)text; }
  /// Speaks a sentence to whoever listens instead of looking: once, after what was said before.
  virtual void announce(std::string_view text) = 0;
  /// Forgets what was announced: another person takes the device, who is not to hear it again.
  virtual void hush() = 0;

  /// Plays a sound of src/app/sounds.hpp, if sounds can be heard here (in a page: once it has been touched).
  virtual void play(Sound sound) = 0;
  /// Says a call of the table with the machine's own voice, if it has one.
  virtual void speak_aloud(std::string_view text) = 0;

  /// Puts a text on the clipboard; App::text_copied(...) is called later.
  virtual void copy_text(std::string_view text) = 0;

  [[nodiscard]] virtual Lang language() const = 0;
  [[nodiscard]] virtual bool prefers_dark() const = 0;
  [[nodiscard]] virtual bool prefers_reduced_motion() const = 0;
  /// Tells the surroundings how many screens lie between this one and the first: where there is a way back in the
  /// surroundings (a browser's button), it leads through them.
  virtual void depth_changed(int depth) = 0;
  /// Tells the surroundings which language is shown (document language, title).
  virtual void language_changed(Lang lang) = 0;

  // Only a page has these
  /// What the page's address asks for, as read_parameters() of parameters.hpp takes it.
  [[nodiscard]] virtual std::string parameters() const { return {}; }
  /// Tells the page around what the player has just seen: `started`, or what ended with a hand, as the trace says it
  /// (`hand 75 55`, `match 0`).
  virtual void happened(std::string_view line) { (void)line; }
  /// Starts the program anew in the version that App::update_waits() told of. Everything is stored already.
  virtual void take_update() {}
};

}  // namespace tapete
