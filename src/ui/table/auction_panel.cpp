#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/auction_view.hpp"
#include "ui/table/table_overlay.hpp"

/// Panel with all calls of an auction, over the table.
namespace tapete {
namespace {

/// Returns the calls as the text of a table for screen readers: a column for each seat, beginning with the seat that
/// called first, and a row for each round.
std::string calls_table(const TableModel& model) {
  const Auction& auction = model.scene.auction;
  const int players = model.scene.players;
  std::string table{'\t'};
  for (int i = 0; i < players; ++i) table += model.name((auction.first + i) % players) + '\t';
  for (int i = 0; i < static_cast<int>(auction.calls.size()); ++i) {
    if (i % players == 0) table += '\n' + std::to_string(i / players + 1) + '\t';
    table += auction.calls[at(i)].spoken + '\t';
  }
  return table + '\n';
}

}  // namespace

UiAction draw_auction(DrawContext& context, const TableModel& model) {
  Gui& gui = context.gui;
  const Rect window = context.canvas.window();
  const Auction& auction = model.scene.auction;
  const std::size_t rows = auction.calls.size() / 4 + 3;
  const bool ask = model.can_ask_why && !auction.calls.empty();
  const float hint = ask ? context.em(type::kSmall) * 2 : 0;
  const Rect sheet = Rect::around(window.center(), std::min(window.w - 16, context.em(480)),
                                  std::min(window.h - 16, context.em(38) * static_cast<float>(rows) + 60 + hint));
  const bool close =
      closable_panel(context, sheet, context.say("All calls"_text), {sheet.x + 16, sheet.y + 4, sheet.w - 76, 48},
                     {sheet.right() - 52, sheet.y + 4, 48, 48});
  const Rect calls{sheet.x + 6, sheet.y + 56, sheet.w - 12, sheet.h - 62 - hint};
  context.canvas.fill(calls, context.theme().cloth_dark, space::kRadius);
  const int asked = draw_calls(context, model, calls, ask);
  const bool alerts = std::ranges::any_of(auction.calls, &Tag::alert);
  if (ask)
    context.text(context.say(alerts ? "Choose a call to see what it says (* convention)"_text
                                    : "Choose a call to see what it says"_text),
                 {calls.x, calls.bottom(), calls.w, hint}, type::kSmall, context.theme().quiet, Align::center);
  gui.describe({{.text = std::string{context.say("All calls"_text)}, .heading = true}, {.text = calls_table(model)}});
  if (asked >= 0) return {.kind = UiAction::Kind::explain_call, .option = asked};
  return close ? opens(Panel::nothing) : UiAction{};
}

}  // namespace tapete
