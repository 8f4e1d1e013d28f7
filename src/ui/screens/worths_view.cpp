#include <algorithm>

#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Values of all actions in an exercise.
namespace tapete {
namespace {

/// Returns the card that the action plays, and the action's label.
std::pair<Card, std::string> card_of_action(const Scene& scene, std::string_view action) {
  for (std::size_t i = 0; i < scene.options.size(); ++i)
    if (scene.options[i].action == action)
      return {card_with_option(scene, static_cast<int>(i)), scene.options[i].label};
  return {};
}

}  // namespace

void draw_worths(AppContext& context, const TableModel& model, const std::vector<ActionWorth>& worths,
                 std::string_view chosen, Rect row, float card) {
  const Theme& theme = context.theme();
  const float each = std::min(row.w / static_cast<float>(worths.size()), context.em(84));
  const float w = std::min(card, each - 4);
  float x = row.x;
  for (const ActionWorth& worth : worths) {
    const auto [face, label] = card_of_action(model.scene, worth.action);
    const bool good = is_good(worths, worth.action);
    const Placed place{{x + each / 2, row.y + w * kCardShape / 2 + 2}, w, w * kCardShape};
    if (worth.action == chosen) context.canvas.glow(place, good ? theme.accent : theme.gold);
    context.cards.draw(context.canvas, face, place, {.deck = model.scene.deck});
    const std::string often = std::to_string(percent_of(worth)) + (each < context.em(40) ? "" : " %");
    // This disabled target is only for screen readers.
    context.gui.target("worth:" + worth.action, label + ": " + often, {x, row.y, each, row.h}, false);
    const Rect text{x, place.center.y + place.h / 2 + 4, each, context.em(type::kBody) * 1.3F};
    context.text(often, text, type::kBody, good ? theme.accent : theme.ink, good ? Font::bold : Font::regular,
                 Align::center);
    if (good) context.canvas.fill({text.center().x - w / 2, text.bottom() + 1, w, 3}, theme.accent, 1.5F);
    x += each;
  }
  const float caption = context.em(type::kSmall) * 1.3F;
  context.text("% " + std::string{context.say("of deals are not lost"_text)},
               {row.x, row.bottom() - 8 - caption, row.w, caption}, type::kSmall, theme.quiet);
}

}  // namespace tapete
