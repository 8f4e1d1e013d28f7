#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// A piece of a page of text. `**bold**` stays in the text; of cards that are to be shown it is their names in a record
/// (`Ao 3o`), with a `!` behind the one that wins.
struct Block {
  enum class Kind : unsigned char { title, heading, paragraph, bullet, cards } kind{};
  std::string text;
};

/// Reads the small Markdown of our pages: `# `, `## `, `- `, paragraphs, tables, whose rows become bullets, and lines
/// that are nothing but code, which are cards. Links keep only their words.
std::vector<Block> parse_document(std::string_view page);

}  // namespace tapete
