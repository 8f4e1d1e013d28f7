#include <algorithm>

#include "core/index.hpp"
#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_head.hpp"
#include "ui/table/board_view.hpp"

/// The buttons below the viewer's board.
namespace tapete {
namespace {

/// Draws a button that looks like the corner of a card. Returns whether it was clicked.
bool card_button(DrawContext& context, Rect rect, const std::string& id, const Option& option) {
  Canvas& canvas = context.canvas;
  const Card card = option.card;
  const Colour ink = french_ink(card.suit());
  canvas.shadow(rect, space::kRadius, 0.8F);
  canvas.fill(rect, Colour{253, 250, 241}, space::kRadius);
  canvas.outline(rect, context.theme().gold, space::kRadius, 2);
  const float size = std::min({rect.h * 0.62F, context.em(type::kTitle), rect.w * 0.34F});
  const std::string_view sign = french_rank_sign(card);
  const float text = canvas.text_width(sign, size, Font::bold);
  const float left = rect.center().x - (text + size * 1.15F) / 2;
  canvas.text(sign, {left, rect.y, text + 2, rect.h}, {size, ink, Font::bold});
  draw_french_suit(canvas, card.suit(), {left + text + size * 0.7F, rect.center().y}, size * 0.9F, ink);
  context.gui.focus_ring(id, rect, space::kRadius);
  return context.gui.target(id, option.label, rect);
}

/// Returns the positions of `count` buttons at the lower edge of the area, in two rows if the area is high enough.
Grid button_places(Rect area, int count, float height, float widest) {
  const int columns = area.h >= 2 * height ? (count + 1) / 2 : count;
  const int rows = (count + columns - 1) / columns;
  const float gap = 8;
  const float w = std::min((area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns), widest);
  const float high = static_cast<float>(rows) * (height + gap) - gap;
  return Grid::centred({area.x, area.bottom() - high, area.w, high}, columns, rows, w, height, gap);
}

/// Returns the positions of buttons with these labels. Two buttons in one row share its width by the lengths of their
/// labels.
std::vector<Rect> places_for(const DrawContext& context, Rect area, const std::vector<std::string_view>& labels) {
  const int count = static_cast<int>(labels.size());
  const Grid grid = button_places(area, count, std::max(44.0F, context.em(46)), context.em(420));
  std::vector<Rect> places;
  places.reserve(labels.size());
  for (int i = 0; i < count; ++i) places.push_back(grid.at(i));
  if (count != 2 || places[0].y != places[1].y) return places;
  const auto need = [&](std::string_view label) {
    return context.canvas.text_width(label, context.em(type::kBody), Font::bold) + 3 * space::kSmall;
  };
  const float whole = 2 * places[0].w;
  places[0].w = std::clamp(whole * need(labels[0]) / (need(labels[0]) + need(labels[1])), whole / 4, 3 * whole / 4);
  places[1].x = places[0].right() + 8;
  places[1].w = whole - places[0].w;
  return places;
}

/// Draws words in the middle of the area, smaller if they do not fit.
void draw_words(DrawContext& context, std::string_view words, Rect area) {
  TextStyle style{context.em(type::kLead), context.theme().on_cloth, Font::regular, Align::center};
  const float room = std::min(area.w, context.em(560));
  const auto height = [&] { return context.canvas.paragraph(words, {}, room, style, false); };
  while (style.size > context.em(11) && height() > area.h) style.size *= 0.94F;
  context.canvas.paragraph(words, {area.center().x - room / 2, area.center().y - height() / 2}, room, style);
}

}  // namespace

/// Draws a button with rank and suit for each card that could be placed on the chosen space, if there are several.
/// Reduces `area` to the rest.
UiAction BoardView::draw_suits(DrawContext& context, const TableModel& model, Rect& area) {
  const Scene& scene = model.scene;
  const std::vector<int> options = options_of_chosen(scene);
  if (options.size() < 2) return {};
  const float height = std::max(44.0F, context.em(46));
  const bool two = area.h >= 2 * height;
  const auto count = static_cast<float>(options.size());
  Rect row{area.x, area.y, two ? area.w : area.w * count / (count + 1.5F), two ? height : area.h};
  area = two ? Rect{area.x, area.y + height + 8, area.w, area.h - height - 8}
             : Rect{row.right() + 8, area.y, area.w - row.w - 8, area.h};
  row = Rect::around(row.center(), std::min(row.w, count * context.em(150)), row.h);
  const Grid places = Grid::across(row, static_cast<int>(options.size()), row.h, 8);
  UiAction action;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Option& option = scene.options[at(options[i])];
    const Rect place = places.at(static_cast<int>(i));
    if (std::ranges::count(model.lit, options[i]) > 0) draw_light(context, place, space::kRadius);
    if (card_button(context, place, "option:" + option.action, option)) action = chooses(options[i]);
  }
  return action;
}

UiAction BoardView::draw_actions(DrawContext& context, const TableModel& model, Rect area) {
  const Scene& scene = model.scene;
  if (const UiAction placed = draw_suits(context, model, area); placed.kind != UiAction::Kind::none) return placed;
  const std::vector<BoardAction> actions = actions_now(scene);
  const bool advice = std::any_of(scene.options.begin(), scene.options.end(),
                                  [](const Option& option) { return option.kind == OptionKind::advice; });
  if (offers_dice(scene) && actions.empty()) {
    const bool goal = !scene.goal.empty() && !model.watched;
    draw_words(context, goal ? std::string_view{scene.goal} : context.say("Choose one to three dice"_text), area);
  }
  std::vector<std::string_view> labels;
  labels.reserve(actions.size() + 1);
  for (const BoardAction& each : actions) {
    const Option& option = scene.options[at(each.option)];
    // The chosen space is lit, so a short label is enough, and its letters can be large.
    labels.push_back(option.kind == OptionKind::place ? context.say("Place here"_text)
                                                      : std::string_view{option.label});
  }
  if (advice)
    labels.push_back(context.say(scene.multi_select.count > 1 ? "Choose others"_text : "Choose another"_text));
  if (labels.empty()) return {};
  const std::vector<Rect> places = places_for(context, area, labels);
  UiAction action;
  std::size_t place = 0;
  for (const auto& [index, style] : actions) {
    const Option& option = scene.options[at(index)];
    const std::string_view label = labels[place];
    const Rect rect = places[place++];
    const bool lit = std::ranges::count(model.lit, index) > 0;
    if (lit) draw_light(context, rect, space::kRadius);
    if (button(context.gui, rect, "option:" + option.action, label, lit ? ButtonStyle::gold : style)) {
      action = chooses(index);
      chosen_space_ = -1;
    }
  }
  if (advice && button(context.gui, places.back(), "button:others", labels.back(), ButtonStyle::paper))
    picking_cards_ = true;
  return action;
}

/// Returns the options that have a button now, with the only option of the chosen space first.
std::vector<BoardView::BoardAction> BoardView::actions_now(const Scene& scene) const {
  std::vector<BoardAction> actions;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i) {
    const Option& option = scene.options[at(i)];
    if ((option.kind == OptionKind::dice && option.dice == picked()) || option.kind == OptionKind::advice)
      actions.push_back({i, ButtonStyle::gold});
    // Neither of several declarations is better than the others.
    if (option.kind == OptionKind::pass || option.kind == OptionKind::declare)
      actions.push_back({i, ButtonStyle::paper});
  }
  if (const auto chosen = options_of_chosen(scene); chosen.size() == 1)
    actions.insert(actions.begin(), {chosen.front(), ButtonStyle::gold});
  return actions;
}

}  // namespace tapete
