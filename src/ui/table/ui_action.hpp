#pragma once
#include <string>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// What can be opened over the table.
enum class Panel : unsigned char { nothing, menu, pile, seal, chart };

/// Action of the player at the table in one frame. The table itself only opens panels; the screen hands everything else
/// to the application.
struct UiAction {
  enum class Kind : unsigned char {
    none,
    open,     ///< opens `panel`; `side` is the side of a pile
    choose,   ///< does `options` of the scene, in this order
    refused,  ///< touches a card that may not be played, for the reason in `words`
    explain,  ///< asks why `seat` has played `card`; `words` says who has played which card
    note,     ///< reads `words`
    copy,     ///< copies `words`
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
  std::vector<int> options{};
  std::string words{};
  Panel panel{};
  int side = 0;
  Seat seat = kNobody;
  Card card{};

  /// Takes the other action unless this is one already: a frame has at most one action.
  void add(UiAction other) {
    if (kind == Kind::none) *this = std::move(other);
  }
};

inline UiAction opens(Panel panel, int side = 0) {
  return {.kind = UiAction::Kind::open, .panel = panel, .side = side};
}
inline UiAction chooses(std::vector<int> options) {
  return {.kind = UiAction::Kind::choose, .options = std::move(options)};
}
/// An action of this kind that needs nothing but words, or not even these.
inline UiAction does(UiAction::Kind kind, std::string_view words = {}) {
  return {.kind = kind, .words = std::string{words}};
}

}  // namespace tapete
