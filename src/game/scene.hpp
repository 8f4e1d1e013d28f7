#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.hpp"
#include "game/seat.hpp"

/// A Scene is the table as one seat sees it, or an onlooker (kNobody), in the player's language. A scene contains
/// nothing that is hidden from this seat; an onlooker sees only what lies open. The screen draws the scene and passes
/// its words to screen readers. The screen knows no game: it lays out the zones, and offers the options that are
/// attached to them.
namespace tapete {

/// The kind of a zone.
enum class ZoneKind : unsigned char {
  hand,    ///< one seat's cards
  trick,   ///< the cards of the current trick, in playing order
  stock,   ///< the cards still to be drawn, face down
  turned,  ///< the card turned up, under the stock
  pile,    ///< the cards that a side has won; `cards` is the side's last trick, which the player may look at again
  board,   ///< the spaces of a seat's board, row by row from the left, `columns` in each row
  dice,    ///< the dice of all players
  deck,    ///< cards of the viewer's deck, shown when the viewer must choose one of them
};

struct SceneCard {
  Card card;              ///< an unknown card is drawn face down
  Seat from = kNobody;    ///< in a trick: the seat that played the card; in a hand: the seat that has just given it
  int option = -1;        ///< index in Scene::options of the option that a click on the card chooses; -1: none
  std::string refusal{};  ///< the reason why the card may not be played, on the viewer's turn
  bool winning = false;   ///< in a trick: this card is winning so far
  bool leaving = false;  ///< in the viewer's hand: the card will be given away, with others that are still to be chosen
  bool vacant = false;   ///< on a board: the space is empty, without even a card face down
  bool lit = false;      ///< on a board: the present throw allows a card on this space
  std::vector<int> more_options{};  ///< further options of this space; the player chooses among all of them
};

struct SceneDie {
  bool red = false;         ///< otherwise the die is black
  int face = 0;             ///< 1 to 6; 0: not thrown
  std::string_view sign{};  ///< sign between the previous die and this one; empty: there is none
};

/// A place on the table with cards, spaces or dice.
struct Zone {
  ZoneKind kind{};
  Seat owner = kNobody;          ///< the seat of a hand; the lowest seat of a pile's side
  std::vector<SceneCard> cards;  ///< in drawing order, left to right or bottom to top
  int hidden = 0;                ///< number of cards face down in the zone, besides `cards`
  int marks = 0;  ///< of a pile: number of cards that are turned up to mark announcements worth 20 points
  std::string label;
  int columns = 0;                   ///< of a board: number of spaces in a row
  std::vector<int> suits{};          ///< the suit of each row of a board whose rows have suits
  std::vector<int> row_points{};     ///< of a board: the points of each row so far; empty: they are not shown
  std::vector<int> column_points{};  ///< of a board: the points of each column so far
  std::vector<SceneDie> dice{};      ///< the dice that are in play
  std::string result{};              ///< of thrown dice: their result, shown next to them
  std::string spoken{};              ///< the board or the dice in words, for screen readers
  std::string role{};                ///< of an open hand: what its owner is called, shown below the name
  bool open = false;                 ///< the whole hand lies open on the table
  bool shown = false;                ///< a replay shows this hand of another player
};

/// A short text such as "2♠", which may contain the sign of a suit.
struct Tag {
  std::string text{};    ///< `@` is replaced by the sign of the suit
  int suit = -1;         ///< the suit of the sign; -1: there is no sign
  std::string spoken{};  ///< the tag in words, for screen readers
  bool minor = false;    ///< less important than others, such as a pass
  bool alert = false;    ///< a call that does not mean what it names, so that it is worth asking about
};

/// The calls of the seats in turn before the first trick, and the contract that results.
struct Auction {
  Seat first = kNobody;      ///< the seat that calls first; kNobody: the game has no such auction
  std::vector<Tag> calls{};  ///< in order: the call of `first`, of the next seat, and so on
  Tag contract{};            ///< the result; if its text is empty, there is no contract yet
  Seat declarer = kNobody;   ///< the seat that plays the contract
  std::string aim{};         ///< the tricks that the contract needs, in words
};

/// Options in rows and columns: the player chooses a row, then a column. Rows and columns without an option are shown
/// too.
struct OptionGrid {
  std::vector<Tag> rows{};  ///< empty: the options are not in a grid
  std::vector<Tag> columns{};
  std::vector<Tag> single{};  ///< options that need no second step
};

/// The kind of an option, which decides how the screen offers it.
enum class OptionKind : unsigned char {
  card,     ///< attached to a card of a hand
  declare,  ///< a declaration with its own button, such as exchanging a card
  pass,     ///< continues without any (further) declaration
  call,     ///< a call out of turn that ends the hand, so the player must confirm it
  place,    ///< attached to a space of a board
  dice,     ///< chooses the number of dice of each colour
  advice,   ///< a suggested choice, for a player who may choose among many cards
  rest,     ///< plays the rest of the hand, whose result no longer depends on any choice
};

/// A question before an action that may lose the hand immediately.
struct Confirmation {
  std::string question{};  ///< empty: nothing is asked
  std::string stakes{};    ///< gain and loss that the action may bring
  std::string yes{};       ///< the label of the button that confirms
};

/// One possible action of the viewer.
struct Option {
  OptionKind kind{};
  std::string action;  ///< the record line without its seat; for `rest`, which is in no record, only a name
  std::string label;
  std::string words{};        ///< the option in a sentence; empty: `label`
  std::string note{};         ///< the effect of the option in a few words; may be empty
  Card card{};                ///< for `place`: the card that would be placed
  std::array<int, 2> dice{};  ///< for `dice`: the numbers of red and of black dice
  std::vector<std::string>
      next_actions{};  ///< for `advice`: the actions that follow this one directly, by the same seat
  Confirmation confirm{};
  int row = -1;     ///< row in Scene::grid; -1: none
  int column = -1;  ///< column in Scene::grid; if there is no row, index in OptionGrid::single
};

/// The question that the viewer's options answer, shown above them.
struct TableQuestion {
  std::string text{};   ///< `@` stands for the name of `seat`; empty: a card is to be played
  Seat seat = kNobody;  ///< kNobody: the text names no seat
  bool call = false;    ///< the answer is a call, such as a bid, that everybody hears
  /// The sentence with which help recommends an answer; `@` stands for its label. If empty, help quotes the label of a
  /// call, and any other label must begin with a verb.
  std::string advice{};
};

/// A choice of several cards, which the player first marks and then confirms together. Their options are then played
/// one after the other.
struct MultiSelect {
  int count = 0;      ///< number of options to mark; 0: each option is played when it is clicked
  std::string label;  ///< label of the button that confirms the marked options
};

/// Points that come from one source, such as a row of a board.
struct ScorePart {
  std::string label;
  int points = 0;
};

struct SideScore {
  std::vector<Seat> seats;
  std::string points;       ///< the points so far, in the words of the game
  std::string detail{};     ///< more about the score, in smaller letters below or next to the points
  std::string words{};      ///< `points` in words for screen readers, if `points` is abbreviated; otherwise empty
  bool warns = false;       ///< `detail` is a warning, drawn in red; `words` contain it
  bool secret = false;      ///< the points are secret until the hand is over; `points` says so
  int amount = 0;           ///< points won in this hand so far; the table animates each increase
  int won = 0;              ///< progress towards `target`, drawn as dots
  int target = 0;           ///< value of `won` that wins, or with `losses` puts the player out; 0: no dots
  std::string won_name{};   ///< name of `won`, if it is a number instead of dots; may be empty
  int sets_won = 0;         ///< progress towards `sets_target`, in units of the next higher level (MatchLevel)
  int sets_target = 1;      ///< value of `sets_won` that wins the match
  std::string sets_name{};  ///< name of the units that `sets_won` counts; only if sets_target > 1
  std::string spoken{};     ///< the score as a sentence for screen readers; may be empty
  bool losses = false;      ///< `won` counts losses, and a player who reaches `target` is out
  std::string absent;       ///< the reason why the side sits out this hand ("da y no juega"); empty if it plays
  std::vector<ScorePart> parts{};  ///< the sources of the points
};

/// Sentences that explain the parts of a board. A press on a part shows its sentence.
struct BoardNotes {
  std::string row{};     ///< the points of a row
  std::string column{};  ///< the points of a column
};

struct Scene {
  std::vector<Zone> zones{};
  std::vector<Option>
      options{};               ///< the viewer's possible actions; while another seat is to act, only calls out of turn
  MultiSelect multi_select{};  ///< whether several options are confirmed together
  OptionGrid grid{};
  BoardNotes board_notes{};
  TableQuestion question{};  ///< without text while another seat is to act
  Auction auction{};
  Seat viewer = 0;         ///< kNobody: an onlooker
  Seat turn = kNobody;     ///< the seat whose card or action is next, as far as the viewer knows
  Seat decider = kNobody;  ///< the seat that chooses this action: `turn`, except in games with DecidesForOthers
  Seat dealer = kNobody;
  int players = 0;
  Deck deck{};                     ///< the deck of all cards in the scene
  bool clockwise = false;          ///< GameInfo::clockwise
  bool draws = false;              ///< seats draw cards from a stock during the hand
  bool round = false;              ///< three or more players play alone, so each score is shown at the player's seat
  int trump = -1;                  ///< the suit of the trump sign; -1: there is none
  std::string phase{};             ///< a few words about the progress of the hand
  std::string goal{};              ///< the aim of the game in a sentence; empty after the first decision
  std::vector<SideScore> score{};  ///< the viewer's side first

