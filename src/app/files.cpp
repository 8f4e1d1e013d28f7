#include "app/files.hpp"

namespace tapete {
namespace {

constexpr std::string_view kPictureEnds = "</svg>";
/// Number of pictures in the smallest deck: forty cards and a back.
constexpr int kDeckPictures = 41;

int count(std::string_view text, std::string_view what) {
  int found = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string_view::npos; at += what.size()) ++found;
  return found;
}

/// Returns whether these bytes can be the file of that name. A text file that begins with '<' is a page of HTML, not a
/// file of Tapete.
bool can_be(std::string_view name, std::string_view bytes) {
  if (!name.ends_with(".svg")) return !bytes.empty() && bytes.front() != '<';
  const auto end = bytes.rfind(kPictureEnds);
  const bool whole = bytes.starts_with("<svg") && end != std::string_view::npos &&
                     bytes.find_first_not_of(" \r\n", end + kPictureEnds.size()) == std::string_view::npos;
  return whole && (!name.starts_with(kDeckFolder) || count(bytes, "<svg id=\"") >= kDeckPictures);
}

}  // namespace

const File& Files::get(std::string_view name) {
  if (const auto known = files_.find(name); known != files_.end()) return known->second;
  const File& file = files_[std::string{name}];
  host_.fetch(name);
  return file;
}

void Files::retry(std::string_view name) {
  const auto known = files_.find(name);
  if (known == files_.end() || known->second.state != File::State::missing) return;
  known->second.state = File::State::loading;
  host_.fetch(name);
}

bool Files::fetched(std::string_view name, std::optional<std::string_view> bytes) {
  const auto known = files_.find(name);
  if (known == files_.end()) return false;
  File& file = known->second;
  if (file.state == File::State::loaded) return true;
  const bool valid = bytes && can_be(name, *bytes);
  file.state = valid ? File::State::loaded : File::State::missing;
  if (valid) file.bytes = *bytes;
  return valid;
}

}  // namespace tapete
