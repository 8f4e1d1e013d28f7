#include <algorithm>

#include "app/document.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

/// Pages of text with a table of contents, to the left of the text if there is room, otherwise after the introduction.
namespace tapete {
namespace {

class PageView {
 public:
  /// `deck` is the deck of the cards in the text.
  PageView(AppContext& context, std::string_view id, const std::vector<Block>& blocks, Deck deck)
      : context_(context), id_(id), blocks_(blocks), deck_(deck) {}

  void draw(Rect content) {
    Rect text = content;
    const float wide = context_.em(300);
    beside_ = headings() > 2 && content.w > wide + context_.em(620);
    if (beside_) {
      text = {content.x + wide, content.y, content.w - wide, content.h};
      context_.canvas.fill({content.x + wide, content.y, 1, content.h}, context_.theme().line);
    }
    column_ = text_column(context_, text);
    const float top = context_.gui.begin_scroll(id_, text, true);
    y_ = top + context_.em(20);
    top_ = top;
    for (const Block& block : blocks_) {
      // The contents are placed before the first heading, after the title and the introduction.
      if (block.kind == Block::Kind::heading && starts_.empty() && !beside_ && headings() > 2) contents_inline();
      block_at(block);
    }
    context_.gui.end_scroll(y_ + context_.em(40) - top);
    if (beside_) contents_beside({content.x, content.y, wide, content.h});
    if (clicked_ >= 0 && context_.gui.scrolling().move_to(id_, starts_[static_cast<std::size_t>(clicked_)]))
      context_.gui.animate();
  }

 private:
  [[nodiscard]] int headings() const {
    return static_cast<int>(
        std::count_if(blocks_.begin(), blocks_.end(), [](const Block& b) { return b.kind == Block::Kind::heading; }));
  }

  void block_at(const Block& block) {
    const Theme& theme = context_.theme();
    Canvas& canvas = context_.canvas;
    TextStyle style{context_.em(type::kBody * 1.04F), theme.ink};
    float left = column_.x;
    switch (block.kind) {
      case Block::Kind::title:
        style = {context_.em(type::kTitle * 1.2F), theme.ink, Font::bold};
        break;
      case Block::Kind::heading:
        y_ += context_.em(22);
        starts_.push_back(y_ - top_ - context_.em(12));
        style = {context_.em(type::kLead * 1.12F), theme.accent, Font::bold};
        break;
      case Block::Kind::bullet:
        canvas.disc({left + context_.em(7), y_ + Canvas::line_height(style.size) / 2}, context_.em(2.6F), theme.accent);
        left += context_.em(22);
        break;
      case Block::Kind::cards:
        return cards(block.text);
      case Block::Kind::paragraph:
        break;
    }
    y_ += canvas.rich_paragraph(block.text, {left, y_}, column_.right() - left, style) +
          context_.em(block.kind == Block::Kind::bullet ? 5 : 9);
  }

  /// Draws cards in rows. A card whose name ends in `!` wins and gets a gold background.
  void cards(std::string_view names) {
    const auto count = static_cast<int>(std::count(names.begin(), names.end(), ' ')) + 1;
    const float gap = context_.em(8);
    const float w = context_.em(58);
    const float h = w * kCardShape;
    const int room = std::max(1, static_cast<int>((column_.w - gap) / (w + gap)));
    const int rows = (count + room - 1) / room;
    const int columns = (count + rows - 1) / rows;
    y_ += gap;
    const Grid grid{{column_.x + gap, y_}, w, h, gap, columns};
    Splitter words{names, ' '};
    int index = 0;
    for (auto word = words.next(); word; word = words.next(), ++index) {
      const Rect place = grid.at(index);
      const bool wins = word->ends_with('!');
      const auto card = parse_card(deck_, wins ? word->substr(0, word->size() - 1) : *word);
      const bool seen = place.y < context_.canvas.window().bottom() && place.bottom() > 0;
      if (!card || !seen) continue;
      if (wins) context_.canvas.fill(place.inset(-gap * 0.6F), context_.theme().gold, space::kRadius);
      context_.cards.draw(context_.canvas, *card, {place.center(), w, h}, {.deck = deck_});
    }
    y_ += static_cast<float>(rows) * (h + gap) + context_.em(8);
  }

  bool contents_line(Rect row, std::string_view text, std::size_t index) {
    const std::string id = "contents:" + std::to_string(index);
    const bool clicked = context_.gui.target(id, text, row);
    if (context_.gui.pointer().hovers(id)) context_.canvas.fill(row, context_.theme().hover, 8);
    context_.gui.focus_ring(id, row, 8);
    context_.text(text, row.inset(8), type::kBody, context_.theme().accent);
    return clicked;
  }

  /// Draws the table of contents from `y` downwards, with a line of this height for each heading. Returns the y
  /// coordinate of its end. A click is handled after the text has been laid out, when the positions of all headings are
  /// known.
  float contents(float x, float y, float width, float height) {
    std::size_t index = 0;
    for (const Block& block : blocks_) {
      if (block.kind != Block::Kind::heading) continue;
      if (contents_line({x, y, width, height}, block.text, index)) clicked_ = static_cast<int>(index);
      y += height;
      ++index;
    }
    return y;
  }

  /// Draws the table of contents between the introduction and the first heading, folded until the player opens it.
  void contents_inline() {
    const std::string id = "fold:" + std::string{id_};
    const bool open = context_.gui.folds().open(id);
    const float height = std::max(44.0F, context_.em(44));
    const Rect row{column_.x, y_, column_.w, height};
    if (button(context_.gui, row, id, context_.say("Contents"_text), ButtonStyle::soft))
      context_.gui.folds().set_open(id, !open);
    y_ += height + context_.em(6);
    if (open) y_ = contents(column_.x - 8, y_, column_.w + 16, height) + context_.em(6);
  }

  void contents_beside(Rect area) {
    const float top = context_.gui.begin_scroll("contents", area);
    const float end = contents(area.x + 12, top + context_.em(16), area.w - 24, std::max(44.0F, context_.em(42)));
    context_.gui.end_scroll(end + context_.em(16) - top);
  }

  AppContext& context_;
  std::string_view id_;
  const std::vector<Block>& blocks_;
  Deck deck_;
  Rect column_;
  bool beside_ = false;
  float y_ = 0;
  float top_ = 0;
  int clicked_ = -1;
  std::vector<float> starts_;
};

Text title_of(Screen screen) {
  if (screen == Screen::rules) return "How to play"_text;
  return screen == Screen::glossary ? "Glossary"_text : "Licences"_text;
}

}  // namespace

void draw_text(AppContext& context) {
  const Screen screen = context.app.navigation().screen();
  const Rect content = draw_page_frame(context, context.say(title_of(screen)));
  Pages& pages = context.app.pages();
  const File& file = pages.page(screen);
  if (file.state != File::State::loaded) {
    if (draw_waiting(context, content, file.state)) pages.retry_page(screen);
    return;
  }
  const std::vector<Block> blocks = parse_document(pages.with_card_names(screen, file.bytes));
  const std::string id = "page:" + std::to_string(static_cast<int>(screen));
  PageView view{context, id, blocks, pages.deck(screen)};
  view.draw(content);
}

}  // namespace tapete
