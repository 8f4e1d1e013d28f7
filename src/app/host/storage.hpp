#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// Something to be stored under a key; an empty text deletes what is there.
struct Change {
  std::string key;
  std::string text;
  friend bool operator==(const Change&, const Change&) = default;
};

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

/// What is kept from one visit to the next: texts under keys.
class Storage {
 public:
  virtual ~Storage() = default;

  /// What was stored under `key`. Stored values were read before the app started, so this does not wait; those under
  /// `done/` are there only once Library::archive_opened() was called. Where reading fails or takes long the app starts
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
  [[nodiscard]] virtual Stored storage() const { return Stored::safe; }
  /// Reads what is stored under `done/`, which may be much; Library::archive_opened(what) is called later.
  virtual void open_archive() = 0;
  /// Asks that what is stored be kept when space gets short. For when there is something worth keeping.
  virtual void keep_stored() {}
  /// Finds out how what is stored here lasts; Upkeep::storage_seen(keeping) is called later. `ask`: asks first that it
  /// be kept, whatever was asked before.
  virtual void look_at_storage(bool ask) = 0;
  /// Forgets everything that was stored or brought here, and starts the program anew; nothing is stored any more. If
  /// that cannot be done Upkeep::afresh_failed() is called later, and all goes on as before.
  virtual void start_afresh() = 0;
};

}  // namespace tapete
