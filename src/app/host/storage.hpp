#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// A value to be stored under a key; an empty text deletes the key.
struct Change {
  std::string key;
  std::string text;
  friend bool operator==(const Change&, const Change&) = default;
};

/// The result of an attempt to store something.
enum class Stored : unsigned char {
  safe,
  failed,    ///< not stored now, and perhaps never (private mode, full disk)
  newer,     ///< the stored data belong to a newer version of the program and are not touched
  refused,   ///< not stored: the browser refuses all storage to this page, for example in a frame of another site
  regained,  ///< safe, but earlier data had been lost; all values that the program still knew are stored again
};

[[nodiscard]] constexpr bool is_safe(Stored what) { return what == Stored::safe || what == Stored::regained; }

/// What is known about the place where data are stored.
struct StorageStatus {
  bool lasts = false;    ///< whether the data stay until the player deletes them, not only while there is space
  bool framed = false;   ///< whether the table is embedded in another page, for which browsers may keep less
  bool forgets = false;  ///< whether data are deleted after seven days without a visit (Safari, unless installed)
  double used = 0;       ///< in bytes; 0: not known
  double quota = 0;      ///< in bytes; 0: not known
};

/// What is kept from one visit to the next: texts under keys.
class Storage {
 public:
  virtual ~Storage() = default;

  /// The value stored under `key`. Values are read before the app starts, so this does not wait. Those under `done/`
  /// exist only after Library::archive_opened(). If reading fails or takes long, the app starts without them: then
  /// storage() is `failed`, and App::storage_opened() is called when they are there.
  [[nodiscard]] virtual std::optional<std::string> load(std::string_view key) const = 0;
  /// All keys that begin with `start`, in ascending order.
  [[nodiscard]] virtual std::vector<std::string> keys(std::string_view start) const = 0;
  /// Stores all of these changes or none, after all earlier ones. Returns a receipt, with which App::stored() is called
  /// later (never from inside this call) when the changes are safe or have failed. After a failure the game goes on in
  /// memory, and the changes are stored together with the next ones. A value that could not be read is not overwritten:
  /// a change of it is dropped when it has been read, before App::storage_opened().
  virtual int store(const std::vector<Change>& changes) = 0;
  /// Whether the stored values could be read and storing is possible, as far as known before the first attempt.
  [[nodiscard]] virtual Stored storage() const { return Stored::safe; }
  /// Reads what is stored under `done/`, which may be much. Library::archive_opened(what) is called later.
  virtual void open_archive() = 0;
  /// Asks the browser to keep the data when space gets short. Called once there is something worth keeping.
  virtual void keep_stored() {}
  /// Finds out how permanent the storage is; StorageHealth::storage_seen(keeping) is called later. `ask`: first asks
  /// that the data be kept, even if that was asked before.
  virtual void look_at_storage(bool ask) = 0;
  /// Deletes everything that was stored or loaded here and restarts the program; nothing is stored from then on. If
  /// that fails, StorageHealth::afresh_failed() is called later and everything goes on as before.
  virtual void start_afresh() = 0;
};

}  // namespace tapete
