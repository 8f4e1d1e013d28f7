#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace tapete {

/// A piece of a page of text. `**bold**` stays in the text.
struct Block {
  enum class Kind : unsigned char { title, heading, paragraph, bullet } kind{};
  std::string text;
};

/// Reads the small Markdown of our pages: `# `, `## `, `- `, paragraphs, and tables, whose rows become bullets. Links
/// keep only their words.
std::vector<Block> parse_document(std::string_view page);

}  // namespace tapete
