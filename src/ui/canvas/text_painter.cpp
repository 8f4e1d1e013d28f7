#include "ui/canvas/text_painter.hpp"

#include <algorithm>
#include <utility>

#include "assets/embedded.hpp"
#include "ui/canvas/shape_painter.hpp"

/// Draws lines of text that are shrunk or cut to fit, and paragraphs.
namespace tapete {
namespace {

ImFont* load_font(ImFontAtlas& fonts, std::string_view name) {
  const std::string_view bytes = embedded(name);
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  // ImGui takes a pointer to mutable bytes but only reads them.
  return fonts.AddFontFromMemoryTTF(const_cast<char*>(bytes.data()), static_cast<int>(bytes.size()), type::kBody,
                                    &config);
}

constexpr std::string_view kEllipsis = "\u2026";

struct Word {
  std::string_view text;
  Font font = Font::regular;
  bool space_before = false;
  bool may_break = false;  ///< whether a line may begin with this word
};

/// Splits a paragraph into words. If `rich`, `**` switches between `base` and bold.
std::vector<Word> split_words(std::string_view text, Font base, bool rich) {
  std::vector<Word> words;
  Font font = base;
  bool space = false;
  while (!text.empty()) {
    if (rich && text.starts_with("**")) {
      font = font == Font::bold ? base : Font::bold;
      text.remove_prefix(2);
      continue;
    }
    if (text.front() == ' ') {
      space = true;
      text.remove_prefix(1);
      continue;
    }
    std::size_t end = std::min(text.find(' '), text.size());
    if (rich) end = std::min(end, text.find("**"));
    words.push_back({text.substr(0, end), font, space, space});
    space = false;
    text.remove_prefix(end);
  }
  return words;
}

/// Breaks words that are longer than a line, such as URLs. `fits` returns how many bytes of a word fit in a line.
template <class Fits>
void break_words(std::vector<Word>& words, const Fits& fits) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t length = fits(words[i]);
    if (length == words[i].text.size()) continue;
    const Word rest{words[i].text.substr(length), words[i].font, false, true};
    words[i].text = words[i].text.substr(0, length);
    words.insert(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, rest);
  }
}

struct Line {
  std::size_t end = 0;  ///< index of the first word after the line
  float used = 0;       ///< width in points
};

/// Returns the line that begins with word `first`. `width_of` returns the width of a word.
template <class Width>
Line fill_line(const std::vector<Word>& words, std::size_t first, float width, float space, const Width& width_of) {
  Line line{first, 0};
  for (; line.end < words.size(); ++line.end) {
    const Word& word = words[line.end];
    const float wide = width_of(word);
    const float gap = line.end > first && word.space_before ? space : 0;
    if (line.end > first && word.may_break && line.used + gap + wide > width) break;
    line.used += gap + wide;
  }
  return line;
}

/// Joins the words to one text.
std::string spoken(const std::vector<Word>& words) {
  std::string out;
  for (const Word& word : words) {
    if (word.space_before && !out.empty()) out += ' ';
    out += word.text;
  }
  return out;
}

/// Smallest size in points that is drawn. Smaller text is not readable, and Dear ImGui does not recover from size 0.
constexpr float kLeastText = 1;

/// Smallest size in points to which text is shrunk to fit.
constexpr float kLeastShrunkText = 11;

/// Result of lines_of() for a text that has a word wider than a line.
constexpr int kNoLines = 1000;

}  // namespace

void TextPainter::load_fonts(ImFontAtlas& fonts) {
  regular_ = load_font(fonts, "fonts/regular.ttf");
  bold_ = load_font(fonts, "fonts/bold.ttf");
}

void TextPainter::write_into(ImDrawList& list, float pixel_ratio) {
  list_ = &list;
  drawn_texts_.clear();
  // ImGui sets the density only for the font that is pushed, so it is set here for both fonts.
  regular_->CurrentRasterizerDensity = pixel_ratio;
  bold_->CurrentRasterizerDensity = pixel_ratio;
}

float TextPainter::text_width(std::string_view text, float size, Font which) const {
  if (text.empty() || !(size >= kLeastText)) return 0;  // an empty text may have no characters to point at
  return font(which)->CalcTextSizeA(size, 1e6F, 0, text.data(), text.data() + text.size()).x;
}

float TextPainter::fitting_size(std::span<const std::string> lines, float size, Font which, float width) const {
  float widest = width;
  for (const std::string& line : lines) widest = std::max(widest, text_width(line, size, which));
  return size * width / widest;
}

std::string TextPainter::shortened(std::string_view text, float size, Font which, float width) const {
  std::string out{text};
  while (!out.empty() && text_width(out + std::string{kEllipsis}, size, which) > width) {
    while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0) == 0x80) out.pop_back();
    if (!out.empty()) out.pop_back();
  }
  return out + std::string{kEllipsis};
}

