#pragma once
#include <span>
#include <string_view>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// Panels that can be opened over the table.
enum class Panel : unsigned char { nothing, menu, pile, seal, chart, auction };

/// Action of the player at the table in one frame. The table itself only opens panels; the screen hands everything else
/// to the application. What it refers to is valid until the next frame.
struct UiAction {
  enum class Kind : unsigned char {
    none,
    open,      ///< opens `panel`; `side` is the side of a pile
    choose,    ///< does `option` of the scene
    together,  ///< does `options` of the scene, in this order
    refused,   ///< touches a card that may not be played, for the reason in `words`
    explain,   ///< asks why `seat` has played `card`
    note,      ///< reads `words`
    copy_seal,
    undo,
    hurry,  ///< shows everything that is waiting at once
    help,   ///< asks what can be done
    hear_hand,
    hear_table,
    hear_score,
    rules,
    glossary,
    settings,
    new_match,
    leave,
  };
  Kind kind{};
  int option = -1;
  std::span<const int> options{};
  std::string_view words{};
  Panel panel{};
  int side = 0;
  Seat seat = kNobody;
  Card card{};

  /// Takes the other action unless this is one already: a frame has at most one action.
  void add(const UiAction& other) {
    if (kind == Kind::none) *this = other;
  }
};

inline UiAction opens(Panel panel, int side = 0) {
  return {.kind = UiAction::Kind::open, .panel = panel, .side = side};
}
inline UiAction chooses(int option) { return {.kind = UiAction::Kind::choose, .option = option}; }
/// An action of this kind that needs nothing but words, or not even these.
inline UiAction does(UiAction::Kind kind, std::string_view words = {}) { return {.kind = kind, .words = words}; }

}  // namespace tapete
