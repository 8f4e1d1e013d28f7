#pragma once
#include <array>
#include <string>
#include <vector>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// Everything that one seat sees, in the player's language: the table is drawn from it, and spoken from it. Nothing in
/// here is hidden from that seat. The screen knows no game: it lays out zones, and offers the options that hang on
/// them.
enum class Place : unsigned char {
  hand,    ///< one seat's cards
  trick,   ///< the cards played to the present trick, in playing order
  stock,   ///< the cards still to be drawn, face down
  turned,  ///< the card turned up, under the stock
  pile,    ///< what a side has won; `cards` are its last trick, which may be looked at
  board,   ///< spaces in rows of `columns`, for one seat to fill; row by row, from the left
  dice,    ///< the dice of everybody
  deck,    ///< cards of one's own to choose from, when asked for them
};

struct SceneCard {
  Card card;                ///< unknown: drawn face down
  Seat from = kNobody;      ///< in a trick: who played it; in a hand: who has just given it
  int option = -1;          ///< index in Scene::options of what clicking it does; -1: nothing
  std::string refusal;      ///< on the viewer's turn: why it may not be played
  bool winning = false;     ///< in a trick: it is winning so far
  bool vacant = false;      ///< on a board: nothing lies on this space, not even a card face down
  std::vector<int> also{};  ///< further options of this space: which one is meant is asked
};

struct SceneDie {
  bool red = false;
  int face = 0;  ///< 1 to 6; 0: not thrown
};

struct Zone {
  Place place{};
  Seat owner = kNobody;          ///< the seat of a hand; of a pile the lowest seat of its side
  std::vector<SceneCard> cards;  ///< in drawing order, left to right or bottom to top
  int hidden = 0;                ///< further cards that lie there face down
  int marks = 0;                 ///< pile: cards turned up in it to mark a sung twenty
  std::string label;
  int columns = 0;               ///< of a board
  std::vector<int> suits{};      ///< of a board's rows that have one
  std::vector<SceneDie> dice{};  ///< those in play
  std::string told{};            ///< of a board and of dice: what lies there, for those who do not see it
};

enum class OptionKind : unsigned char {
  card,     ///< hangs on a card of the hand
  declare,  ///< a call with a button of its own, as changing a card
  pass,     ///< go on without (further) calls
  claim,    ///< an accusation: asks for confirmation
  place,    ///< hangs on a space of a board
  dice,     ///< takes so many dice of each colour
  advice,   ///< what is sensible where any of many cards may be chosen
};

struct Option {
  OptionKind kind{};
  std::string action;  ///< the record line without the seat, as Table::act takes it
  std::string label;
  std::string note{};               ///< what it would bring, in a few words; may be empty
  Card card{};                      ///< place: what would lie there
  std::array<int, 2> dice{};        ///< dice: red ones and black ones
  std::vector<std::string> then{};  ///< advice: what the same seat does right after it, as `action`
};

/// Cards of the hand that are chosen first and then done, one option after the other.
struct Together {
  int count = 0;      ///< of options; 0: each is done when it is chosen
  std::string label;  ///< what does them all
};

/// A part of the points, as for one row.
struct ScorePart {
  std::string label;
  int points = 0;
};

struct SideScore {
  std::vector<Seat> seats;
  std::string points;              ///< so far, as players say it
  int amount = 0;                  ///< what of them this hand has brought: what is won is seen on its way to them
  int won = 0;                     ///< drawn as dots: what counts towards `target`
  int target = 0;                  ///< how many win (or, with `losses`, put out); 0: nothing is drawn
  int sets_won = 0;                ///< what counts towards `sets_target`, the greater level
  int sets_target = 1;             ///< how many of those win the match
  std::string sets_name{};         ///< what they are called; only where sets_target > 1
  std::string told{};              ///< these numbers for those who listen, where they tell anything
  bool losses = false;             ///< what is counted to `target` is lost, and puts out
  std::string absent;              ///< why it does not play this hand ("da y no juega"); empty if it does
  std::vector<ScorePart> parts{};  ///< where the points come from
};

struct Scene {
  std::vector<Zone> zones;
  std::vector<Option> options;  ///< what the viewer can do now; empty when it is not the viewer's turn, claims aside
  Together together{};          ///< where several options of cards are one choice
  Seat viewer = 0;
  Seat turn = kNobody;  ///< whose turn it is, as far as the viewer can tell
  Seat dealer = kNobody;
  int players = 0;
  Deck deck{};                   ///< what its cards are of
  bool round = false;            ///< three or more play, each alone: points stand with each of them
  int trump = -1;                ///< suit, for the trump sign; -1: none
  std::string phase;             ///< a word or two on how far the hand is
  std::vector<SideScore> score;  ///< the viewer's side first
};

/// The first zone of its kind, of that owner if one is named; nullptr if the scene has none.
inline const Zone* find_zone(const Scene& scene, Place place, Seat owner = kNobody) {
  for (const Zone& zone : scene.zones)
    if (zone.place == place && (owner == kNobody || zone.owner == owner)) return &zone;
  return nullptr;
}

/// Something said at the table; calls are shown large.
struct Announcement {
  Seat seat = kNobody;
  std::string text;  ///< to follow the seat's name: "plays the two of cups"; of the viewer's own seat a sentence:
                     ///< "You play the two of cups"
  std::string call;  ///< what the seat says aloud ("¡Veinte en copas!"); empty for a plain play
};

/// What deserves a picture of its own in the middle of the table, in the words of the game.
struct Highlight {
  std::string title;  ///< empty: there is none
  std::string points{};
  std::vector<Card> cards{};
  Seat seat = kNobody;  ///< whose it is, or of whose side
};

/// What the face of a player does.
struct Gesture {
  Seat seat = kNobody;
  bool nods = false;  ///< else it shrugs
};

/// One step of what an event shows: the table after it, and what is said with it.
struct Step {
  Scene scene;
  std::vector<Announcement> said;
  enum class Kind : unsigned char { dealt, played, trick_full, collected, drawn, declared, rolled } kind{};
  Highlight highlight{};
  std::vector<Gesture> gestures{};
};

/// The count at the end of a hand.
struct Sheet {
  bool match_over = false;
  struct Row {
    std::string label;
    std::vector<std::string> cells;  ///< a cell for each side, the viewer's first
    bool total = false;
  };
  std::vector<std::vector<Seat>> sides;  ///< the columns' seats
  std::vector<Row> rows;
  int winner = -1;                    ///< index in `sides` of the winner; -1: nobody yet
  std::string verdict;                ///< what has come of it, in a sentence; `@` stands for the winner's name
  std::string reason;                 ///< why, where the points alone do not tell; may be empty
  std::vector<Seat> champions{};      ///< who has won a match that is over
  std::vector<std::string> result{};  ///< what the match has come to for each side; none: what is marked tells it
  std::string next;                   ///< what the button says that goes on; empty: it is simply the next hand
};

}  // namespace tapete