/// Returns how many bytes of a word fit in a line. Characters are not split, and the first one is always counted.
std::size_t TextPainter::fitting(std::string_view word, float size, Font which, float width) const {
  if (text_width(word, size, which) <= width) return word.size();
  std::size_t fits = 0;
  for (std::size_t end = 1; end < word.size(); ++end) {
    if ((static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) continue;
    if (fits > 0 && text_width(word.substr(0, end), size, which) > width) break;
    fits = end;
  }
  return fits == 0 ? word.size() : fits;
}

/// Returns whether a line of this height at `y` reaches into the clipping rectangle.
bool TextPainter::in_sight(float y, float height) const {
  return y < list_->GetClipRectMax().y && y + height > list_->GetClipRectMin().y;
}

/// Returns the number of lines of a text; kNoLines if a word is wider than a line.
int TextPainter::lines_of(std::string_view text, float size, Font which, float width) const {
  const std::vector<Word> words = split_words(text, which, false);
  const auto width_of = [&](const Word& word) { return text_width(word.text, size, which); };
  const float space = text_width(" ", size, which);
  int lines = 0;
  for (std::size_t first = 0; first < words.size(); ++lines) {
    const auto [end, used] = fill_line(words, first, width, space, width_of);
    if (used > width) return kNoLines;
    first = end;
  }
  return lines;
}

/// Returns the largest readable size at which a text fits into `rect` in two or three lines; 0 if there is none.
float TextPainter::size_in_lines(std::string_view text, Rect rect, const TextStyle& style) const {
  constexpr int kMostRows = 3;
  constexpr float kStep = 0.95F;
  for (float size = std::min(style.size, rect.h / line_height(2)); size >= kLeastShrunkText; size *= kStep) {
    const int room = std::min(kMostRows, static_cast<int>(rect.h / line_height(size) + 0.01F));
    if (lines_of(text, size, style.font, rect.w) <= room) return size;
  }
  return 0;
}

void TextPainter::text(std::string_view text, Rect rect, const TextStyle& style) {
  if (text.empty() || !(style.size >= kLeastText)) return;
  constexpr float kSmallest = 0.82F;  // smallest factor by which a line is shrunk before other ways are considered
  float size = style.size;
  float width = text_width(text, size, style.font);
  std::string whole{text};
  std::string cut;
  if (width > rect.w) {
    const float fits = rect.w / width * 0.995F;
    const float broken = fits < kSmallest ? size_in_lines(text, rect, style) : 0;
    if (broken > size * fits) {
      const float high = line_height(broken) * static_cast<float>(lines_of(text, broken, style.font, rect.w));
      paragraph(text, {rect.x, rect.center().y - high / 2}, rect.w, {broken, style.colour, style.font, style.align});
      return;
    }
    size *= std::max(std::min(kSmallest, kLeastShrunkText / size), fits);
    width = text_width(text, size, style.font);
  }
  if (width > rect.w) {
    cut = shortened(text, size, style.font, rect.w);
    text = cut;
    width = text_width(text, size, style.font);
  }
  float x = rect.x;
  if (style.align == Align::center) x += (rect.w - width) / 2;
  if (style.align == Align::right) x += rect.w - width;
  const ImVec2 at{x, rect.center().y - size / 2};
  drawn_texts_.push_back({std::move(whole), rect, size, style.font, !cut.empty(), x, in_sight(at.y, size) ? width : 0});
  list_->AddText(font(style.font), size, at, packed(style.colour), text.data(), text.data() + text.size());
}

void TextPainter::mark_described(std::size_t from) {
  for (std::size_t i = from; i < drawn_texts_.size(); ++i) drawn_texts_[i].described = true;
}

void TextPainter::forget_drawn_texts(Rect over) {
  std::erase_if(drawn_texts_, [&](const DrawnText& text) {
    return !common({text.left, text.rect.y, text.width, text.rect.h}, over).empty();
  });
}

float TextPainter::paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw) {
  float y = at.y;
  while (true) {
    const auto end = text.find('\n');
    y += rich_paragraph(text.substr(0, end), {at.x, y}, width, style, draw);
    if (end == std::string_view::npos) return y - at.y;
    text.remove_prefix(end + 1);
  }
}

float TextPainter::rich_paragraph(std::string_view text, Point at, float width, const TextStyle& style, bool draw) {
  const float space = text_width(" ", style.size, style.font);
  const float height = line_height(style.size);
  std::vector<Word> words = split_words(text, style.font, true);
  break_words(words, [&](const Word& word) { return fitting(word.text, style.size, word.font, width); });
  std::size_t first = 0;
  float y = at.y;
  while (first < words.size()) {
    const auto width_of = [&](const Word& word) { return text_width(word.text, style.size, word.font); };
    const auto [end, used] = fill_line(words, first, width, space, width_of);
    float x = at.x;
    if (style.align == Align::center) x += (width - used) / 2;
    if (style.align == Align::right) x += width - used;
    for (std::size_t i = first; draw && i < end; ++i) {
      const Word& word = words[i];
      if (i > first && word.space_before) x += space;
      const ImVec2 place{x, y + (height - style.size) / 2};
      list_->AddText(font(word.font), style.size, place, packed(style.colour), word.text.data(),
                     word.text.data() + word.text.size());
      x += width_of(word);
    }
    y += height;
    first = end;
  }
  const float total = std::max(y - at.y, height);
  if (!draw) return total;
  const bool seen = in_sight(at.y, total);
  const float top = seen ? std::max(at.y, list_->GetClipRectMin().y) : at.y;
  const float bottom = seen ? std::min(at.y + total, list_->GetClipRectMax().y) : at.y + total;
  drawn_texts_.push_back(
      {spoken(words), {at.x, top, width, bottom - top}, style.size, style.font, false, at.x, seen ? width : 0});
  return total;
}

}  // namespace tapete
