#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace tapete {

/// Writes JSON from front to back, with the commas; whoever writes sees to it that what is opened is closed.
class JsonWriter {
 public:
  void begin_list();
  void end_list() { out_ += ']'; }
  void begin_object();
  void end_object() { out_ += '}'; }
  /// The name of the value that follows.
  void key(std::string_view name);

  /// UTF-8 of any kind; what JSON does not allow is escaped.
  void text(std::string_view value);
  void number(std::int64_t value);
  /// With four digits after the point; must be finite.
  void figure(double value);
  void flag(bool value);

  [[nodiscard]] const std::string& json() const { return out_; }

 private:
  void value_begins();
  void quoted(std::string_view text);

  std::string out_;
};

}  // namespace tapete
