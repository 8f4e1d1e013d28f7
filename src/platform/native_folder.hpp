#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host/storage.hpp"

namespace tapete {

/// The bytes of a file; nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& name);

/// A folder that keeps each value in a file of its own.
class Folder {
 public:
  /// `name` ends in a separator. With an empty name, values are kept only in memory.
  explicit Folder(std::string name) : name_(std::move(name)) {}

  /// Whether values outlive the program.
  [[nodiscard]] bool lasts() const { return !name_.empty(); }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const;
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const;
  /// Returns false if that failed.
  bool write(const Change& change);

 private:
  [[nodiscard]] std::string path(std::string_view key) const;

  std::string name_;
  std::map<std::string, std::string, std::less<>> values_;  ///< the values, if there is no folder
};

}  // namespace tapete
