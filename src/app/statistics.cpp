#include "app/statistics.hpp"

#include <algorithm>
#include <tuple>

#include "core/heap_sort.hpp"
#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

void add(Statistics& sum, const Entry& entry) {
  const Digest& digest = entry.digest;
  for (std::size_t i = 0; i < digest.levels.size(); ++i) {
    sum.match_levels[i].won += digest.levels[i].won;
    sum.match_levels[i].lost += digest.levels[i].lost;
  }
  for (std::size_t i = 0; i < digest.extra_statistics.size(); ++i)
    sum.extra_statistics[i] += digest.extra_statistics[i];
  sum.adds_up = sum.adds_up || digest.adds_up;
  sum.hands.insert(sum.hands.end(), digest.hands.begin(), digest.hands.end());
  if (!digest.over) return;
  ++sum.matches;
  sum.won += digest.won ? 1 : 0;
  sum.results.push_back(digest.won);
  for (Statistics::Level& level : sum.levels) {
    if (level.level != entry.level) continue;
    ++level.matches;
    level.won += digest.won ? 1 : 0;
  }
}

}  // namespace

std::vector<Statistics> statistics(std::span<const Entry> under_way, std::span<const Entry> done) {
  std::vector<const Entry*> entries;
  for (const auto list : {under_way, done})
    for (const Entry& entry : list) entries.push_back(&entry);
  heap_sort(entries,
            [](const Entry* a, const Entry* b) { return std::tie(a->minute, a->key) < std::tie(b->minute, b->key); });
  std::vector<Statistics> out;
  for (const GameInfo* game : games()) {
    Statistics sum;
    sum.game = game;
    sum.match_levels.resize(game->levels.size());
    sum.extra_statistics.resize(game->extra_statistics.size());
    for (const std::string_view level : bot_levels()) sum.levels.push_back({std::string{level}});
    for (const Entry* entry : entries)
      if (entry->game == game) add(sum, *entry);
    std::erase_if(sum.levels, [](const Statistics::Level& level) { return level.matches == 0; });
    if (sum.matches > 0 || !sum.hands.empty()) out.push_back(std::move(sum));
  }
  return out;
}

RecentForm recent_form(const Statistics& statistics) {
  std::vector<bool> results = statistics.results;
  if (counts_hands(*statistics.game)) {
    results.clear();
    for (const Digest::Hand& hand : statistics.hands)
      if (statistics.game->hits || hand.own != 0 || hand.best != 0)
        results.push_back(statistics.game->hits ? hand.own > 0 : hand.own >= hand.best);
  }
  RecentForm out;
  for (const bool won : results) {
    out.run = won ? out.run + 1 : 0;
    out.longest = std::max(out.longest, out.run);
  }
  const std::size_t latest = std::min(RecentForm::kLatest, results.size());
  out.latest.assign(results.end() - static_cast<std::ptrdiff_t>(latest), results.end());
  return out;
}

std::optional<Digest::Hand> final_result(const Entry& entry) {
  const Digest& digest = entry.digest;
  const auto counts = [](const Digest::Level& level, int least) { return level.won + level.lost >= least; };
  for (std::size_t i = digest.levels.size(); i-- > 0;)
    if (const auto& level = digest.levels[i]; counts(level, i > 0 ? 2 : 1)) return Digest::Hand{level.won, level.lost};
  if (digest.adds_up) return digest.total;
  if (digest.hands.size() == 1) return digest.hands.front();
  if (digest.hands.empty() || !counts_hands(*entry.game)) return std::nullopt;
  Digest::Hand won;
  for (const Digest::Hand& hand : digest.hands) {
    if (hand.own > hand.best) ++won.own;
    if (hand.own < hand.best) ++won.best;
  }
  return won;
}

const Digest::Hand* best_hand(std::span<const Digest::Hand> hands) {
  const Digest::Hand* best = nullptr;
  const auto is_better = [&best](const Digest::Hand& hand) {
    return best == nullptr || (hand.own != best->own ? hand.own > best->own : hand.best < best->best);
  };
  for (const Digest::Hand& hand : hands)
    if (hand.own > hand.best && is_better(hand)) best = &hand;
  return best;
}

std::vector<MeanPoints> points_over_time(std::span<const Digest::Hand> hands, std::size_t most) {
  std::vector<MeanPoints> out;
  const std::size_t parts = std::min(most, hands.size());
  for (std::size_t part = 0; part < parts; ++part) {
    const std::size_t from = hands.size() * part / parts;
    const std::size_t to = hands.size() * (part + 1) / parts;
    MeanPoints mean;
    for (const Digest::Hand& hand : hands.subspan(from, to - from)) {
      mean.own += static_cast<float>(hand.own);
      mean.best += static_cast<float>(hand.best);
    }
    mean.own /= static_cast<float>(to - from);
    mean.best /= static_cast<float>(to - from);
    out.push_back(mean);
  }
  return out;
}

MistakeCounts mistake_counts(std::span<const JudgedHand> hands) {
  MistakeCounts counts;
  counts.hands = hands.size() < 2 ? hands.size() : std::min(MistakeCounts::kMost, hands.size() / 2);
  const auto in = [](std::span<const JudgedHand> part) {
    std::size_t sum = 0;
    for (const JudgedHand& hand : part) sum += hand.mistakes.size();
    return sum;
  };
  counts.last = in(hands.last(counts.hands));
  if (hands.size() > counts.hands) counts.before = in(hands.last(2 * counts.hands).first(counts.hands));
  return counts;
}

std::vector<MistakeCause> mistake_causes(std::span<const JudgedHand> hands) {
  std::vector<MistakeCause> out;
  for (const JudgedHand& hand : hands.last(std::min(hands.size(), 2 * mistake_counts(hands).hands)))
    for (const Mistake& mistake : hand.mistakes) {
      if (mistake.cause.empty()) continue;
      auto found = std::ranges::find(out, mistake.cause, &MistakeCause::cause);
      if (found == out.end()) found = out.insert(found, MistakeCause{mistake.cause});
      ++found->mistakes;
    }
  heap_sort(out, [](const MistakeCause& a, const MistakeCause& b) {
    return a.mistakes != b.mistakes ? a.mistakes > b.mistakes : a.cause < b.cause;
  });
  return out;
}

std::vector<OwnExercise> own_exercises(std::span<const JudgedHand> hands, std::string_view cause) {
  constexpr std::size_t kMost = 5;
  std::vector<OwnExercise> out;
  for (std::size_t i = hands.size(); i-- > 0;)
    for (const Mistake& mistake : hands[i].mistakes)
      if (mistake.cause == cause && out.size() < kMost) out.push_back({hands[i].match, mistake.before});
  return out;
}

}  // namespace tapete
