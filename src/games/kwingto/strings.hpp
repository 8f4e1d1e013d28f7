#pragma once
#include <string>

#include "game/card_words.hpp"

/// The phrases of Kwingto.
namespace tapete::kwingto {

inline std::string suit_word(int suit, Lang lang) { return tapete::suit_word(Deck::french, suit, lang); }
inline std::string card_words(Card card, Lang lang) { return tapete::card_words(Deck::french, card, lang); }
/// Returns a rank as printed on a card: "7", "10", "J", "A".
std::string rank_sign(int rank);
/// Returns dice in words: "un dado rojo y dos negros" (one red die and two black ones).
std::string dice_words(int reds, int blacks, Lang lang);

namespace say {

inline constexpr Text kYourBoard = "Your board"_text;
inline constexpr Text kBoard = "Board"_text;
inline constexpr Text kDice = "Dice"_text;
inline constexpr Text kEmptyBoard = "empty"_text;
inline constexpr Text kEmptySpace = "none"_text;
inline constexpr Text kRedDie = "red @"_text;
inline constexpr Text kBlackDie = "black @"_text;
inline constexpr Text kYourDeck = "Your deck"_text;

inline constexpr Text kNextGame = "Next game"_text;
inline constexpr Text kGamesWon = "@ of @ won#games"_text;

inline constexpr Text kChoose = "Choose dice"_text;
inline constexpr Text kKeepOrRoll = "The result is @"_text;
inline constexpr Text kPlaceNow = "@ can be placed"_text;
inline constexpr Text kNothing = "@: failed roll"_text;
inline constexpr Text kFillRow = "To burn: @"_text;
inline constexpr Text kPenaltyNow = "Failed roll: burn one"_text;

inline constexpr Text kGoal =
    "Fill your rows from low to high and score the most points: the dice say which card you may place. Choose one to three dice."_text;
inline constexpr Text kAskDice = "How many dice do you roll?"_text;
inline constexpr Text kAskKeep = "Keep @ or roll again?"_text;
inline constexpr Text kAskKeepFailed = "@ does not fit on your board: a failed roll (−5)"_text;
inline constexpr Text kAskKeepNoCard = "No card is worth @: a failed roll (−5)"_text;
inline constexpr Text kAskPlace = "Where do you place @?"_text;
inline constexpr Text kAskPlaceOf = "Where do you place @, from @?"_text;
inline constexpr Text kAskPlaceAce = "Where do you place the ace (1 or 14)?"_text;
inline constexpr Text kAskBurn = "Which card do you burn?"_text;
inline constexpr Text kAskBurnMore = "Which @ cards do you burn to cover the row?"_text;
inline constexpr Text kAskPenalty = "Failed roll: which card do you burn?"_text;
inline constexpr Text kFailed = "@ of @ failed#rolls"_text;
inline constexpr Text kBurnThese = "Burn these @"_text;

inline constexpr Text kThrow = "Roll @"_text;
inline constexpr Text kKeep = "Keep @"_text;
inline constexpr Text kReroll = "Roll again"_text;
inline constexpr Text kPlace = "Place @ in @"_text;
inline constexpr Text kWhere = "row @, column @"_text;
inline constexpr Text kPass = "Skip#a placement"_text;
inline constexpr Text kKeepFailed = "Keep @ (failed: −5)"_text;
inline constexpr Text kPassActive = "Skip (failed: −5)"_text;
inline constexpr Text kKeepLast = "Keep @ (fourth failed roll: the game ends)"_text;
inline constexpr Text kPassLast = "Skip (fourth failed roll: the game ends)"_text;
inline constexpr Text kBurn = "Burn @"_text;

inline constexpr Reason kIdeaDice = "In @ of 10 throws these dice give a card worth placing."_reason;
inline constexpr Reason kIdeaAnyThrow = "Every throw of these dice gives a card worth placing."_reason;
inline constexpr Reason kIdeaAlmostAny = "Almost every throw of these dice gives a card worth placing."_reason;
inline constexpr Reason kIdeaHardlyAny = "Hardly any throw of these dice gives a card worth placing."_reason;
inline constexpr Reason kIdeaPoints =
    "With @, the board ends with about @ points; with a new throw, with about @."_reason;
inline constexpr Reason kIdeaRange = "Most of these throws are from @ to @."_reason;
inline constexpr Reason kIdeaNothingFits = "No card of this value fits on your board."_reason;
inline constexpr Reason kIdeaNoCard = "No card has this value."_reason;
inline constexpr Reason kIdeaCloses = "A space of that row can then no longer be filled."_reason;
inline constexpr Reason kIdeaPass = "Every place for this card would spoil more than it brings."_reason;
inline constexpr Text kNoteRow = "Full row: worth @"_text;
inline constexpr Text kNoteRun = "Run: +@"_text;
inline constexpr Text kNoteColumn = "Column: +@"_text;
inline constexpr Text kNoteNew = "Opens a row (burns 4 cards)"_text;
inline constexpr Text kNoteRange = "@ to @#cards"_text;
inline constexpr Text kNoteBetween = "On its left, @; on its right, @"_text;
inline constexpr Text kNoteSide = "Next to it, @"_text;
inline constexpr Text kNoteClosed = "Leaves gaps that no card fits"_text;

inline constexpr Text kAboutRow =
    "A full row scores its card on the right; until then, one point for each card. Five in sequence score 6 more."_text;
inline constexpr Text kAboutBurningOne = "A burned card is out of the game: this is the least useful one."_text;
inline constexpr Text kAboutBurning = "Burned cards are out of the game: these are the least useful ones."_text;
inline constexpr Text kAboutColumn =
    "A column of three cards scores the highest minus the lowest, if no two are equal."_text;

inline constexpr Text kTakes = "rolls @"_text;
inline constexpr Text kYouTake = "You roll @"_text;
inline constexpr Text kRolled = "First roll: @"_text;
inline constexpr Text kRolledTwice = "Second roll: @"_text;
inline constexpr Text kKeeps = "keeps @"_text;
inline constexpr Text kYouKeep = "You keep @"_text;
inline constexpr Text kRerolls = "rolls again"_text;
inline constexpr Text kYouReroll = "You roll again"_text;
inline constexpr Text kPlaces = "places @"_text;
inline constexpr Text kYouPlace = "You place @"_text;
inline constexpr Text kFails = "places nothing and burns a card"_text;
inline constexpr Text kYouFail = "You place nothing and burn a card"_text;
inline constexpr Text kCallFail = "Failed roll!"_text;

inline constexpr Text kRows = "Rows"_text;
inline constexpr Text kColumns = "Columns"_text;
inline constexpr Text kRuns = "Runs"_text;
inline constexpr Text kPenalties = "Failed rolls"_text;
inline constexpr Text kTotal = "Total"_text;
inline constexpr Text kBefore = "Earlier games"_text;
inline constexpr Text kSum = "Match total"_text;
inline constexpr Text kWinsGame = "@ wins the game"_text;
inline constexpr Text kDrawn = "A tie: nobody wins the game"_text;
inline constexpr Text kYouWinGame = "You win the game"_text;
inline constexpr Text kWinsMatch = "@ wins the match"_text;
inline constexpr Text kYouWinMatch = "You win the match!#kwingto"_text;
inline constexpr Text kPlayOff = "Another game breaks the tie"_text;
inline constexpr Text kTwoRows = "Two full rows end the game"_text;
inline constexpr Text kFourFailed = "Four failed rolls end the game"_text;
inline constexpr Text kByCards = "Equal points: most cards placed wins"_text;

}  // namespace say
}  // namespace tapete::kwingto
