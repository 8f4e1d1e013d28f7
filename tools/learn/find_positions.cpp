// Finds positions to practise in hands of casual players, and lets the judge value each card. Prints records, redacted
// for seat 0, which is to act; `note worth` lists the chance of each action in thousandths.
//   find_positions maxims GAME SEED HANDS         prints for each maxim (saying) of the game five positions in which it
//                                                 holds and two in which it fails, from HANDS hands for each number of
//                                                 players
//   find_positions days GAME SEED COUNT DATE      prints COUNT positions in which one card is clearly the best, one for
//                                                 each day from DATE on, to be appended to days.txt
// The output depends only on the arguments.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
#include <string_view>

#include "bots/judge.hpp"
#include "game/maxim.hpp"
#include "match/complete_record.hpp"
#include "match/game_list.hpp"
#include "match/sampled_deals.hpp"
#include "match/table.hpp"
#include "worths.hpp"

namespace {

using namespace tapete;

// Numbers of sampled worlds. With fewer than 640 worlds the judge does not check apparent mistakes by playouts at
// level `good`, which would take a hundred times as long. Tests compare the verdicts with those of the judge at the
// table, which does check them.
constexpr int kFirst = 24;       // for a first filter
constexpr int kSecond = 96;      // for a second filter
constexpr int kMany = 600;       // for the verdict
constexpr int kTold = 2000;      // for the printed values
constexpr double kDaily = 0.10;  // least loss of chance by the second best action in a day's position

/// A decision of seat 0 in a hand.
template <Game G>
struct Place {
  typename G::View view;
  std::vector<std::string> events;  // the record lines of the hand so far
};

/// A position to practise.
struct Found {
  std::string text;   // the record
  int tricks = 0;     // tricks played before
  double margin = 0;  // absolute result of advantage()
};

template <Game G>
class Finder {
  using View = typename G::View;

 public:
  explicit Finder(std::uint64_t seed) : seed_(seed) {}

