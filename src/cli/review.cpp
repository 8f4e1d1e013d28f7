#include "match/review.hpp"

#include <cmath>
#include <cstdio>

#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "core/json.hpp"
#include "match/reason.hpp"

/// The verb review: estimates how much each decision of a seat has cost.
namespace tapete::cli {
namespace {

/// Most worlds for each decision. The limit exists because all worlds of a decision are in memory at the same time.
constexpr std::uint64_t kMostWorlds = 100'000;

void print(const Reviewed& one) {
  const double points = std::round(one.points * 10) / 10;
  std::printf("%d %s %.3f %.3f %.1f %s\n", one.number, one.action.c_str(), one.loss, one.error,
              points == 0 ? 0 : points, joined(one.best, "|").c_str());
}

std::string json_of(const std::vector<Reviewed>& decisions) {
  JsonWriter json;
  json.begin_list();
  for (const Reviewed& one : decisions) {
    json.begin_object();
    json.key("number").number(one.number);
    json.key("action").text(one.action);
    json.key("chance").figure(one.chance);
    json.key("loss").figure(one.loss);
    json.key("error").figure(one.error);
    json.key("points").figure(one.points);
    json.key("top").text(one.top);
    json.key("best").begin_list();
    for (const std::string& action : one.best) json.text(action);
    json.end_list();
    json.key("cause").text(reason_name(one));
    json.key("facts").begin_object();
    for (const Fact& fact : one.facts) {
      json.key(fact.kind->name).begin_list();
      json.figure(fact.played), json.figure(fact.best);
      json.end_list();
    }
    json.end_object();
    json.end_object();
  }
  json.end_list();
  return json.json();
}

}  // namespace

void review_verb(const Words& args) {
  const auto arguments = or_refuse(read_arguments(args, {{"--seat"}, {"--worlds"}, {"--seed"}, {"--json", false}}, 1));
  const auto worlds = or_refuse(arguments.number("--worlds", 1000, 2, kMostWorlds));
  const auto seed = or_refuse(arguments.number("--seed", 0, 0, UINT64_MAX));
  const auto [record, seat] = open_redacted(arguments);
  Progress progress{"actions"};
  const auto all = static_cast<std::int64_t>(record.events.size());
  progress(0, all);
  const auto decisions =
      review(record, seat,
             {.worlds = static_cast<int>(worlds), .seed = seed, .judged = [&](int number) { progress(number, all); }});
  progress(all, all);
  const auto reviewed = or_refuse(decisions, arguments.words[0]);
  if (arguments.has("--json")) std::printf("%s\n", json_of(reviewed).c_str());
  if (!arguments.has("--json"))
    for (const Reviewed& one : reviewed) print(one);
}

}  // namespace tapete::cli
