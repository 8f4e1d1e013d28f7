#include <algorithm>
#include <array>

#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

/// The bar under a match that is watched again.
namespace tapete {

void draw_replay_bar(Stage& stage, const Session& session) {
  struct Way {
    std::string_view id;
    Text label;
    std::size_t goal;
  };
  const Replay& replay = *session.replay();
  const std::size_t at = replay.position();
  const std::array<Way, 4> entries{{{"button:hand_back", "« Hand"_text, replay.hand_start(false)},
                                    {"button:step_back", "Back#a step"_text, at > 1 ? at - 1 : at},
                                    {"button:step_on", "Forward"_text, std::min(at + 1, replay.length())},
                                    {"button:hand_on", "Hand »"_text, replay.hand_start(true)}}};
  const Theme& theme = stage.theme();
  const Rect window = stage.canvas.window();
  const float touch = std::max(46.0F, stage.em(space::kTouch));
  const float line = stage.em(30);
  const float width = std::min(window.w, stage.em(720));
  const Rect bar{window.center().x - width / 2, window.h - touch - line - 12, width, touch + line + 12};
  stage.canvas.shadow(bar, 12);
  stage.canvas.fill(bar, theme.panel, 12);
  std::string caption = fill(stage.say("@ of @"_text), std::to_string(at), std::to_string(replay.length()));
  if (session.sheet()) caption += "  ·  " + session.sheet()->verdict;
  stage.canvas.text(caption, {bar.x + 12, bar.y + 3, bar.w - 24, line},
                    {stage.em(type::kBody), theme.ink, Font::bold, Align::center});
  const float gap = 6;
  const float each = (bar.w - 16 - 3 * gap) / 4;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Rect place{bar.x + 8 + static_cast<float>(i) * (each + gap), bar.y + line + 4, each, touch};
    const bool main = entries[i].goal == at + 1 && i == 2;
    if (button(stage.gui, place, entries[i].id, stage.say(entries[i].label), main ? Look::main : Look::soft)) {
      stage.app.seek(entries[i].goal);
      return;
    }
  }
}

}  // namespace tapete