  void maxims(int hands) requires ListsMaxims<G> {
    std::map<std::string, std::vector<Found>> pools;
    for (const int players : G::info().players)
      for (int hand = 0; hand < hands; ++hand)
        each_place(players, hand, true, [&](const Place<G>& place) { try_maxims(place, pools); });
    for (const auto& maxim : G::maxims()) {
      const auto holds = spread(pools[std::string{maxim.id} + " holds"], 5);
      const auto fails = spread(pools[std::string{maxim.id} + " fails"], 2);
      std::fprintf(stderr, "%s: %zu hold, %zu do not\n", std::string{maxim.id}.c_str(), holds.size(), fails.size());
      // Inserts the positions in which the maxim fails among those in which it holds, so that their order does not give
      // the answer away.
      std::vector<Found> all = holds;
      for (std::size_t i = 0; i < fails.size(); ++i)
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), 2 + 3 * i)), fails[i]);
      for (const Found& found : all) std::fputs(found.text.c_str(), stdout);
    }
  }

  void days(int count, std::chrono::sys_days date) {
    std::array<int, 8> kinds{};
    int found = 0;
    const int players = G::info().players.front();
    int hand = 0;
    while (found < count) {
      bool taken = false;
      each_place(players, hand++, false, [&](const Place<G>& place) {
        if (taken || found == count) return;
        const auto kind = kind_of(place.view);
        if (kinds[kind] > 8 + found * 3 / 8) return;  // enough positions of this kind
        const std::chrono::year_month_day day{date + std::chrono::days{found}};
        std::array<char, 32> words{};
        std::snprintf(words.data(), words.size(), "date %04d-%02u-%02u\n", static_cast<int>(day.year()),
                      static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
        const auto one = clear_one(place, words.data());
        if (!one) return;
        std::fputs(one->text.c_str(), stdout);
        std::fflush(stdout);
        ++kinds[kind], ++found;
        taken = true;
      });
    }
    for (const int kind : kinds) std::fprintf(stderr, "%d ", kind);
    std::fprintf(stderr, "\n");
  }

 private:
  /// Returns the kind of a position, 0 to 7: leading or following, with or without a stock, early or late.
  static std::size_t kind_of(const View& view) {
    const auto& s = view.state;
    const int half = s.tricks * 2 * s.trick_size() / std::max<int>(1, s.each * s.players + s.stock_size);
    return (s.in_trick == 0 ? 0U : 1U) + (s.stock_gone() ? 2U : 0U) + (half > 0 ? 4U : 0U);
  }

  /// Calls visit(place) for the decisions of seat 0 in a hand of casual players. If they are `distracted`, they
  /// sometimes play any card that is not a blunder, because some maxims are about replies to careless play.
  template <class Visit>
  void each_place(int players, int hand, bool distracted, const Visit& visit) {
    constexpr std::uint32_t kSeldom = 6;  // a distracted player is careless in one decision out of 6
    const auto values = read_rules(G::info(), {});
    const auto config = G::configure(players, *values);
    Rng rng{(seed_ * 31 + static_cast<std::uint64_t>(players)) * 0x9E3779B97F4A7C15ULL +
            static_cast<std::uint64_t>(hand)};
    const auto deal = G::random_deal(config, G::opening(config), rng);
    auto state = G::start(config, G::opening(config), deal);
    config_ = config;
    players_ = players;
    Place<G> place{{}, {G::deal_text(deal)}};
    while (G::to_act(state) != kNobody) {
      const Seat seat = G::to_act(state);
      const auto view = G::view(state, seat);
      const ActionList legal = G::legal(view.state);
      if (seat == 0 && legal.size() > 2 && legal[0].kind == kPlayAction) {
        place.view = view;
        visit(place);
      }
      const bool careless = distracted && rng.below(kSeldom) == 0;
      const Action action = careless ? random_of(G::candidates(view), rng) : G::policy_action(view, rng);
      place.events.push_back(std::to_string(seat) + ' ' + name_of<G>(config, action));
      G::apply(state, action);
    }
  }

  Judge<G> judge(const View& view, int worlds) const {
    return {config_, G::opening(config_), view, {.worlds = worlds}, Rng{seed_}};
  }

  void try_maxims(const Place<G>& place, std::map<std::string, std::vector<Found>>& pools) {
    for (const auto& maxim : G::maxims()) {
      const auto& state = place.view.state;
      if (!maxim.applies(state)) continue;
      const ActionList legal = G::legal(state);
      int follow = 0;
      for (const Action& action : legal) follow += maxim.follows(state, action) ? 1 : 0;
      if (follow == 0 || (follow == static_cast<int>(legal.size())) != maxim.all_alike) continue;
      const auto id = std::string{maxim.id};
      const auto open = [&](double margin) {
        const std::size_t enough = margin > 0 ? 8 : 4;  // candidates, from which spread() chooses
        return margin != 0 && pools[id + (margin > 0 ? " holds" : " fails")].size() < enough;
      };
      if (!open(1) && !open(-1)) continue;
      const auto margin_in = [&](int worlds, double clear) {
        return advantage(maxim, state, worths(judge(place.view, worlds), legal), clear);
      };
      if (!open(margin_in(kFirst, kClear / 2)) || !open(margin_in(kSecond, kClear * 3 / 4))) continue;
      const Judge<G> sure = judge(place.view, kMany);
      if (!open(advantage(maxim, state, worths(sure, legal), kClear))) continue;
      const auto worth = worths(judge(place.view, kTold), legal);
      const double margin = advantage(maxim, state, worth, kClear);
      if (!open(margin) || (!maxim.all_alike && !clear(sure, beside(maxim, state, worth, margin > 0), kClear)))
        continue;
      const std::string verdict = margin > 0 ? " holds" : " fails";
      add(pools[id + verdict], place, worth, "note maxim " + id + verdict + '\n', std::abs(margin));
    }
  }

  /// Returns whether the action loses at least this much, and at least four times the standard error.
  static bool clear(const Judge<G>& judge, Action action, double least) {
    const Verdict verdict = judge.of(action);
    return verdict.loss >= least && verdict.loss >= 4 * verdict.error;
  }

  std::optional<Found> clear_one(const Place<G>& place, const std::string& head) {
    const ActionList legal = G::legal(place.view.state);
    std::vector<Worth> worth;
    for (const auto& [worlds, least] : {std::pair{kFirst, kDaily * 0.8}, {kSecond, kDaily}}) {
      worth = worths(judge(place.view, worlds), legal);
      if (worth[0].chance - worth[1].chance < least) return std::nullopt;
    }
    Rng chance{seed_};
    int expected = 0;
    for (int i = 0; i < 8; ++i) expected += G::policy_action(place.view, chance) == worth[0].action ? 1 : 0;
    const bool obvious = expected == 8;
    if (obvious && obvious_ > 8 + taken_ * 5 / 6) return std::nullopt;
    if (!clear(judge(place.view, kMany), worth[1].action, kDaily)) return std::nullopt;
    worth = worths(judge(place.view, kTold), legal);
    if (worth[0].chance - worth[1].chance < kDaily) return std::nullopt;
    std::vector<Found> one;
    add(one, place, worth, head, 0);
    if (one.empty()) return std::nullopt;
    ++taken_;
    obvious_ += obvious ? 1 : 0;
    return one.front();
  }

  /// Adds the position as a redacted record, unless sampling the hidden cards cannot complete the record to a whole
  /// deal.
  void add(std::vector<Found>& pool, const Place<G>& place, const std::vector<Worth>& worth, const std::string& head,
           double margin) {
    Header header;
    header.game = G::info().id;
    header.players = players_;
    auto table = open_table(header);
    for (const std::string& event : place.events)
      if (!(*table)->play(event)) return;
    const auto known = (*table)->redacted(0);
    const auto record = parse_record(record_text(header, known));
    const auto deals = record ? sampled_deals(*record, 0) : Result<std::string, Problem>{Failure{Problem{}}};
    if (!deals || !complete_record(*record, 0, *deals)) return;
    std::string text = header_text(header) + head + "note worth";
    for (const Worth& each : worth)
      text += (&each == &worth.front() ? " " : ", ") + std::to_string(std::lround(1000 * each.chance)) + ' ' +
              name_of<G>(config_, each.action);
    text += '\n';
    for (const std::string& event : known) text += event + '\n';
    pool.push_back({text, place.view.state.tricks, margin});
  }

  /// Returns `count` positions, spread evenly over the hand.
  static std::vector<Found> spread(std::vector<Found> pool, std::size_t count) {
    std::stable_sort(pool.begin(), pool.end(), [](const Found& a, const Found& b) {
      return a.tricks != b.tricks ? a.tricks < b.tricks : a.margin > b.margin;
    });
    std::vector<Found> out;
    for (std::size_t i = 0; i < count && i < pool.size(); ++i)
      out.push_back(pool[i * pool.size() / std::min(count, pool.size())]);
    return out;
  }

  std::uint64_t seed_;
  typename G::Config config_{};
  int players_ = 0;
  int taken_ = 0;
  int obvious_ = 0;
};

