#include "match/review.hpp"

#include <cmath>
#include <cstdio>

#include "cli/progress.hpp"
#include "cli/verbs.hpp"
#include "core/json.hpp"
#include "match/reason.hpp"

/// tapete review: what each decision of a seat has cost.
namespace tapete::cli {
namespace {

/// For each decision; all worlds are kept in memory until it is judged.
constexpr std::uint64_t kMostWorlds = 100'000;

void print(const Reviewed& one) {
  std::string best;
  for (const std::string& action : one.best) best += (best.empty() ? "" : "|") + action;
  const double points = std::round(one.points * 10) / 10;
  std::printf("%d %s %.3f %.3f %.1f %s\n", one.number, one.action.c_str(), one.loss, one.error,
              points == 0 ? 0 : points, best.c_str());
}

std::string json_of(const std::vector<Reviewed>& decisions) {
  JsonWriter json;
  json.begin_list();
  for (const Reviewed& one : decisions) {
    json.begin_object();
    json.key("number"), json.number(one.number);
    json.key("action"), json.text(one.action);
    json.key("chance"), json.figure(one.chance);
    json.key("loss"), json.figure(one.loss);
    json.key("error"), json.figure(one.error);
    json.key("points"), json.figure(one.points);
    json.key("top"), json.text(one.top);
    json.key("best"), json.begin_list();
    for (const std::string& action : one.best) json.text(action);
    json.end_list();
    json.key("cause"), json.text(reason_name(one));
    json.key("facts"), json.begin_object();
    for (const Fact& fact : one.facts) {
      json.key(fact.kind->name), json.begin_list();
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

int review_verb(const Words& args) {
  const auto arguments = read_arguments(args, {{"--seat"}, {"--worlds"}, {"--seed"}, {"--json", false}}, 1);
  if (!arguments) return refuse(arguments.error());
  const auto worlds = arguments->number("--worlds", 1000, 2, kMostWorlds);
  if (!worlds) return refuse(worlds.error());
  const auto seed = arguments->number("--seed", 0, 0, UINT64_MAX);
  if (!seed) return refuse(seed.error());
  const auto known = open_redacted(*arguments);
  if (!known) return 2;
  const auto& events = known->first.events;
  Progress progress{"actions"};
  const auto all = static_cast<std::int64_t>(events.size());
  progress(0, all);
  const auto decisions = review(
      known->first, known->second,
      {.worlds = static_cast<int>(*worlds), .seed = *seed, .judged = [&](int number) { progress(number, all); }});
  progress(all, all);
  if (!decisions) return refuse(arguments->words[0], decisions.error());
  if (arguments->has("--json")) std::printf("%s\n", json_of(*decisions).c_str());
  if (!arguments->has("--json"))
    for (const Reviewed& one : *decisions) print(one);
  return 0;
}

}  // namespace tapete::cli
