#include "app/shared_deal.hpp"

#include <algorithm>

#include "app/setup.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

constexpr std::string_view kMark = "deal";
constexpr std::string_view kResult = "result ";

bool is_score(std::string_view text) {
  const auto dash = text.find('-');
  return dash != std::string_view::npos && parse_number(text.substr(0, dash), 99999) &&
         parse_number(text.substr(dash + 1), 99999);
}

}  // namespace

bool is_shared_deal(const Header& header) {
  return std::any_of(header.free.begin(), header.free.end(),
                     [](const auto& line) { return line.first == "note" && line.second == kMark; });
}

std::vector<DealResult> deal_results(const Header& header) {
  std::vector<DealResult> out;
  for (const auto& [key, text] : header.free) {
    if (key != "note" || !text.starts_with(kResult)) continue;
    Splitter words{std::string_view{text}.substr(kResult.size()), ' '};
    const auto points = words.next().value_or("");
    std::string name = clean_name(words.rest());
    if (is_score(points) && !name.empty()) out.push_back({std::string{points}, std::move(name)});
  }
  return out;
}

void add_result(Header& header, const DealResult& result) {
  std::pair<std::string, std::string> line{"note", std::string{kResult} + result.points + ' ' + result.name};
  if (std::find(header.free.begin(), header.free.end(), line) == header.free.end())
    header.free.push_back(std::move(line));
}

std::optional<std::string> deal_record(Header header, std::string_view deal) {
  const auto table = open_table(header);
  if (!table || !(*table)->play(deal)) return std::nullopt;
  std::erase_if(header.free, [](const auto& line) {
    return line.first != "seat" && !(line.first == "note" && line.second.starts_with(kResult));
  });
  header.free.emplace_back("note", kMark);
  return record_text(header, {std::string{deal}});
}

}  // namespace tapete
