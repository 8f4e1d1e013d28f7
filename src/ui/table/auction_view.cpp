#include "ui/table/auction_view.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

/// Draws a tag in the middle of `rect`, smaller if it is too wide, and marks an alert behind it.
void draw_tag(DrawContext& context, Deck deck, const Tag& tag, Rect rect, float size, Colour ink) {
  const std::string_view text = tag.text;
  const std::size_t sign = std::min(text.find('@'), text.size());
  const bool has_sign = sign < text.size();
  const std::string_view after = has_sign ? text.substr(sign + 1) : "";
  const auto width = [&](std::string_view part) { return context.canvas.text_width(part, size, Font::bold); };
  float before = width(text.substr(0, sign));
  float all = before + width(after) + (has_sign ? size : 0);
  const float fit = std::min(1.0F, rect.w / std::max(1.0F, all));
  size *= fit, before *= fit, all *= fit;
  const TextStyle style{size, ink, Font::bold};
  const float x = rect.center().x - all / 2;
  context.canvas.text(text.substr(0, sign), {x, rect.y, before + 1, rect.h}, style);
  if (!has_sign) return;
  context.cards.suit_symbol(context.canvas, deck, tag.suit,
                            Rect::around({x + before + size / 2, rect.center().y}, size * 0.86F, size * 0.94F));
  context.canvas.text(after, {x + before + size, rect.y, all, rect.h}, style);
  if (tag.alert)
    context.canvas.text("*", {x + all + 2, rect.y, size, rect.h}, {size, context.theme().gold, Font::bold});
}

/// Returns a name, or its first word if the name is wider than `room`.
std::string_view short_name(const DrawContext& context, const std::string& name, float size, float room) {
  if (context.canvas.text_width(name, size, Font::bold) <= room) return name;
  return std::string_view{name}.substr(0, name.find(' '));
}

/// Draws the players' names above columns of this width, all of the same size, and below each the colour of its side.
/// `column` returns the area of a name.
template <class Column>
void draw_heads(DrawContext& context, const TableModel& model, float width, const Column& column) {
  const Scene& scene = model.scene;
  const Theme& theme = context.theme();
  const float usual = context.em(type::kSmall);
  float fit = 1;
  for (Seat seat = 0; seat < scene.players; ++seat) {
    const std::string_view name = short_name(context, model.name(seat), usual, width);
    fit = std::min(fit, width / (context.canvas.text_width(name, usual, Font::bold) + 1));
  }
  for (Seat seat = 0; seat < scene.players; ++seat) {
    const Rect at = column(seat);
    context.canvas.text(short_name(context, model.name(seat), usual, width), at,
                        {usual * fit, scene.turn == seat ? theme.gold : theme.on_cloth,
                         seat == scene.viewer ? Font::bold : Font::regular, Align::center});
    context.canvas.fill({at.x + 2, at.bottom() - 1, at.w - 4, 3},
                        side_of(scene, seat) == 0 ? theme.own_side : theme.other_side, 1.5F);
  }
}

bool is_open(const Scene& scene) { return scene.auction.contract.text.empty() && scene.turn != kNobody; }

/// Lines of the calls: their number, the height of the names above them, the height below the names, and the height of
/// a line.
struct Lines {
  int rows = 0;
  float head = 0;
  float room = 0;
  float line = 0;
};
Lines lines_of(const DrawContext& context, const Scene& scene, Rect area) {
  const int last = relative(scene, scene.auction.first) + static_cast<int>(scene.auction.calls.size());
  const bool low = area.h < context.em(30 + 2 * 19);
  Lines out{(last + scene.players - (is_open(scene) ? 0 : 1)) / scene.players, context.em(low ? 21 : 30)};
  out.room = area.h - out.head - (low ? 0.0F : 4.0F);
  const float least = low ? std::min(context.em(19), out.room / 2) : context.em(19);
  out.line = std::clamp(out.room / static_cast<float>(std::max(1, out.rows)), least, context.em(38));
  return out;
}

/// Draws a hint below the calls, if there is room: a long press on a choice explains it.
void draw_hint(DrawContext& context, const TableModel& model, Rect area) {
  const float top = AuctionView::written(context, model.scene, area).bottom();
  const Rect line{area.x + 6, top, area.w - 12, area.bottom() - top};
  if (!model.can_act || !model.can_ask_why || line.h < context.em(24)) return;
  context.text(context.say("Hold a call to see what it promises"_text), line, type::kSmall,
               context.theme().on_cloth_quiet, Align::center);
}

