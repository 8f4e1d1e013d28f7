#include "platform/native_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tapete {
namespace {

/// File name extension of the files that contain values.
constexpr std::string_view kEnding = ".txt";

}  // namespace

std::optional<std::string> read_file(const std::string& name) {
  std::error_code error;
  std::ifstream file;
  if (std::filesystem::is_regular_file(name, error)) file.open(name, std::ios::binary);
  if (!file.is_open()) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>{file}, {}};
}

std::string Folder::path(std::string_view key) const { return (name_ + std::string{key}).append(kEnding); }

std::optional<std::string> Folder::load(std::string_view key) const {
  if (name_.empty()) {
    const auto found = values_.find(key);
    return found == values_.end() ? std::nullopt : std::optional{found->second};
  }
  return read_file(path(key));
}

std::vector<std::string> Folder::keys(std::string_view start) const {
  std::vector<std::string> found;
  for (const auto& [key, text] : values_)
    if (key.starts_with(start)) found.push_back(key);
  if (name_.empty()) return found;
  std::error_code none;
  for (const auto& file : std::filesystem::recursive_directory_iterator{name_, none}) {
    const std::filesystem::path name = file.path().lexically_relative(name_);
    std::string key = std::filesystem::path{name}.replace_extension().generic_string();
    if (name.extension() == kEnding && key.starts_with(start)) found.push_back(std::move(key));
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// Writes the text to a temporary file and then renames the file. After a crash, the value is either the old text or
/// the new text, never a part of one.
bool Folder::write(const Change& change) {
  if (name_.empty()) {
    if (change.text.empty())
      values_.erase(change.key);
    else
      values_[change.key] = change.text;
    return true;
  }
  const std::filesystem::path goal = path(change.key);
  std::error_code failed;
  if (change.text.empty()) {
    std::filesystem::remove(goal, failed);
    return !failed;
  }
  std::filesystem::create_directories(goal.parent_path(), failed);
  const std::filesystem::path fresh = goal.string() + ".new";
  std::ofstream file{fresh, std::ios::binary};
  file << change.text;
  file.close();
  if (!file) return false;
  std::filesystem::rename(fresh, goal, failed);
  return !failed;
}

}  // namespace tapete