  /// Returns the seat that comes first in the lists of a scene: the viewer's, for an onlooker seat 0.
  [[nodiscard]] Seat first() const { return viewer == kNobody ? 0 : viewer; }
  /// Returns whether the viewer chooses the next action.
  [[nodiscard]] bool viewer_decides() const { return decider != kNobody && decider == viewer; }
};

/// Returns the first zone of this kind (and of this owner, if one is given); nullptr if the scene has none.
inline const Zone* find_zone(const Scene& scene, ZoneKind kind, Seat owner = kNobody) {
  for (const Zone& zone : scene.zones)
    if (zone.kind == kind && (owner == kNobody || zone.owner == owner)) return &zone;
  return nullptr;
}

/// Returns the card of a hand to which this option is attached; an unknown card if there is none.
inline Card card_with_option(const Scene& scene, int option) {
  for (const Zone& zone : scene.zones)
    for (const SceneCard& card : zone.cards)
      if (zone.kind == ZoneKind::hand && option >= 0 && card.option == option) return card.card;
  return {};
}

/// Words that are said at the table. A call is shown in large letters.
struct Announcement {
  Seat seat = kNobody;
  std::string text;  ///< follows the seat's name: "plays the two of cups"; for the viewer's own seat a whole sentence:
                     ///< "You play the two of cups"
  std::string call;  ///< what the seat says aloud ("¡Veinte en copas!"); empty for a plain play
  /// Words of a bot that explain a play that looks like a mistake; the table shows them at no seat of a person.
  std::string remark{};
};

/// A picture of an important event, shown in the middle of the table with the game's name of the event.
struct Highlight {
  std::string title;  ///< empty: there is no picture
  std::string points{};
  std::vector<Card> cards{};
  Seat seat = kNobody;  ///< the seat of the event, or any seat of its side
};

/// A movement of a player's face.
struct Gesture {
  Seat seat = kNobody;
  bool nods = false;  ///< the face nods; otherwise it shrugs
};

/// One step in the presentation of an event: the table after the step, and the announcements of the step.
struct Step {
  Scene scene;
  std::vector<Announcement> said;
  enum class Kind : unsigned char { dealt, played, trick_full, collected, drawn, declared, rolled } kind{};
  Highlight highlight{};
  std::vector<Gesture> gestures{};
};

/// The scoresheet at the end of a hand.
struct Sheet {
  bool match_over = false;
  struct Row {
    std::string label;
    std::vector<std::string> cells;  ///< one for each side, the viewer's first
    bool total = false;              ///< the row is a sum, shown in bold
  };
  std::vector<std::vector<Seat>> sides;  ///< the seats of each column
  std::vector<Row> rows;
  int winner = -1;                ///< index in `sides`; -1: no side has won yet
  std::string verdict;            ///< the result in a sentence; `@`: the winner's name, or those of the other winners
  std::string reason;             ///< the reason for the result, if the points alone do not show it; may be empty
  std::vector<Seat> champions{};  ///< the winners of a match that is over
  std::vector<std::string> result{};  ///< the final score of each side; empty: the dots (SideScore::won) show the score
  bool wrong_call = false;            ///< the viewer has lost the hand by a wrong call
  /// House rules, besides those of the match, with which this hand can be played alone under the same conditions.
  std::string alone;
  std::string how;   ///< the contract or the like, and its result ("2 hearts: 8 tricks"); may be empty
  std::string next;  ///< label of the button that continues; empty: the default label for the next hand
};

}  // namespace tapete
