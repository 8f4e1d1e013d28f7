#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/changed.hpp"
#include "app/doctor.hpp"
#include "app/host/host.hpp"
#include "app/import.hpp"
#include "app/messages.hpp"
#include "app/parcel.hpp"

namespace tapete {

/// Copies of everything that is stored, as files: how they are made, and taken in again. Both wait until the archive
/// has been read.
class Copies {
 public:
  Copies(Host& host, const Settings& settings, Messages& messages, Doctor& doctor, const Changed& changed)
      : host_(host), settings_(settings), messages_(messages), doctor_(doctor), changed_(changed) {}

  /// Lets the player keep a copy as a file.
  void save();
  /// The answer to Exchange::save_file.
  void saved(bool whole);
  /// Tells why a file is not opened.
  void refuse(ParcelFault fault);
  void refuse_unread();

  /// Takes in a file that holds a copy, by work(); if it is no good: a message.
  void open(std::string_view text);
  /// The answer to Storage::open_archive. Does what was wanted, or forgets it if not all was read. Gives whether
  /// anything was wanted.
  bool archive_opened(Stored what);
  /// A copy is being looked through.
  [[nodiscard]] bool busy() const { return import_.has_value(); }
  /// Goes on with that for a moment. Gives what it adds, all together, once that is handed to the storage.
  std::vector<Change> work();
  /// The answer to Storage::store.
  void stored(int receipt, Stored what);

 private:
  /// What was added from a copy, until it is stored.
  struct Imported {
    int receipt = 0;
    std::string report;
  };
  void once_read(std::function<void()> what);
  void write();
  void tell_opened(const std::string& report);

  Host& host_;
  const Settings& settings_;
  Messages& messages_;
  Doctor& doctor_;
  const Changed& changed_;
  std::vector<std::function<void()>> wanted_;  ///< once the archive has been read
  std::string holds_;                          ///< to be said once the copy is made
  std::optional<Import> import_;
  std::optional<Imported> imported_;
};

}  // namespace tapete
