#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace tapete {

/// A JSON writer that appends values and adds the commas. The caller must close every bracket that it has opened.
class JsonWriter {
 public:
  void begin_list();
  void end_list() { out_ += ']'; }
  void begin_object();
  void end_object() { out_ += '}'; }
  /// Writes the name of the next value. Returns this writer.
  JsonWriter& key(std::string_view name);

  /// Writes a text in UTF-8. Characters that JSON does not allow are escaped.
  void text(std::string_view value);
  void number(std::int64_t value);
  /// Writes a finite number with four digits after the decimal point.
  void figure(double value);
  void flag(bool value);

  [[nodiscard]] const std::string& json() const { return out_; }

 private:
  void value_begins();
  void quoted(std::string_view text);

  std::string out_;
};

}  // namespace tapete
