#pragma once
#include <span>
#include <string_view>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// Panels that can be opened over the table.
enum class Panel : unsigned char { nothing, menu, pile, seal, chart, auction };

/// Action of the player at the table in one frame. The table itself handles only the opening of panels; the screen
/// passes all other actions to the application. `options` and `words` are valid until the next frame.
struct UiAction {
  enum class Kind : unsigned char {
    none,
    open,            ///< opens `panel`; `side` is the side of a pile
    choose,          ///< chooses `option` of the scene
    choose_several,  ///< chooses `options` of the scene, in this order
    refused,         ///< presses a card that may not be played; `words` is the reason
    explain,         ///< asks why `seat` has played `card`
    explain_call,    ///< asks what call number `option` of the auction shows
    explain_option,  ///< asks what the call `option` of the scene would show
    note,            ///< shows `words` as a message
    copy_seal,
    undo,
    hurry,  ///< shows all waiting steps without delay
    help,   ///< asks for help with the viewer's turn
    hear_hand,
    hear_table,
    hear_score,
    rules,
    glossary,
    settings,
    say,      ///< says a phrase to the friends at the table
    friends,  ///< shows which friends are at the table
    new_match,
    back,   ///< goes one step back, such as from all hands of a review to its decision
    leave,  ///< leaves the table
  };
  Kind kind{};
  int option = -1;
  std::span<const int> options{};
  std::string_view words{};
  Panel panel{};
  int side = 0;
  Seat seat = kNobody;
  Card card{};

  /// Takes the other action if this one is empty: a frame has at most one action.
  void add(const UiAction& other) {
    if (kind == Kind::none) *this = other;
  }
};

inline UiAction opens(Panel panel, int side = 0) {
  return {.kind = UiAction::Kind::open, .panel = panel, .side = side};
}
inline UiAction chooses(int option) { return {.kind = UiAction::Kind::choose, .option = option}; }
/// Returns an action of a kind that uses no field besides `words`.
inline UiAction does(UiAction::Kind kind, std::string_view words = {}) { return {.kind = kind, .words = words}; }

}  // namespace tapete
