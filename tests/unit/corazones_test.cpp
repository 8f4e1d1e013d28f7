// Corazones (hearts): tricks, points and the match. Test names in quotation marks quote the source of its rules.
#include "corazones_support.hpp"

namespace tapete::test::corazones {
namespace {

// --- Cards

TEST_CASE("\"Se juegan con un mazo de 52 cartas francesas, sin los comodines\"", "[corazones]") {
  const auto table = open();
  Rng rng{1};
  CHECK(words(table->chance(rng, 0)).size() == 2 + 52);
  CHECK(words(open(3)->chance(rng, 0)).size() == 2 + 51);
  CHECK(words(open(5)->chance(rng, 0)).size() == 2 + 50);
  const std::string five = open(5)->chance(rng, 0);
  CHECK(five.find("2d") == std::string::npos);
  CHECK(five.find("2c") == std::string::npos);
}

TEST_CASE("the holder of the two of clubs leads it, or with five players the holder of the three", "[corazones]") {
  const auto table = open();
  play(*table, {deal(2, kSuitEach)});
  CHECK(due(*table) == "0 play 2c");
  Rng rng{7};
  const auto five = open(5);
  play(*five, {five->chance(rng, 0)});
  CHECK(five->legal() == Lines{"play 3c"});
}

TEST_CASE("before the first card only the seat that must lead sees whose turn it is", "[corazones]") {
  const auto table = open();
  play(*table, {deal(2, kSuitEach)});
  CHECK(table->scene(0, Lang::en).turn == 0);
  CHECK(table->scene(1, Lang::en).turn == kNobody);
  play(*table, {"0 play 2c"});
  CHECK(table->scene(2, Lang::en).turn == 1);
}

// --- Tricks

const Lines kMixed{"2c 3c 4s 5s 6s 7s 8d 9d Td 2h 3h 4h 5h", "4c 5c 6c 7c 2s 3s Qs 2d 3d 4d 5d 6h 7h",
                   "8c 9c Tc Jc 8s 9s Ts 6d 7d Jd Qd 8h 9h", "Qc Kc Ac Js Ks As Kd Ad Th Jh Qh Kh Ah"};

TEST_CASE("\"En la podrida, el bridge y el corazones no hay obligación de matar\"", "[corazones]") {
  const auto table = open();
  play(*table, {deal(3, kMixed)});
  all(*table, "play", "2c 7c");
  CHECK(due(*table) == "2 play 8c | play 9c | play Jc | play Tc");
  all(*table, "play", "8c Qc");
  CHECK(table->turn().seat == 3);
  all(*table, "play", "Ac 3c");
  CHECK(due(*table) == "1 play 4c | play 5c | play 6c");
}

TEST_CASE("hearts and the queen of spades are illegal in the first trick, except with first=free", "[corazones]") {
  const auto table = open();
  play(*table, {deal(2, kSuitEach), "0 play 2c"});
  CHECK(table->legal().size() == 12);  // all spades except the queen
  play(*table, {"1 play 2s"});
  CHECK(table->legal().size() == 13);  // only hearts are left
  const auto refused = table->play("1 play 2h");
  REQUIRE_FALSE(refused);
  const auto free = open(4, {{"pass", "none"}, {"first", "free"}});
  play(*free, {deal(2, kSuitEach), "0 play 2c"});
  CHECK(free->legal().size() == 13);
}

/// Returns the legal leads of seat 3 after it has won two tricks; seat 1 has played `second` to the second trick.
std::string leads(const std::string& rule, const std::string& second) {
  const Lines hands{"2c 3c 4s 5s 6s 7s 8d 9d Td 2h 3h 4h 5h", "4c 2d 3d 4d 5d 6d 7d Qs 2s 3s 8s 6h 7h",
                    "5c 6c 7c 8c 9s Ts Js Jd Qd 8h 9h Th Jh", "9c Tc Jc Qc Kc Ac Ks As Kd Ad Qh Kh Ah"};
  const auto table = open(4, {{"pass", "none"}, {"break", rule}});
  play(*table, {deal(3, hands)});
  all(*table, "play", "2c 4c 5c 9c Tc 3c " + second + " 6c");
  return due(*table);
}

TEST_CASE("break= sets which cards must be played before hearts are led", "[corazones]") {
  const std::string others = "3 play Ac | play Ad | play As | play Jc | play Kc | play Kd | play Ks | play Qc";
  const std::string all =
      "3 play Ac | play Ad | play Ah | play As | play Jc | play Kc | play Kd | play Kh | play Ks | play Qc | play Qh";
  CHECK(leads("hearts", "2d") == others);
  CHECK(leads("hearts", "Qs") == others);
  CHECK(leads("hearts", "6h") == all);
  CHECK(leads("queen", "2d") == others);
  CHECK(leads("queen", "Qs") == all);
  CHECK(leads("queen", "6h") == all);
  CHECK(leads("off", "2d") == all);
}

// --- Points

/// Returns the trace line of the result of a hand in which seat 0 takes every trick with its clubs.
std::string pleno(const RuleChoice& rules) {
  RuleChoice named{{"pass", "none"}};
  named.insert(named.end(), rules.begin(), rules.end());
  const auto table = open(4, named);
  play(*table, {deal(2, kSuitEach)});
  return finish(*table)[0];
}

TEST_CASE("a seat that takes all hearts and the queen scores a pleno", "[corazones]") {
  CHECK(pleno({}) == "hand 0 26 26 26");
  CHECK(pleno({{"moon", "self"}}) == "hand -26 0 0 0");
  CHECK(pleno({{"moon", "off"}}) == "hand 26 0 0 0");
}

TEST_CASE("jack=on: the jack of diamonds takes off 10 points, also after a pleno", "[corazones]") {
  CHECK(pleno({{"jack", "on"}}) == "hand -10 26 26 26");
  CHECK(pleno({{"jack", "on"}, {"moon", "off"}}) == "hand 16 0 0 0");
}

TEST_CASE("a pleno is announced", "[corazones]") {
  const auto table = open();
  play(*table, {deal(2, kSuitEach)});
  finish(*table);
  std::string call;
  for (const Step& step : table->steps(1, Lang::en))
    for (const Announcement& said : step.said) call += said.call;
  CHECK(call == "¡Pleno!");
}

TEST_CASE("the breaking of hearts and the queen of spades are highlighted", "[corazones]") {
  const Lines hands{"2c 3c 4s 5s 6s 7s 8d 9d Td 2h 3h 4h 5h", "4c 2d 3d 4d 5d 6d 7d Qs 2s 3s 8s 6h 7h",
                    "5c 6c 7c 8c 9s Ts Js Jd Qd 8h 9h Th Jh", "9c Tc Jc Qc Kc Ac Ks As Kd Ad Qh Kh Ah"};
  const auto table = open();
  play(*table, {deal(3, hands)});
  const auto pictures = [&table](const std::string& cards) {
    std::string out;
    all(*table, "play", cards);
    for (const Step& step : table->steps(1, Lang::en))
      if (!step.highlight.title.empty()) out += step.highlight.title + std::to_string(step.highlight.seat);
    return out;
  };
  CHECK(pictures("2c 4c 5c 9c").empty());
  CHECK(pictures("Tc 3c Qs 6c") == "Queen of spades3");
  CHECK(pictures("Jc 2h 6h 7c") == "Hearts are broken3");
  CHECK(pictures("Qc 3h 7h 8c").empty());
}

TEST_CASE("a pleno is highlighted and named on the scoresheet", "[corazones]") {
  const auto one = open();
  play(*one, {deal(2, kSuitEach)});
  finish(*one);
  Highlight last;
  for (const Step& step : one->steps(1, Lang::en)) last = step.highlight;
  CHECK(last.title == "Pleno");
  CHECK(last.seat == 0);
  CHECK(one->sheet(1, Lang::en)->verdict == "You take 26 points");
  CHECK(one->sheet(1, Lang::es)->verdict == "Te llevas 26 puntos en contra");
  CHECK(one->sheet(0, Lang::en)->reason == "Pleno");
}

TEST_CASE("the score shows the sources of the points during a hand", "[corazones]") {
  const auto table = open(4, {{"pass", "none"}, {"jack", "on"}});
  play(*table, {deal(2, kSuitEach)});
  all(*table, "play", "2c 2s 2h Jd 3c 3s 3h 2d");
  const Scene scene = table->scene(0, Lang::en);
  std::string parts;
  for (const ScorePart& part : scene.score[0].parts) parts += part.label + " " + std::to_string(part.points) + ", ";
  CHECK(parts == "Hearts 2, Queen 0, Jack of diamonds -10, ");
}

TEST_CASE("\"un punto por cada corazón levantado y 13 puntos por la Q de piques\"", "[corazones]") {
  const Lines hands{"2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc As", "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ac",
                    "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad"};
  const auto table = open();
  play(*table, {deal(2, hands)});
  // Seat 1 takes the first trick with the ace of clubs and a heart in it, and leads a spade, which seat 0 takes.
  all(*table, "play", "2c Ac 2h 2d 2s 3h 3d As 3c Qs 4h 4d");
  CHECK(table->scene(0, Lang::en).score[0].points == "0 points against you");
  CHECK(table->scene(0, Lang::en).score[0].detail == "+15 in this hand");
  CHECK(finish(*table) == Lines{"hand 25 1 0 0", "score 25 1 0 0"});
}

TEST_CASE("the match ends after the hand in which a seat reaches the limit", "[corazones]") {
  const auto limit = open(4, {{"pass", "none"}, {"limit", "50"}});
  play(*limit, {deal(2, kSuitEach)});
  CHECK(finish(*limit) == Lines{"hand 0 26 26 26", "score 0 26 26 26"});
  CHECK(due(*limit) == "deal 3");
  play(*limit, {deal(3, kSuitEach)});
  CHECK(finish(*limit) == Lines{"hand 0 26 26 26", "score 0 52 52 52", "match 0"});
}

TEST_CASE("the match ends after the number of hands in hands=", "[corazones]") {
  const auto one = open(4, {{"pass", "none"}, {"hands", "1"}, {"moon", "self"}});
  play(*one, {deal(2, kSuitEach)});
  CHECK(finish(*one).back() == "match 0");
}

TEST_CASE("a limit of hands and a limit of points exclude each other", "[corazones]") {
  CHECK_FALSE(open_table({"corazones", 4, {{"hands", "1"}, {"limit", "50"}}, {}, 0, 0, 0}));
}

TEST_CASE("the chart has a row for each hand, the current one included", "[corazones]") {
  const auto table = open(4, {{"pass", "none"}});
  play(*table, {deal(2, kSuitEach)});
  finish(*table);
  play(*table, {deal(3, kSuitEach)});
  const Chart chart = table->chart(Lang::en);
  REQUIRE(chart.rows.size() == 2);
  CHECK(chart.rows[0].over);
  CHECK(chart.rows[0].cells[0].total == 0);
  CHECK(chart.rows[0].cells[1].gained == 26);
  CHECK(chart.rows[0].cells[1].mood == -1);
  CHECK_FALSE(chart.rows[1].over);
}

TEST_CASE("the seats with the fewest points win the match", "[corazones]") {
  const auto table = open(4, {{"pass", "none"}, {"limit", "26"}, {"moon", "off"}});
  play(*table, {deal(2, kSuitEach)});
  CHECK(finish(*table).back() == "match 1 2 3");
}

}  // namespace
}  // namespace tapete::test::corazones
