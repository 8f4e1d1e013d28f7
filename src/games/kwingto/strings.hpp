#pragma once
#include <string>

#include "core/card.hpp"
#include "core/text.hpp"

/// What Kwingto says to players.
namespace tapete::kwingto {

/// "corazones", "hearts"
std::string suit_word(int suit, Lang lang);
/// "el siete de corazones", "the seven of hearts"
std::string card_words(Card card, Lang lang);
/// "7", "10", "J", "A": as it stands on a card.
std::string rank_sign(int rank);
/// "un dado rojo y dos negros"
std::string dice_words(int reds, int blacks, Lang lang);

namespace say {

inline constexpr Text kYourBoard{"Your board"};
inline constexpr Text kBoard{"Board"};
inline constexpr Text kDice{"Dice"};
inline constexpr Text kEmptyBoard{"empty"};
inline constexpr Text kEmptySpace{"none"};
inline constexpr Text kRedDie{"red @"};
inline constexpr Text kBlackDie{"black @"};
inline constexpr Text kYourDeck{"Your deck"};

inline constexpr Text kChoose{"Choose dice"};
inline constexpr Text kKeepOrRoll{"The result is @"};
inline constexpr Text kPlaceNow{"@ may be placed"};
inline constexpr Text kNothing{"@: a failed throw"};
inline constexpr Text kFillRow{"To burn: @"};
inline constexpr Text kPenaltyNow{"Failed throw: burn one"};

inline constexpr Text kThrow{"Throw @"};
inline constexpr Text kKeep{"Keep @"};
inline constexpr Text kReroll{"Roll again"};
inline constexpr Text kPlace{"Place @"};
inline constexpr Text kPass{"Place none"};
inline constexpr Text kPassActive{"Place none (penalty)"};
inline constexpr Text kBurn{"Burn @"};

inline constexpr Text kNoteRow{"row full: @ points"};
inline constexpr Text kNoteRun{"run: +@"};
inline constexpr Text kNoteColumn{"column: @ points"};
inline constexpr Text kNoteNew{"opens a row (you burn 4)"};
inline constexpr Text kNoteBetween{"@ and @ fit"};
inline constexpr Text kNoteSide{"@ fit"};
inline constexpr Text kNoteClosed{"leaves gaps that nothing fills"};

inline constexpr Text kTakes{"throws @"};
inline constexpr Text kYouTake{"You throw @"};
inline constexpr Text kRolled{"@: @"};
inline constexpr Text kKeeps{"keeps @"};
inline constexpr Text kYouKeep{"You keep @"};
inline constexpr Text kRerolls{"rolls again"};
inline constexpr Text kYouReroll{"You roll again"};
inline constexpr Text kPlaces{"places @"};
inline constexpr Text kYouPlace{"You place @"};
inline constexpr Text kFails{"places nothing and burns a card"};
inline constexpr Text kYouFail{"You place nothing and burn a card"};
inline constexpr Text kCallFail{"A failed throw!"};

inline constexpr Text kRows{"Rows"};
inline constexpr Text kColumns{"Columns"};
inline constexpr Text kRuns{"Runs"};
inline constexpr Text kPenalties{"Failed throws"};
inline constexpr Text kTotal{"Total"};
inline constexpr Text kBefore{"From before"};
inline constexpr Text kSum{"In the match"};
inline constexpr Text kWinsGame{"@ wins the game"};
inline constexpr Text kDrawn{"A tie: nobody wins the game"};
inline constexpr Text kWinsMatch{"@ wins the match!"};
inline constexpr Text kPlayOff{"Another is played to break the tie"};
inline constexpr Text kByCards{"Equal points: the most cards placed decide"};

}  // namespace say
}  // namespace tapete::kwingto
