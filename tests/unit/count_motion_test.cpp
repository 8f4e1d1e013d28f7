#include <catch_amalgamated.hpp>

#include "ui/screens/count_motion.hpp"

/// The numbers of a scoresheet while its rows appear one after the other.
namespace tapete {
namespace {

/// A scoresheet of two sides: two numbers, their sum, and a result in words.
Sheet counted() {
  Sheet sheet;
  sheet.rows = {{"Tricks", {"7", "3"}},
                {"Cards", {"12", "95"}},
                {"Cantes", {"40", "0"}},
                {"Sum", {"52", "95"}, true},
                {"Total", {"2 buenas", "45 buenas"}, true}};
  return sheet;
}

TEST_CASE("a sum is recognized by the rows before it that add up to it in every column", "[gui]") {
  Sheet sheet = counted();
  CHECK(addends(sheet, 3) == 2);
  CHECK(addends(sheet, 1) == 0);
  CHECK(addends(sheet, 4) == 0);
  sheet.rows[2].cells[1] = "1";
  CHECK(addends(sheet, 3) == 0);
}

TEST_CASE("a sum grows with the rows that have appeared, and words do not change", "[gui]") {
  const Sheet sheet = counted();
  const auto at = [&](double lines, std::size_t row) {
    return cell_text(sheet, row, 0, {.age = lines * CountMotion::kLineTime, .lines = sheet.rows.size()});
  };
  CHECK(at(0, 3) == "0");
  CHECK(at(2, 3) == "12");
  CHECK(at(2.5, 3) == "32");
  CHECK(at(3, 3) == "52");
  CHECK(at(0, 4) == "2 buenas");
}

TEST_CASE("the lines of a scoresheet appear one after the other, then the faces react", "[gui]") {
  CountMotion motion{.age = 1.5 * CountMotion::kLineTime, .lines = 2};
  CHECK(motion.visible(0) == 1);
  CHECK(motion.visible(1) == 0.5F);
  CHECK(motion.visible(2) == 0);
  CHECK(motion.reaction() == 0);
  motion.age = 2 * CountMotion::kLineTime + CountMotion::kReaction / 2;
  CHECK(motion.face(false) > 0);
  CHECK(motion.moves());
  motion.age = motion.duration();
  CHECK(!motion.moves());
  CHECK(motion.face(true) == 0);
}

}  // namespace
}  // namespace tapete
