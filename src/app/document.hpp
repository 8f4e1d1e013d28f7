#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// A block of a page of text. `**bold**` stays in the text. The text of a block of cards is their names as in a record
/// (`Ao 3o`), with `!` after the winning one.
struct Block {
  enum class Kind : unsigned char { title, heading, paragraph, bullet, cards } kind{};
  std::string text;
};

/// Parses the small Markdown of our pages: `# `, `## `, `- `, paragraphs, tables, whose rows become bullets, and lines
/// that are nothing but code, which are cards. Of links only the words stay.
std::vector<Block> parse_document(std::string_view page);

}  // namespace tapete
