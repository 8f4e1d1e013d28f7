#include <algorithm>
#include <string>
#include <vector>

#include "app/spoken.hpp"
#include "game/card_words.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

/// Screen on which cards decide the first dealer: a plate for each player, with the cards turned up for that player.
namespace tapete {
namespace {

class DealerDrawView {
 public:
  DealerDrawView(AppContext& context, const DrawState& state)
      : context_(context),
        state_(state),
        game_(*find_game(state.header.game)),
        count_(static_cast<int>(state.players.size())) {}

  void draw() {
    Canvas& canvas = context_.canvas;
    const Rect window = canvas.window();
    canvas.cloth();
    // The cards of the draw were requested before, so the portraits delay nothing.
    if (state_.done()) context_.cards.allow_portraits();
    const float touch = std::max(44.0F, context_.em(46));
    const auto ways = game_.dealer_draws(count_);
    const std::string title = std::string{context_.say("Who deals first"_text)};
    Rect head{touch + 20, 10, window.w - 2 * (touch + 20), touch};
    const std::string_view way = ways[static_cast<std::size_t>(state_.way)].label(context_.app.preferences().lang());
    Rect upper{head.x, head.y, head.w, 0.56F * touch};
    Rect lower{head.x, upper.bottom(), head.w, touch - upper.h};
    const float body = context_.em(type::kBody);
    if (context_.canvas.text_width(title, context_.em(type::kLead), Font::bold) > head.w ||
        context_.canvas.text_width(way, body) > head.w) {
      // With large text, the title may have two lines, and the second text has the whole width.
      upper.h = touch;
      const float width = window.w - 40;
      lower = {20, upper.bottom() + 4, width, context_.canvas.paragraph(way, {}, width, {body, {}}, false)};
      head.h = lower.bottom() - head.y;
    }
    context_.text(title, upper, type::kLead, context_.theme().on_cloth, Font::bold, Align::center);
    context_.text(way, lower, type::kBody, context_.theme().on_cloth_quiet, Align::center);
    const float foot = touch + context_.em(state_.done() && reseated() ? 84 : 62);
    places({10, head.bottom() + 10, window.w - 20, window.h - head.bottom() - 20 - foot});
    const bool deals = result({window.x + 20, window.h - foot, window.w - 40, foot - 16}, touch);
    context_.gui.describe(description());
    // Drawn after the button that deals, which is therefore the first one for the keyboard.
    const bool back =
        icon_button(context_.gui, {10, 10, touch, touch}, "button:back", context_.say("Back"_text), Icon::back, true);
    if (back || context_.gui.keys().take(Key::escape)) return context_.app.back();
    if (deals) return context_.app.starter().deal_first();
    if (context_.gui.frame().click.nothing) context_.app.starter().hurry_draw();
  }

 private:
  [[nodiscard]] bool reseated() const {
    return plays_in_pairs(game_, count_, *read_rules(game_, state_.header.rules)) && state_.draw.suit_of.empty();
  }
  [[nodiscard]] const std::string& name(Seat player) const {
    return state_.players[static_cast<std::size_t>(player)].name;
  }
  [[nodiscard]] std::string seated(Seat seat) const {
    return name(state_.draw.seating[static_cast<std::size_t>(seat)]);
  }

  void places(Rect area) {
    const bool square = area.h > area.w * 0.8F && count_ > 3;
    const int columns = square ? 2 : count_;
    const int rows = square ? (count_ + 1) / 2 : 1;
    const float gap = 10;
    const float w =
        std::min((area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), context_.em(300));
    const float h = std::min((area.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows), w * 1.5F);
    const Grid grid = Grid::centred(area, columns, rows, w, h, gap);
    for (Seat player = 0; player < count_; ++player) place(grid.at(player), player);
  }

  /// Draws a player's plate: avatar, name, the suit if the player has one, and the cards turned up so far.
  void place(Rect rect, Seat player) {
    Canvas& canvas = context_.canvas;
    const Theme& theme = context_.theme();
    const bool deals = state_.done() && state_.draw.seating[static_cast<std::size_t>(state_.draw.dealer)] == player;
    canvas.fill(rect, theme.plate, 16);
    if (deals) canvas.outline(rect, theme.gold, 16, 3);
    const float radius = std::min({context_.em(17), rect.h * 0.1F, rect.w * 0.08F});
    const float head = radius * 2 + 18;
    const float text_x = rect.x + 20 + 2 * radius;
    float text_w = rect.right() - text_x - 10;
    if (!state_.draw.suit_of.empty()) {
      const float sign = radius * 2;
      context_.cards.suit_symbol(canvas, Deck::spanish, state_.draw.suit_of[static_cast<std::size_t>(player)],
                                 {rect.right() - 12 - sign, rect.y + head / 2 + 2 - radius, sign, sign});
      text_w -= sign + 10;
    }
    draw_avatar(context_, {rect.x + 12 + radius, rect.y + head / 2 + 2}, radius, name(player), true, false,
                player == 0 ? portrait_name(context_.app.preferences().settings().portrait) : std::string_view{});
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count_));
    for (Seat each = 0; each < count_; ++each) names.push_back(name(each));
    const float size = canvas.fitting_size(names, context_.em(type::kBody), Font::bold, text_w);
    canvas.text(name(player), {text_x, rect.y + 2, text_w, head}, {size, theme.on_cloth, Font::bold});
    cards({rect.x + 10, rect.y + head + 2, rect.w - 20, rect.h - head - 12}, player);
  }

