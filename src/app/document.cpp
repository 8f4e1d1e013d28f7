#include "app/document.hpp"

#include "core/text.hpp"

namespace tapete {
namespace {

using Kind = Block::Kind;

/// Removes the targets of links, and the backquotes of code.
std::string plain(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto end = text.find("](");
    const auto close = end == std::string_view::npos ? end : text.find(')', end);
    if (text.front() == '[' && close != std::string_view::npos) {
      out += text.substr(1, end - 1);
      text.remove_prefix(close + 1);
      continue;
    }
    if (text.front() != '`') out += text.front();
    text.remove_prefix(1);
  }
  return out;
}

/// Turns `| what | for | licence |` into `**what**: for. licence`. Returns an empty text for the line of dashes below a
/// table's header row.
std::string table_row(std::string_view line) {
  std::string out;
  int cell = 0;
  Splitter cells{line.substr(1), '|'};
  while (const auto text = cells.next()) {
    const auto first = text->find_first_not_of(' ');
    if (first == std::string_view::npos) continue;
    const std::string_view word = text->substr(first, text->find_last_not_of(' ') + 1 - first);
    if (word.starts_with("---")) return {};
    const std::string plain_word = plain(word);
    out += cell == 0 ? "**" + plain_word + "**" : (cell == 1 ? ": " : ". ") + plain_word;
    ++cell;
  }
  return out;
}

}  // namespace

std::vector<Block> parse_document(std::string_view page) {
  std::vector<Block> blocks;
  bool open = false;  // the last block is a paragraph or bullet that continues in the next line
  Splitter lines{page, '\n'};
  while (const auto line = lines.next()) {
    const bool goes_on = open;
    open = false;
    if (line->empty()) continue;
    if (line->starts_with("# ")) {
      blocks.push_back({Kind::title, plain(line->substr(2))});
    } else if (line->starts_with("## ")) {
      blocks.push_back({Kind::heading, plain(line->substr(3))});
    } else if (line->size() > 2 && line->front() == '`' && line->find('`', 1) == line->size() - 1) {
      blocks.push_back({Kind::cards, plain(*line)});
    } else if (line->starts_with("|")) {
      if (std::string row = table_row(*line); row.empty())
        blocks.pop_back();  // removes the header row of the table
      else
        blocks.push_back({Kind::bullet, std::move(row)});
    } else {
      const bool bullet = line->starts_with("- ");
      if (goes_on && !bullet)
        blocks.back().text += ' ' + plain(*line);
      else
        blocks.push_back({bullet ? Kind::bullet : Kind::paragraph, plain(bullet ? line->substr(2) : *line)});
      open = true;
    }
  }
  return blocks;
}

}  // namespace tapete
