#include "app/files.hpp"

namespace tapete {

const File& Files::get(std::string_view name) {
  if (const auto known = files_.find(name); known != files_.end()) return known->second;
  const File& file = files_[std::string{name}];
  exchange_.fetch(name);
  return file;
}

void Files::retry(std::string_view name) {
  const auto known = files_.find(name);
  if (known == files_.end() || known->second.state != File::State::missing) return;
  known->second.state = File::State::coming;
  exchange_.fetch(name);
}

void Files::fetched(std::string_view name, std::optional<std::string_view> bytes) {
  const auto known = files_.find(name);
  if (known == files_.end() || known->second.state == File::State::here) return;
  known->second.state = bytes ? File::State::here : File::State::missing;
  if (bytes) known->second.bytes = *bytes;
}

}  // namespace tapete