  void cards(Rect area, Seat player) {
    int count = 0;
    int total = 0;
    for (std::size_t i = 0; i < state_.draw.drawn.size(); ++i) {
      if (state_.draw.drawn[i].player != player) continue;
      ++total;
      if (static_cast<int>(i) < state_.shown) ++count;
    }
    const float h = std::min(area.h, area.w * 0.92F);
    const float w = h / kCardShape;
    const float step = total > 1 ? std::min(w * 0.4F, (area.w - w) / static_cast<float>(total - 1)) : 0;
    float x = area.center().x - step * static_cast<float>(std::max(count, 1) - 1) / 2;
    if (count == 0) {
      context_.canvas.outline(Rect::around(area.center(), w, h), context_.theme().on_cloth_quiet.with_alpha(0.35F),
                              w * 0.08F, 1.5F);
      return;
    }
    for (int i = 0; i < state_.shown; ++i) {
      const DealerDraw::Drawn& drawn = state_.draw.drawn[static_cast<std::size_t>(i)];
      if (drawn.player != player) continue;
      const Placed placed{{x, area.center().y}, w, h, 0};
      if (drawn.decides) context_.canvas.glow(placed, context_.theme().gold);
      context_.cards.draw(context_.canvas, drawn.card, placed, {.lift = 0, .deck = game_.deck});
      x += step;
    }
  }

  /// Returns whether several players have the highest card, and get another one.
  [[nodiscard]] bool is_tied() const {
    return state_.shown >= count_ && std::ranges::any_of(state_.draw.drawn, &DealerDraw::Drawn::tied);
  }
  /// Returns who deals first, in words; the question while cards are still being turned up.
  [[nodiscard]] std::string dealer_words() const {
    const Lang lang = context_.app.preferences().lang();
    if (!state_.done() && is_tied()) return std::string{context_.say("A tie: one more card"_text)};
    if (!state_.done()) return std::string{context_.say("Who deals first"_text)};
    const Seat dealer = state_.draw.seating[static_cast<std::size_t>(state_.draw.dealer)];
    const bool you = state_.players[static_cast<std::size_t>(dealer)].human();
    if (is_tied()) {
      const std::string_view after = (you ? "After the tie, you deal"_text : "After the tie, @ deals"_text)(lang);
      return you ? std::string{after} : fill(after, name(dealer));
    }
    return you ? std::string{"You deal"_text(lang)} : fill("@ deals"_text(lang), name(dealer));
  }
  [[nodiscard]] std::string pairs_words() const {
    const auto pair = [&](Seat a, Seat b) { return seated(a) + std::string{context_.say(" and "_text)} + seated(b); };
    return fill(context_.say("@ against @"_text), pair(0, 2), pair(1, 3));
  }

  /// Returns a description for screen readers: the game and who deals first, and the cards of each player.
  [[nodiscard]] std::vector<AccessibilityItem> description() const {
    const Lang lang = context_.app.preferences().lang();
    std::vector<AccessibilityItem> items{
        {.text = spoken::heading(game_.name(lang), dealer_words(), state_.players), .heading = true}};
    const auto ways = game_.dealer_draws(count_);
    items.push_back({.text = std::string{ways[static_cast<std::size_t>(state_.way)].label(lang)}});
    for (Seat player = 0; player < count_; ++player) {
      std::string cards;
      for (int i = 0; i < state_.shown; ++i) {
        const DealerDraw::Drawn& drawn = state_.draw.drawn[static_cast<std::size_t>(i)];
        if (drawn.player == player) cards += (cards.empty() ? "" : ", ") + card_words(game_.deck, drawn.card, lang);
      }
      if (!cards.empty()) items.push_back({.text = name(player) + ": " + cards});
    }
    if (state_.done() && reseated()) items.push_back({.text = pairs_words()});
    return items;
  }

  /// Draws the result. Returns whether the button that deals was pressed.
  bool result(Rect area, float touch) {
    Canvas& canvas = context_.canvas;
    const Theme& theme = context_.theme();
    const float size = context_.em(type::kTitle);
    float y = area.y - 6;
    if (!state_.done() && !is_tied()) return false;
    canvas.text(dealer_words(), {area.x, y, area.w, size * 1.4F}, {size, theme.on_cloth, Font::bold, Align::center});
    if (!state_.done()) return false;
    y += size * 1.4F;
    if (reseated())
      context_.text(pairs_words(), {area.x, y, area.w, context_.em(type::kBody) * 1.4F}, type::kBody,
                    theme.on_cloth_quiet, Align::center);
    // A press on the button that comes after the deal would play a card.
    if (state_.deals_itself) return false;
    const float width = std::min(area.w, context_.em(340));
    return button(context_.gui, {area.center().x - width / 2, area.bottom() - touch, width, touch}, "button:deal",
                  context_.say("Deal"_text), ButtonStyle::gold);
  }

  AppContext& context_;
  const DrawState& state_;
  const GameInfo& game_;
  int count_;
};

}  // namespace

void draw_dealer_draw(AppContext& context) {
  if (!context.app.starter().draw()) return;
  // The state is drawn from a copy, because dealing removes the original during the drawing.
  const DrawState state = *context.app.starter().draw();
  DealerDrawView{context, state}.draw();
}

}  // namespace tapete