std::optional<std::chrono::sys_days> read_date(std::string_view text) {
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  if (std::sscanf(std::string{text}.c_str(), "%4d-%2u-%2u", &year, &month, &day) != 3) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month}, std::chrono::day{day}};
  return date.ok() ? std::optional{std::chrono::sys_days{date}} : std::nullopt;
}

int usage() {
  std::fputs("usage: find_positions maxims GAME SEED HANDS | days GAME SEED COUNT DATE\n", stderr);
  return 2;
}

template <Game G>
bool find(std::span<char*> words) {
  const auto seed = std::strtoull(words[2], nullptr, 10);
  const int count = std::atoi(words[3]);
  Finder<G> finder{seed};
  if (words[0] == std::string_view{"maxims"} && words.size() == 4) {
    if constexpr (ListsMaxims<G>) return finder.maxims(count), true;
    return false;
  }
  const auto date = words.size() == 5 ? read_date(words[4]) : std::nullopt;
  if (words[0] != std::string_view{"days"} || !date) return false;
  if constexpr (CompletesDeals<G> && DealRevealsSeat<G>) return finder.days(count, *date), true;
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> words{argv + 1, static_cast<std::size_t>(argc - 1)};
  if (words.size() < 4) return usage();
  bool done = false;
  GameList::with(words[1], [&]<Game G>() { done = find<G>(words); });
  return done ? 0 : usage();
}
