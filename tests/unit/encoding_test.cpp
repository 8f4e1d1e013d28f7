// Text encodings and line breaks of files.
#include <catch_amalgamated.hpp>

#include "core/encoding.hpp"

namespace tapete {
namespace {

constexpr std::string_view kText = "tapete 1\nseat 0 human Íñigo €\n";
constexpr std::string_view kMark = "\xEF\xBB\xBF";

/// Returns a text of UTF-16 units as bytes with a byte order mark.
std::string in_utf16(std::u16string_view text, bool big) {
  std::string out = big ? "\xFE\xFF" : "\xFF\xFE";
  for (const char16_t c : text) {
    const char low = static_cast<char>(c & 0xFF);
    const char high = static_cast<char>(c >> 8);
    out += big ? high : low;
    out += big ? low : high;
  }
  return out;
}

TEST_CASE("a file is read as the same text in every encoding", "[core]") {
  CHECK(text_of_file(kText) == kText);
  CHECK(text_of_file(std::string{kMark} + std::string{kText}) == kText);
  for (const bool big : {false, true}) CHECK(text_of_file(in_utf16(u"tapete 1\nseat 0 human Íñigo €\n", big)) == kText);
  CHECK(text_of_file("").value_or("none").empty());
  CHECK(text_of_file(in_utf16(u"\xD83C\xDCA1", false)) == "\xF0\x9F\x82\xA1");  // a surrogate pair
}

TEST_CASE("every line break becomes a line feed", "[core]") {
  CHECK(with_line_feeds("a\r\nb\rc\n\rd\r") == "a\nb\nc\n\nd\n");
  CHECK(with_line_feeds("").empty());
}

TEST_CASE("malformed bytes are refused", "[core]") {
  for (const std::string& bytes : {std::string{"\xCD\xF1igo"}, std::string{"abc\xC3"}, std::string{"\xED\xA0\x80"},
                                   std::string{"\xFF\xFE"
                                               "a"},
                                   in_utf16(u"\xD83C"
                                            u"a",
                                            true),
                                   in_utf16(u"\xDCA1", false), in_utf16(u"\xD83C", false)})
    CHECK(!text_of_file(bytes));
}

}  // namespace
}  // namespace tapete
