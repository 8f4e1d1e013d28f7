#pragma once
#include <string_view>

namespace tapete {

/// The files that contain the pictures, such as a deck. Each is fetched when it is first needed.
class PictureFiles {
 public:
  virtual ~PictureFiles() = default;
  /// The bytes of the file; empty until it has arrived. They stay valid.
  virtual std::string_view bytes(std::string_view name) = 0;
  /// Whether the file has been asked for.
  [[nodiscard]] virtual bool asked(std::string_view name) const = 0;
  /// Asks again for a file that could not be fetched. Returns false if there is no need to.
  virtual bool retry(std::string_view name) = 0;
};

}  // namespace tapete