/// Draws a cell of the grid of choices. Returns whether the cell was pressed, also if it cannot be chosen. `replaces`
/// is as in Gui::target().
bool draw_choice(DrawContext& context, const Scene& scene, Rect touch, std::string_view id, const Tag& tag, bool can,
                 bool chosen, std::string_view replaces = {}) {
  const Theme& theme = context.theme();
  const Rect rect = touch.inset(2);
  const bool pressed =
      context.gui.target(id, tag.spoken, touch, can, chosen ? std::optional{true} : std::nullopt, replaces);
  const bool gold = can && (chosen || context.gui.pointer().presses(id));
  context.canvas.fill(rect, !can ? theme.plate : gold ? theme.gold : theme.paper, 8);
  // Gold means a choice or help, so that a pointer above the cell has another colour.
  if (can && !gold && context.gui.pointer().hovers(id)) context.canvas.fill(rect, theme.on_paper.with_alpha(0.12F), 8);
  draw_tag(context, scene.deck, tag, rect.inset(3), context.em(type::kLead),
           !can   ? theme.on_cloth_quiet
           : gold ? theme.on_gold
                  : theme.on_paper);
  if (!can) context.canvas.fill(rect, theme.cloth_dark.with_alpha(0.55F), 8);
  context.gui.focus_ring(id, rect, 8);
  return pressed;
}

constexpr int kAnyRow = -2;  ///< stands for the row of a bid, in the cell of a column while no row is chosen

/// Draws a frame around the cell of a call that is lit up. `column` is -1 for the cell of a row.
void light_choice(DrawContext& context, const TableModel& model, int row, int column, Rect cell) {
  const auto fits = [&](int each) {
    const Option& lit = model.scene.options[at(each)];
    const bool in_row = row == kAnyRow ? lit.row >= 0 : lit.row == row;
    return in_row && (column < 0 || lit.column == column);
  };
  if (std::ranges::any_of(model.lit, fits)) context.canvas.outline(cell.inset(1), context.theme().gold, 9, 4);
}

/// Returns the action of a press on a cell with this option, or -1 if it cannot be chosen. A long press asks about the
/// call. `early`: the row must be chosen first.
UiAction press_of(const DrawContext& context, const TableModel& model, int option, bool early) {
  if (option < 0 && early && model.can_act)
    return {.kind = UiAction::Kind::note, .words = context.say("First the number, then the suit"_text)};
  if (option < 0) return {};
  if (context.gui.pointer().held() && model.can_ask_why)
    return {.kind = UiAction::Kind::explain_option, .option = option};
  return chooses(option);
}

/// Draws the contract with its declarer and the tricks that it needs. Returns these in words.
std::string draw_contract(DrawContext& context, const TableModel& model, Rect area) {
  const Auction& auction = model.scene.auction;
  context.canvas.fill(area, context.theme().plate, space::kRadius);
  const float upper = area.h * 0.56F;
  draw_tag(context, model.scene.deck, auction.contract, {area.x + 4, area.y + 2, area.w - 8, upper}, upper * 0.86F,
           context.theme().on_cloth);
  const Text plays = auction.declarer == model.scene.viewer ? "You play#a contract"_text : "@ plays"_text;
  const std::string label = fill(context.say(plays), model.name(auction.declarer));
  Rect below{area.x + 6, area.y + upper, area.w - 12, area.h - upper - 4};
  std::string aim = auction.aim;
  if (area.h > context.em(80)) {
    below.h /= 2;
    context.text(label, below, type::kSmall, context.theme().on_cloth_quiet, Align::center);
    below.y += below.h;
  } else if (std::string named = model.name(auction.declarer) + ": " + aim;
             context.canvas.text_width(named, context.em(type::kSmall)) <= below.w) {
    aim = std::move(named);
  }
  context.text(aim, below, type::kSmall, context.theme().on_cloth_quiet, Align::center);
  return auction.contract.spoken + ". " + label + (auction.aim.empty() ? "" : ". ") + auction.aim;
}

}  // namespace

