#pragma once
#include <string>
#include <vector>

#include "core/index.hpp"
#include "core/text.hpp"
#include "game/chart.hpp"
#include "game/scene.hpp"
#include "tricks/obligations.hpp"

/// Parts of scenes that trick games share: sorted hands, reasons why a card may not be played, announcements, and
/// sheets.
namespace tapete {

/// Returns the cards as a player sorts them: by suit with trumps last, the strongest of each suit first. Black and
/// red suits of French cards alternate.
std::vector<Card> as_held(const Ranking& ranking, CardSet cards, int trump, Deck deck);

/// A game's sentences about the duties of obliged(); `@` is replaced by the suit led.
struct DutyWords {
  Text follow;
  Text beat;
  Text trump;
  Text overtrump;
};

/// Returns a sentence that says why `card` of `hand` may not be played to the trick. obliged() must exclude the card.
std::string broken_duty(CardSet hand, Card card, const TrickSoFar& trick, int trump, const DutyWords& words, Lang lang);

/// Returns whether the viewer chooses the next card of this seat's hand, the viewer's own or a dummy's.
inline bool plays_from(const Scene& scene, Seat seat) { return scene.turn == seat && scene.viewer_decides(); }

/// Returns a hand from which the viewer plays. `name(card)` returns the action of the option that plays a card. If this
/// hand is to play, `refusal(card)` returns the reason why a card without an option may not be played.
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

/// The texts of an announcement: `others` is shown to other seats, `own` to the seat itself, and `call` is said aloud.
/// `@` in them is replaced by a value.
struct SpokenWords {
  Text others;
  Text own;
  Text call{};
};
Announcement announced(Seat seat, Seat viewer, const SpokenWords& saying, std::string_view value, Lang lang);
/// Returns the announcement of a Spanish suit. The words said aloud are Spanish in every language, and so is the name
/// of the suit in them.
Announcement announced_suit(Seat seat, Seat viewer, const SpokenWords& saying, int suit, Lang lang);
/// Returns the announcement of a card that `decider` plays from the hand of `seat`.
Announcement announced_play(Seat seat, Seat decider, Seat viewer, std::string_view card, Lang lang);

/// Returns a hand of `size` cards, of which the viewer knows `known`.
Zone other_hand(Seat seat, const std::vector<Card>& known, int size, std::string_view label);

/// Returns the option of playing the hand to its end once its result is settled.
Option rest_option(Lang lang);

/// Returns one column for each side, beginning with the side of `seat`, for an onlooker with that of seat 0. A column
/// lists the seats s, s + sides, ...
std::vector<std::vector<Seat>> sheet_columns(Seat seat, int sides, int players);
/// Adds a row of a sheet; `text(seat)` returns the cell of the column whose first seat is `seat`.
template <class TextOf>
void add_row(Sheet& sheet, Text label, bool total, Lang lang, const TextOf& text) {
  Sheet::Row row{std::string{label(lang)}, {}, total};
  for (const auto& side : sheet.sides) row.cells.push_back(text(side[0]));
  sheet.rows.push_back(std::move(row));
}

/// Adds the cells of a chart's row in a game that the side with the most points wins. `winner`: the side that has won
/// the hand, or kNobody; `totals`: the hands that each side has won; `points(side)` returns the points of a finished
/// hand in words.
template <class Totals, class PointsOf>
void add_cells(Chart::Row& row, int players, int sides, int winner, const Totals& totals, const PointsOf& points) {
  for (Seat seat = 0; seat < players; ++seat) {
    const int side = seat % sides;
    const int mood = winner == kNobody ? 0 : winner == side ? 1 : -1;
    row.cells.push_back({row.over ? points(side) : std::string{}, 0, totals[at(side)], mood});
  }
}

/// Returns a sentence about the winner of the hand, or of the match if it is over, for a player, whose column is the
/// first, or for an onlooker. `together`: the columns of the sheet are pairs, not players.
std::string verdict(const Sheet& sheet, Seat viewer, bool together, Lang lang);

}  // namespace tapete
