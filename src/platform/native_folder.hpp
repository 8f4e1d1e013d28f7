#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host/storage.hpp"

namespace tapete {

/// Returns the bytes of a file; nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& name);

/// Key-value store in a folder, with one file for each value.
class Folder {
 public:
  /// `name` ends in a separator. With an empty name, values are kept only in memory.
  explicit Folder(std::string name) : name_(std::move(name)) {}

  /// Returns whether values outlive the program.
  [[nodiscard]] bool lasts() const { return !name_.empty(); }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const;
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const;
  /// Stores or deletes a value. Returns false if that failed.
  bool write(const Change& change);

 private:
  [[nodiscard]] std::string path(std::string_view key) const;

  std::string name_;
  std::map<std::string, std::string, std::less<>> values_;  ///< the values, if there is no folder
};

}  // namespace tapete
