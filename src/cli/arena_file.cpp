#include "cli/arena_file.hpp"

#include <charconv>

#include "core/json.hpp"

namespace tapete::cli {
namespace {

/// Writer of a JSON object. Reader expects the same keys in the same order.
class Writer {
 public:
  Writer() { json_.begin_object(); }
  void text(std::string_view name, std::string_view value) { json_.key(name).text(value); }
  void number(std::string_view name, std::int64_t value) { json_.key(name).number(value); }
  void figure(std::string_view name, double value) { json_.key(name).figure(value); }
  template <class Values>
  void list(std::string_view name, const Values& values) {
    json_.key(name).begin_list();
    std::size_t used = values.size();
    while (used > 0 && values[used - 1] == 0) --used;
    for (std::size_t i = 0; i < used; ++i) json_.number(values[i]);
    json_.end_list();
  }
  [[nodiscard]] std::string finish() {
    json_.end_object();
    return json_.json();
  }

 private:
  JsonWriter json_;
};

class Reader {
 public:
  explicit Reader(std::string_view line) : rest_(line) {}

  std::string text(std::string_view name) {
    key(name);
    expect("\"");
    const auto end = rest_.find('"');
    if (end == std::string_view::npos) return fail(), std::string{};
    std::string value{rest_.substr(0, end)};
    rest_.remove_prefix(end + 1);
    return value;
  }
  std::int64_t number(std::string_view name) {
    key(name);
    return whole();
  }
  void figure(std::string_view name) {
    key(name);
    const auto end = rest_.find_first_not_of("-0123456789.");
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end);
  }
  template <class Values>
  void list(std::string_view name, Values& values) {
    key(name);
    expect("[");
    for (std::size_t i = 0; ok_ && !rest_.starts_with("]"); ++i) {
      if (i > 0) expect(",");
      const auto value = whole();
      if (i >= values.size()) return fail();
      values[i] = value;
    }
    expect("]");
  }
  [[nodiscard]] bool more() const { return rest_.starts_with(","); }
  bool finish() {
    expect("}");
    return ok_ && rest_.empty();
  }

 private:
  void fail() {
    ok_ = false;
    rest_ = {};
  }
  void expect(std::string_view what) {
    if (!rest_.starts_with(what)) return fail();
    rest_.remove_prefix(what.size());
  }
  void key(std::string_view name) {
    expect(first_ ? "{\"" : ",\"");
    first_ = false;
    expect(name);
    expect("\":");
  }
  std::int64_t whole() {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{}) return fail(), 0;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }
  std::string_view rest_;
  bool first_ = true;
  bool ok_ = true;
};

std::string rules_text(const RuleChoice& rules) {
  return joined(rules, ",", [](const auto& rule) { return rule.first + "=" + rule.second; });
}

}  // namespace

std::string arena_json(const Contest& contest, const ArenaResult& result) {
  Writer w;
  w.text("game", contest.header.game);
  w.number("players", contest.header.players);
  w.text("rules", rules_text(contest.header.rules));
  w.text("a", contest.a);
  w.text("b", contest.b);
  w.text("seed", std::to_string(contest.seed));
  w.number("deals", contest.deals);
  w.number("shard", contest.shard);
  w.number("shards", contest.shards);
  w.figure("points", result.points.mean() / result.sides);
  w.figure("points_margin", result.points.margin() / result.sides);
  w.figure("match_share", result.matches.mean() / result.sides);
  w.figure("match_share_margin", result.matches.margin() / result.sides);
  for (std::size_t i = 0; i < 2; ++i) {
    w.figure(i == 0 ? "a_median_us" : "b_median_us", result.decisions[i].quantile(0.5));
    w.figure(i == 0 ? "a_p99_us" : "b_p99_us", result.decisions[i].quantile(0.99));
  }
  w.number("illegal", result.illegal);
  w.number("played", result.points.count);
  w.number("points_sum", result.points.sum);
  w.number("points_squares", result.points.squares);
  w.number("matches_sum", result.matches.sum);
  w.number("matches_squares", result.matches.squares);
  w.list("a_times", result.decisions[0].buckets());
  w.list("b_times", result.decisions[1].buckets());
  w.number("sides", result.sides);
  w.number("a_sum", result.gained[0].sum);
  w.number("a_squares", result.gained[0].squares);
  w.number("b_sum", result.gained[1].sum);
  w.number("b_squares", result.gained[1].squares);
  if (contest.blunders) {
    w.number("hands", result.hands);
    w.text("blunders", joined(blunder_names(contest.header.game), ","));
    w.list("a_blunders", result.blundered[0]);
    w.list("b_blunders", result.blundered[1]);
  }
  return w.finish();
}

namespace {

void read_contest(Reader& r, Contest& contest) {
  contest.header.game = r.text("game");
  contest.header.players = static_cast<int>(r.number("players"));
  contest.header.rules = parse_rules(r.text("rules"));
  contest.a = r.text("a");
  contest.b = r.text("b");
  const std::string seed = r.text("seed");
  std::from_chars(seed.data(), seed.data() + seed.size(), contest.seed);
  contest.deals = r.number("deals");
  contest.shard = static_cast<int>(r.number("shard"));
  contest.shards = static_cast<int>(r.number("shards"));
}

void read_result(Reader& r, ArenaResult& result) {
  for (const auto* name : {"points", "points_margin", "match_share", "match_share_margin", "a_median_us", "a_p99_us",
                           "b_median_us", "b_p99_us"})
    r.figure(name);
  result.illegal = r.number("illegal");
  result.points.count = r.number("played");
  result.matches.count = result.points.count;
  result.points.sum = r.number("points_sum");
  result.points.squares = r.number("points_squares");
  result.matches.sum = r.number("matches_sum");
  result.matches.squares = r.number("matches_squares");
  r.list("a_times", result.decisions[0].buckets());
  r.list("b_times", result.decisions[1].buckets());
}

}  // namespace

Result<ArenaPart> parse_arena_json(std::string_view line) {
  ArenaPart part;
  Contest& contest = part.contest;
  ArenaResult& result = part.result;
  Reader r{line};
  read_contest(r, contest);
  read_result(r, result);
  if (r.more()) {  // lines of older versions, in which all games had two sides, end here
    result.sides = static_cast<int>(r.number("sides"));
    for (Sample& gained : result.gained) {
      const std::string who = &gained == result.gained.data() ? "a" : "b";
      gained.count = result.points.count;
      gained.sum = r.number(who + "_sum");
      gained.squares = r.number(who + "_squares");
    }
  }
  if (r.more()) {  // the line contains blunders only if they were counted
    contest.blunders = true;
    result.hands = r.number("hands");
    r.text("blunders");
    r.list("a_blunders", result.blundered[0]);
    r.list("b_blunders", result.blundered[1]);
  }
  if (!r.finish()) return Failure{"this is not a line of 'tapete arena --json'"};
  return part;
}

}  // namespace tapete::cli
