#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// A block of a page of text. The text may contain `**bold**`. In a block of cards the text consists of names of cards
/// as in a record (`Ao 3o`), with `!` after the winning card.
struct Block {
  enum class Kind : unsigned char { title, heading, paragraph, bullet, cards } kind{};
  std::string text;
};

/// Parses the subset of Markdown in our pages: `# `, `## `, `- `, paragraphs, tables (each row becomes a bullet), and
/// lines that contain only code (each becomes a block of cards). Keeps the words of a link, but not its target.
std::vector<Block> parse_document(std::string_view page);

}  // namespace tapete