int draw_calls(DrawContext& context, const TableModel& model, Rect area, bool ask) {
  const Scene& scene = model.scene;
  const Auction& auction = scene.auction;
  const Theme& theme = context.theme();
  context.canvas.fill(area, theme.plate, space::kRadius);
  const int skipped = relative(scene, auction.first);
  const auto said = static_cast<int>(auction.calls.size());
  const bool open = is_open(scene);
  const auto [rows, head, room, line] = lines_of(context, scene, area);
  const bool wide = area.w > context.em(90) * static_cast<float>(scene.players);
  const int hidden = std::max(0, rows - static_cast<int>(room / line + 0.01F));
  const auto column = [&](int place) { return area.inset(4).part(place, scene.players, 0); };
  draw_heads(context, model, column(0).w - 4, [&, height = head - 4](Seat seat) {
    const Rect at = column(relative(scene, seat));
    return Rect{at.x + 2, area.y, at.w - 4, height};
  });
  int pressed = -1;
  for (int i = 0; i < said + (open ? 1 : 0); ++i) {
    const int row = (skipped + i) / scene.players - hidden;
    if (row < 0) continue;
    const Rect at = column((skipped + i) % scene.players);
    const Rect cell{at.x + 2, area.y + head + line * static_cast<float>(row), at.w - 4, line};
    if (i == said) {
      context.canvas.outline(cell.inset(2), theme.gold, 5, 1.5F);
      continue;
    }
    const Tag& call = auction.calls[tapete::at(i)];
    if (open && i == said - 1) context.canvas.fill(cell.inset(2), theme.on_cloth_quiet.with_alpha(0.2F), 5);
    draw_tag(context, scene.deck, call, cell.inset(1),
             std::min(context.em(wide ? type::kLead : type::kBody), line * 0.8F),
             call.minor ? theme.on_cloth_quiet : theme.on_cloth);
    if (!ask && cell.has(context.gui.pointer().at())) pressed = i;
    if (!ask) continue;
    const std::string id = "call:" + std::to_string(i);
    const std::string label = call_text(model, i) + ". " + std::string{context.say("What does it say?"_text)};
    if (context.gui.target(id, label, cell)) pressed = i;
    context.gui.focus_ring(id, cell.inset(2), 5);
  }
  return pressed;
}

Rect AuctionView::written(const DrawContext& context, const Scene& scene, Rect area) {
  const Lines lines = lines_of(context, scene, area);
  return {area.x, area.y, area.w, std::min(area.h, lines.head + lines.line * static_cast<float>(lines.rows))};
}

UiAction AuctionView::draw(DrawContext& context, const TableModel& model, const TableLayout& layout) {
  const Auction& auction = model.scene.auction;
  const bool agreed = !auction.contract.text.empty();
  Rect area = agreed ? layout.stock_area : layout.auction;
  if (area.empty()) return {};
  // Help may take the place below the calls.
  if (!agreed && !model.help.empty()) area = written(context, model.scene, area);
  int call = -1;  // the call below the pointer
  if (agreed && !layout.auction.empty()) draw_calls(context, model, layout.auction);
  std::string label{context.say("All calls"_text)};
  if (agreed) {
    area.h = std::min(area.h, context.em(104));
    label = draw_contract(context, model, area);
  } else {
    call = draw_calls(context, model, area);
    draw_hint(context, model, area);
  }
  context.gui.focus_ring(kTarget, area, space::kRadius);
  if (!context.gui.target(kTarget, label, area)) return {};
  if (call >= 0 && model.can_ask_why) return {.kind = UiAction::Kind::explain_call, .option = call};
  return opens(Panel::auction);
}

UiAction AuctionView::draw_choices(DrawContext& context, const TableModel& model, Rect area) {
  const Scene& scene = model.scene;
  const auto& [rows, columns, single] = scene.grid;
  UiAction action;
  const auto option = [&](int row, int column) {
    const auto fits = [&](const Option& each) { return each.row == row && (column < 0 || each.column == column); };
    const auto found = std::ranges::find_if(scene.options, fits);
    return model.can_act && found != scene.options.end() ? static_cast<int>(found - scene.options.begin()) : -1;
  };
  const auto part = [&](int number, std::size_t i, const std::vector<Tag>& tags) {
    const Rect line{area.x, area.y + area.h * static_cast<float>(number) / 3, area.w, area.h / 3};
    return line.part(static_cast<int>(i), static_cast<int>(tags.size()), 0);
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto row = static_cast<int>(i);
    if (draw_choice(context, scene, part(0, i, rows), "row:" + std::to_string(row), rows[i], option(row, -1) >= 0,
                    row == row_) &&
        option(row, -1) >= 0)
      row_ = row;
    light_choice(context, model, row, -1, part(0, i, rows));
  }
  const auto last = [&](int number, int row, const std::vector<Tag>& tags) {
    for (std::size_t i = 0; i < tags.size(); ++i) {
      const bool early = row_ < 0 && number == 1;  // before a row is chosen
      const int chosen = early ? -1 : option(row, static_cast<int>(i));
      const std::string cell = "column:" + std::to_string(number * 10 + static_cast<int>(i));
      const std::string id = chosen < 0 ? cell : "option:" + scene.options[at(chosen)].action;
      Tag tag = tags[i];
      if (chosen >= 0) tag.spoken = scene.options[at(chosen)].label;
      // A pass means the same whatever was called before. All other choices depend on the calls.
      if (draw_choice(context, scene, part(number, i, tags), id, tag, chosen >= 0, false, tag.minor ? cell : ""))
        action = press_of(context, model, chosen, early);
      light_choice(context, model, early ? kAnyRow : row, static_cast<int>(i), part(number, i, tags));
    }
  };
  last(1, row_, columns);
  last(2, -1, single);
  return action;
}

}  // namespace tapete
