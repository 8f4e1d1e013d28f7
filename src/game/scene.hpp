#pragma once
#include <array>
#include <string>
#include <vector>

#include "core/card.hpp"
#include "game/seat.hpp"

namespace tapete {

/// Everything that one seat sees, in the player's language. The table is drawn and read aloud from it; nothing in it is
/// hidden from that seat. The screen knows no game: it lays out zones and offers the options that are attached to them.
enum class ZoneKind : unsigned char {
  hand,    ///< one seat's cards
  trick,   ///< the cards played to the present trick, in playing order
  stock,   ///< the cards still to be drawn, face down
  turned,  ///< the card turned up, under the stock
  pile,    ///< what a side has won; `cards` are its last trick, which may be looked at again
  board,   ///< spaces in rows of `columns` for one seat to fill, row by row from the left
  dice,    ///< the dice of all players
  deck,    ///< the viewer's own cards, opened to choose one when an option asks for it
};

struct SceneCard {
  Card card;                ///< an unknown card is drawn face down
  Seat from = kNobody;      ///< in a trick: who played it; in a hand: who has just given it to this seat
  int option = -1;          ///< index in Scene::options of what touching the card does; -1: nothing
  std::string refusal;      ///< on the viewer's turn: why the card may not be played
  bool winning = false;     ///< in a trick: this card is winning so far
  bool vacant = false;      ///< on a board: the space is empty, without even a card face down
  std::vector<int> also{};  ///< further options of this space; the player is asked which one is meant
};

struct SceneDie {
  bool red = false;
  int face = 0;  ///< 1 to 6; 0: not thrown
};

struct Zone {
  ZoneKind kind{};
  Seat owner = kNobody;          ///< the seat of a hand; the lowest seat of a pile's side
  std::vector<SceneCard> cards;  ///< in drawing order, left to right or bottom to top
  int hidden = 0;                ///< how many further cards lie there face down
  int marks = 0;                 ///< of a pile: cards turned up in it to mark a sung twenty
  std::string label;
  int columns = 0;               ///< the width of a board
  std::vector<int> suits{};      ///< the suit of each row of a board whose rows have suits
  std::vector<SceneDie> dice{};  ///< the dice that are in play
  std::string told{};            ///< what lies on a board or which dice there are, in words for those who cannot see it
  bool open = false;             ///< the whole hand lies open on the table
};

/// A short text such as "2♠", which may contain the sign of a suit.
struct Tag {
  std::string text{};  ///< `@` stands for the sign
  int suit = -1;
  std::string told{};  ///< the same in words, for those who listen
  bool quiet = false;  ///< of little weight among others, such as a pass
};

/// The calls of the seats in turn before the first trick, and the contract that results.
struct Auction {
  Seat first = kNobody;      ///< speaks first; kNobody: the game has no such auction
  std::vector<Tag> calls{};  ///< of `first`, the next seat, and so on
  Tag contract{};            ///< the result; without text: there is none yet
  Seat declarer = kNobody;   ///< plays the contract
};

/// Options in rows and columns: the player chooses a row, then a column. The labels contain also those without an
/// option, which are shown too.
struct OptionGrid {
  std::vector<Tag> rows{};  ///< empty: the options are not in a grid
  std::vector<Tag> columns{};
  std::vector<Tag> single{};  ///< options that need no second step
};

enum class OptionKind : unsigned char {
  card,     ///< attached to a card of a hand
  declare,  ///< a declaration with a button of its own, such as changing a card
  pass,     ///< goes on without any (further) declaration
  call,     ///< is said out of turn and ends the hand: asks for confirmation
  place,    ///< attached to a space of a board
  dice,     ///< takes a number of dice of each colour
  advice,   ///< a sensible choice where any of many cards may be chosen
  rest,     ///< plays the hand to its end, of which the result no longer depends on any choice
};

/// What is asked before something is done that may lose a hand at once.
struct Confirmation {
  std::string question{};  ///< empty: nothing is asked
  std::string stakes{};    ///< what it wins or loses
  std::string yes{};       ///< what the button says that does it
};

struct Option {
  OptionKind kind{};
  std::string
      action;  ///< the record line without its seat, as Table::play() takes it after the seat; of `rest`: a name
  std::string label;
  std::string note{};               ///< what the option would bring, in a few words; may be empty
  Card card{};                      ///< of `place`: the card that would lie there
  std::array<int, 2> dice{};        ///< of `dice`: the numbers of red and of black ones
  std::vector<std::string> then{};  ///< of `advice`: the actions that the same seat does right after this one
  Confirmation confirm{};
  int row = -1;     ///< in Scene::grid; -1: none
  int column = -1;  ///< in the row of Scene::grid, or without a row in OptionGrid::single
};

/// Several cards of the hand that the player marks first and confirms together; the options are then done one after the
/// other.
struct Together {
  int count = 0;      ///< how many options are marked; 0: each option is done when it is touched
  std::string label;  ///< of the button that does them all
};

/// Points that come from one source, such as a row of a board.
struct ScorePart {
  std::string label;
  int points = 0;
};

struct SideScore {
  std::vector<Seat> seats;
  std::string points;   ///< the points so far, as players say them
  std::string words{};  ///< the same for those who listen, where `points` is abbreviated; else empty
  bool untold = false;  ///< the points are not told before the hand is over; `points` says so
  int amount = 0;    ///< how many of them this hand has brought; the table animates what is won on its way to the score
  int won = 0;       ///< what counts towards `target`, drawn as dots
  int target = 0;    ///< how many win, or with `losses` put a player out; 0: no dots are drawn
  int sets_won = 0;  ///< what counts towards `sets_target`, on the level above
  int sets_target = 1;      ///< how many of these win the match
  std::string sets_name{};  ///< the name of that level; only where sets_target > 1
  std::string told{};       ///< these numbers as a sentence for those who listen; empty if there is nothing to tell
  bool losses = false;      ///< `won` counts what is lost, and `target` of it puts a player out
  std::string absent;       ///< why the side does not play this hand ("da y no juega"); empty if it plays
  std::vector<ScorePart> parts{};  ///< the sources of the points
};

struct Scene {
  std::vector<Zone> zones;
  std::vector<Option> options;  ///< what the viewer can do now; when it is not the viewer's turn, only calls
  Together together{};          ///< whether several options are confirmed together
  OptionGrid grid{};
  Auction auction{};
  Seat viewer = 0;
  Seat turn = kNobody;     ///< the seat whose card or action is next, as far as the viewer knows
  Seat decider = kNobody;  ///< the seat that chooses this action: `turn`, except in games with DecidesForOthers
  Seat dealer = kNobody;
  int players = 0;
  Deck deck{};                   ///< the deck of all cards in the scene
  bool round = false;            ///< three or more players, each alone: each has a score beside the seat
  int trump = -1;                ///< the suit of the trump sign; -1: there is none
  std::string phase;             ///< a word or two about how far the hand is
  std::vector<SideScore> score;  ///< the viewer's side first
};

/// The first zone of this kind, of that owner if one is given; nullptr if the scene has none.
inline const Zone* find_zone(const Scene& scene, ZoneKind kind, Seat owner = kNobody) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == kind && (owner == kNobody || zone.owner == owner)) return &zone;
  return nullptr;
}

