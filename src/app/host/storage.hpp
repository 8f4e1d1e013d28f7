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

/// Properties of the storage, as far as the host knows them.
struct StorageStatus {
  bool lasts = false;    ///< whether the data stay until the player deletes them, even if space gets short
  bool framed = false;   ///< whether another page embeds this one; browsers may store less for an embedded page
  bool forgets = false;  ///< whether data are deleted after seven days without a visit (Safari, unless installed)
  double used = 0;       ///< in bytes; 0: not known
  double quota = 0;      ///< in bytes; 0: not known
};

/// Interface to the storage: texts under keys, which stay from one visit to the next.
class Storage {
 public:
  virtual ~Storage() = default;

  /// Returns the value stored under `key`. The host reads all values before the app starts, except those under `done/`,
  /// which open_archive() reads. If reading fails or takes long, the app starts without values: storage() is then
  /// `failed`, and App::storage_opened() is called once the values have been read.
  [[nodiscard]] virtual std::optional<std::string> load(std::string_view key) const = 0;
  /// Returns all keys that begin with `start`, in ascending order.
  [[nodiscard]] virtual std::vector<std::string> keys(std::string_view start) const = 0;
  /// Stores all of these changes or none, as one transaction, after all earlier changes. Returns a receipt:
  /// App::stored(receipt, ...) is called later, never from inside this call, when the changes are safe or have failed.
  /// After a failure the values stay in memory, and these changes are stored together with the next ones. A change
  /// never overwrites a stored value that has not been read yet: when that value has been read, the change is dropped,
  /// and then App::storage_opened() is called.
  virtual int store(const std::vector<Change>& changes) = 0;
  /// Returns the state of the storage, as far as known before the first call of store(): `safe` or `regained` if the
  /// stored values were read and storing seems possible, otherwise the problem.
  [[nodiscard]] virtual Stored storage() const { return Stored::safe; }
  /// Reads the values under `done/`, which may be many. Library::archive_opened(what) is called later.
  virtual void open_archive() = 0;
  /// Asks the browser to keep the data when space gets short. Called from the first finished hand on.
  virtual void keep_stored() {}
  /// Finds out how permanent the storage is; StorageHealth::storage_seen(storage_status) is called later. If `ask`,
  /// first asks the browser to keep the data, even if it has been asked before.
  virtual void look_at_storage(bool ask) = 0;
  /// Deletes everything that was stored or loaded here and restarts the program; nothing is stored in between. If the
  /// deletion fails, StorageHealth::afresh_failed() is called later and the program continues as before.
  virtual void start_afresh() = 0;
};

}  // namespace tapete
