#include "app/shared_deal.hpp"

#include <algorithm>
#include <iterator>

#include "app/seat_names.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

constexpr std::string_view kMark = "deal";       // text of the note that marks a shared deal
constexpr std::string_view kResult = "result ";  // start of a note with a result
constexpr std::string_view kHow = "how ";        // start of a note about the result before it

constexpr std::size_t kLongestHow = 80;      // in bytes
constexpr std::ptrdiff_t kMostResults = 20;  // number of results that are kept

/// Returns the name if the person has chosen one; empty if it is a default name in any language.
std::string own_name(std::string_view text) {
  std::string name = clean_name(text);
  return is_default_own_name(name) ? std::string{} : name;
}

std::string result_text(const DealResult& result) {
  const std::string name = own_name(result.name);
  return std::string{kResult} + result.points + (name.empty() ? "" : ' ' + name);
}

void append(Header& header, const DealResult& result) {
  header.free.emplace_back("note", result_text(result));
  if (!result.how.empty()) header.free.emplace_back("note", std::string{kHow} + result.how);
}

/// Returns whether the text is a number of points, which may be negative.
bool is_points(std::string_view text) {
  return parse_number(text.substr(text.starts_with('-') ? 1 : 0), 99999).has_value();
}

bool is_score(std::string_view text) {
  const auto dash = text.find('-', 1);
  return dash != std::string_view::npos && is_points(text.substr(0, dash)) && is_points(text.substr(dash + 1));
}

}  // namespace

bool is_shared_deal(const Header& header) {
  return std::any_of(header.free.begin(), header.free.end(),
                     [](const auto& line) { return line.first == "note" && line.second == kMark; });
}

bool is_finished(const Header& header, const Table& table) {
  const auto who = table.turn().who;
  const bool one_hand = is_shared_deal(header) && !table.events().empty();
  return who == Turn::Who::over || (one_hand && who == Turn::Who::chance);
}

std::vector<DealResult> deal_results(const Header& header) {
  std::vector<DealResult> out;
  for (const auto& [key, text] : header.free) {
    if (key != "note") continue;
    if (text.starts_with(kHow) && !out.empty()) out.back().how = clean_name(text.substr(kHow.size()), kLongestHow);
    if (!text.starts_with(kResult)) continue;
    Splitter words{std::string_view{text}.substr(kResult.size()), ' '};
    const auto points = words.next().value_or("");
    if (is_score(points)) out.push_back({std::string{points}, own_name(words.rest())});
  }
  if (std::ssize(out) > kMostResults) out.erase(out.begin(), out.end() - kMostResults);
  return out;
}

void add_result(Header& header, const DealResult& result) {
  const std::pair<std::string, std::string> line{"note", result_text(result)};
  if (std::find(header.free.begin(), header.free.end(), line) == header.free.end()) append(header, result);
}

std::optional<std::string> deal_record(Header header, std::string_view deal) {
  const auto table = open_table(header);
  if (!table || !(*table)->play(deal)) return std::nullopt;
  const auto results = deal_results(header);
  std::vector<Player> players = read_players(header, Lang{});
  for (Player& player : players)
    if (player.human()) player.name.clear();
  header.free.clear();
  seat_players(header, players);
  for (const DealResult& result : results) append(header, result);
  header.free.emplace_back("note", kMark);
  return record_text(header, {std::string{deal}});
}

}  // namespace tapete
