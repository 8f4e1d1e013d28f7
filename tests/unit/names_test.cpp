// Names keep their spelling, but lose characters that hide, reverse or join surrounding text.
#include <catch_amalgamated.hpp>

#include "app/seat_names.hpp"
#include "core/utf8.hpp"
#include "game/problem.hpp"

namespace tapete {
namespace {

TEST_CASE("a valid name keeps its spelling", "[names]") {
  const std::string_view name = GENERATE(as<std::string_view>{}, "Ana", "Begoña", "José María", "O'Brien",
                                         "Núria-Mercè", "N\u0303un\u0303a", "Ελένη", "Ольга", "李小龍", "علی\u200cرضا",
                                         "क्\u200dष", "👩\u200d🌾 Pía", "محمد", "Zoë 7", "🂡", "名\u3001前", "日本");
  CHECK(clean_name(name) == name);
}

TEST_CASE("invisible characters are removed from a name", "[names]") {
  // NOLINTBEGIN(misc-misleading-bidirectional): the test needs such texts
  CHECK(clean_name("\u202eanA") == "anA");
  CHECK(clean_name("A\u200bn\u2060a\ufeff") == "Ana");
  CHECK(clean_name("A\u200dn\u200ca") == "Ana");  // these joiners have no effect here
  CHECK(clean_name("Ana\u00ad\u034f") == "Ana");
  CHECK(clean_name("\u2066Ana\u2069\u061c") == "Ana");
  CHECK(clean_name("Ana\U000e0041\U000e007f") == "Ana");
  CHECK(clean_name("A\x01na\x7f\u009b") == "Ana");
  CHECK(clean_name("علی\u200c") == "علی");
  CHECK(clean_name("\u200d\ufe0f\u202e").empty());
  // NOLINTEND(misc-misleading-bidirectional)
  CHECK(clean_name("An\xff"
                   "a\xc3") == "Ana");
  CHECK(clean_name("\xed\xa0\x80").empty());
}

TEST_CASE("blanks of every kind become one space between words", "[names]") {
  for (const std::string_view blank : {" ", "\t", "\n", "\u0085", "\u00a0", "\u2003", "\u2028", "\u2029", "\u3000",
                                       "\u3164", "\u2800", "#", " \u2028 # \u202e\n"}) {
    const std::string gap{blank};
    CHECK(clean_name(gap + "Ana" + gap + gap + "Mari" + gap) == "Ana Mari");
    CHECK(clean_name(gap).empty());
  }
}

TEST_CASE("a name has at most 24 bytes and no incomplete character", "[names]") {
  CHECK(clean_name("Maximiliano Bartolomé Núñez") == "Maximiliano Bartolomé N");
  CHECK(clean_name(std::string(100'000, 'x')).size() == 24);
  CHECK(clean_name("xxxxxxxxxxxxxxxxxxxxxxx\u00f1") == "xxxxxxxxxxxxxxxxxxxxxxx");
  CHECK(clean_name("xxxxxxxxxxxxxxxxxxxxxxx y") == "xxxxxxxxxxxxxxxxxxxxxxx");
}

TEST_CASE("a cleaned name does not change when it is cleaned again", "[names]") {
  for (char32_t c = 1; c <= 0x10FFFF; c = c < 0x3100 ? c + 1 : c + 97) {
    std::string text = "a ";
    if (c < 0x80)
      text += static_cast<char>(c);
    else if (c < 0x800)
      text += {static_cast<char>(0xC0 | c >> 6), static_cast<char>(0x80 | (c & 63))};
    else if (c < 0x10000)
      text += {static_cast<char>(0xE0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 63)),
               static_cast<char>(0x80 | (c & 63))};
    else
      text += {static_cast<char>(0xF0 | c >> 18), static_cast<char>(0x80 | (c >> 12 & 63)),
               static_cast<char>(0x80 | (c >> 6 & 63)), static_cast<char>(0x80 | (c & 63))};
    const std::string once = clean_name(text + " b");
    if (clean_name(once) != once) FAIL("U+" << std::hex << static_cast<unsigned>(c));
    if (const auto read = first_code_point(std::string_view{text}.substr(2)); read.length != 0 && read.value != c)
      FAIL("read as U+" << std::hex << static_cast<unsigned>(read.value));
  }
}

TEST_CASE("quoted text cannot reverse a message", "[names]") {
  CHECK(printable("a\u202eb\u2028\u0085c") == "a?b??c");  // NOLINT(misc-misleading-bidirectional)
  CHECK(printable("José \u00f1") == "José \u00f1");
}

}  // namespace
}  // namespace tapete
