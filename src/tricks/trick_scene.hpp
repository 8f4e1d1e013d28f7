#pragma once
#include <string>
#include <vector>

#include "core/text.hpp"
#include "game/scene.hpp"
#include "tricks/obligations.hpp"

/// Parts of scenes that trick games share: how a hand is sorted, and why a card may not be played.
namespace tapete {

/// The cards as a player sorts them: by suit with trumps last, the strongest of each suit first.
std::vector<Card> as_held(const Ranking& ranking, CardSet cards, int trump);

/// A game's sentences about the duties of obliged(); `@` stands for the suit led.
struct DutyWords {
  Text follow;
  Text beat;
  Text trump;
  Text overtrump;
};

/// Why `card` of `hand` may not be played to the trick. obliged() must exclude the card.
std::string broken_duty(CardSet hand, Card card, const TrickSoFar& trick, int trump, const DutyWords& words, Lang lang);

/// Whether the viewer chooses the next card of this seat's hand, which may be another seat's.
inline bool plays_from(const Scene& scene, Seat seat) { return scene.turn == seat && scene.decider == scene.viewer; }

/// A hand from which the viewer plays. `name(card)` is the option that plays a card; `refusal(card)` says why a card
/// without an option may not be played, and is empty if another hand is to play.
template <class Name, class Refusal>
Zone playable_hand(const Scene& scene, Seat seat, const std::vector<Card>& held, std::string_view label,
                   const Name& name, const Refusal& refusal) {
  Zone zone{ZoneKind::hand, seat, {}, 0, 0, std::string{label}};
  for (const Card card : held) {
    SceneCard shown{card, kNobody, -1, {}, false};
    const std::string action = name(card);
    for (std::size_t i = 0; i < scene.options.size(); ++i)
      if (scene.options[i].action == action) shown.option = static_cast<int>(i);
    if (plays_from(scene, seat) && shown.option < 0) shown.refusal = refusal(card);
    zone.cards.push_back(shown);
  }
  return zone;
}

/// Announcement of an action: for the other seats, for its own seat, and as it is said aloud. `@` stands for a value.
struct SpokenWords {
  Text others;
  Text own;
  Text call{};
};
Announcement announced(Seat seat, Seat viewer, const SpokenWords& saying, std::string_view value, Lang lang);
/// Tells that a card of this seat is played, which `decider` has chosen.
Announcement announced_play(Seat seat, Seat decider, Seat viewer, std::string_view card, Lang lang);

/// A hand of `size` cards, of which the viewer knows some.
Zone other_hand(Seat seat, const std::vector<Card>& known, int size, std::string_view label);

/// The option of playing the hand to its end once its result is settled.
Option rest_option(Lang lang);

/// One column for each side, that of `seat` first: its seats s, s + sides, ...
std::vector<std::vector<Seat>> sheet_columns(Seat seat, int sides, int players);
/// Adds a row of a sheet; `text(seat)` is the cell of a column, by its first seat.
template <class TextOf>
void add_row(Sheet& sheet, Text label, bool total, Lang lang, const TextOf& text) {
  Sheet::Row row{std::string{label(lang)}, {}, total};
  for (const auto& side : sheet.sides) row.cells.push_back(text(side[0]));
  sheet.rows.push_back(std::move(row));
}

/// A sentence about who has won the hand, and the match if it is over. `together`: the columns of the sheet are pairs,
/// not players.
std::string verdict(const Sheet& sheet, bool together, Lang lang);

}  // namespace tapete
