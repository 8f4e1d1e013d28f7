// Files as editors, other systems and chats leave them.
#include <catch_amalgamated.hpp>

#include "core/encoding.hpp"
#include "core/utf8.hpp"
#include "test_host.hpp"

namespace tapete {
namespace {

using test::some_match;
using test::TestHost;
using test::told;

constexpr std::string_view kText = "tapete 1\nseat 0 human Íñigo €\n";
constexpr std::string_view kMark = "\xEF\xBB\xBF";

/// The text in UTF-16 with a byte order mark. It has no characters beyond the first plane.
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

TEST_CASE("a text is the same in every encoding, with every line break", "[core]") {
  CHECK(text_of_file(kText) == kText);
  CHECK(text_of_file(std::string{kMark} + std::string{kText}) == kText);
  for (const bool big : {false, true})
    CHECK(text_of_file(in_utf16(u"tapete 1\r\nseat 0 human Íñigo €\r", big)) == kText);
  CHECK(text_of_file("a\r\nb\rc\n\rd\r") == "a\nb\nc\n\nd\n");
  CHECK(text_of_file("") == "");
  CHECK(text_of_file(in_utf16(u"\xD83C\xDCA1", false)) == "\xF0\x9F\x82\xA1");  // a pair of surrogates
}

TEST_CASE("what is not well-formed is no text", "[core]") {
  for (const std::string& bytes : {std::string{"\xCD\xF1igo"}, std::string{"abc\xC3"}, std::string{"\xED\xA0\x80"},
                                   std::string{"\xFF\xFE"
                                               "a"},
                                   in_utf16(u"\xD83C"
                                            u"a",
                                            true),
                                   in_utf16(u"\xDCA1", false), in_utf16(u"\xD83C", false)})
    CHECK(!text_of_file(bytes));
}

TEST_CASE("a record is opened from every encoding and out of a chat; one in Latin-1 is refused", "[app]") {
  TestHost host;
  App played{host};
  const std::string record = some_match(host, played, 5);
  const std::string chat = "[24/11/26, 21:03] Begoña: mira esta mano\n```\n" + record + "```\n¿Qué echarías?\n";
  std::u16string wide;
  for (std::string_view rest = record; !rest.empty();) {
    const CodePoint c = first_code_point(rest);
    wide += static_cast<char16_t>(c.value);
    rest.remove_prefix(c.length);
  }
  for (const std::string& file : {record, std::string{kMark} + record, in_utf16(wide, false), chat}) {
    TestHost there;
    App app{there};
    app.library().file_opened(file);
    there.run(app);
    CHECK(told(app).empty());
    REQUIRE(app.playing().session() != nullptr);
    CHECK(app.playing().record().starts_with(record));
  }
  App app{host};
  const std::string before = app.playing().record();
  app.library().file_opened("tapete 1\ngame guinote\nplayers 4\nseat 0 human \xCD\xF1igo\n");
  CHECK(told(app).find("UTF-8") != std::string::npos);
  CHECK(app.playing().record() == before);
}

}  // namespace
}  // namespace tapete