/// Something that is said at the table. A call is shown large.
struct Announcement {
  Seat seat = kNobody;
  std::string text;  ///< follows the seat's name: "plays the two of cups"; for the viewer's own seat a whole sentence:
                     ///< "You play the two of cups"
  std::string call;  ///< what the seat says aloud ("¡Veinte en copas!"); empty for a plain play
};

/// An event that gets a picture of its own in the middle of the table, in the words of the game.
struct Highlight {
  std::string title;  ///< empty: there is no picture
  std::string points{};
  std::vector<Card> cards{};
  Seat seat = kNobody;  ///< whose event it is, or a seat of the side whose it is
};

/// A movement of a player's face.
struct Gesture {
  Seat seat = kNobody;
  bool nods = false;  ///< the face nods; otherwise it shrugs
};

/// One step of what an event shows: the table after the step, and what is said with it.
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
    std::vector<std::string> cells;  ///< one for each side, the viewer's first
    bool total = false;
  };
  std::vector<std::vector<Seat>> sides;  ///< the seats of each column
  std::vector<Row> rows;
  int winner = -1;                    ///< index in `sides`; -1: nobody has won yet
  std::string verdict;                ///< the result in a sentence; `@` stands for the winner's name
  std::string reason;                 ///< why, if the points alone do not show it; may be empty
  std::vector<Seat> champions{};      ///< the winners of a match that is over
  std::vector<std::string> result{};  ///< the final score of each side; empty: the dots show it
  bool wrong_call = false;            ///< the viewer has lost the hand by saying what was not so
  std::string next;                   ///< the label of the button that goes on; empty: the usual one for the next hand
};

}  // namespace tapete
