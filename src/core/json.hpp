#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace tapete {

/// Writes JSON from front to back, and sets the commas. The caller closes every bracket that it has opened.
class JsonWriter {
 public:
  void begin_list();
  void end_list() { out_ += ']'; }
  void begin_object();
  void end_object() { out_ += '}'; }
  /// Writes the name of the next value. Returns this writer.
  JsonWriter& key(std::string_view name);

  /// A text in UTF-8. Characters that JSON does not allow are escaped.
  void text(std::string_view value);
  void number(std::int64_t value);
  /// A number with four digits after the point; it must be finite.
  void figure(double value);
  void flag(bool value);

  [[nodiscard]] const std::string& json() const { return out_; }

 private:
  void value_begins();
  void quoted(std::string_view text);

  std::string out_;
};

}  // namespace tapete
