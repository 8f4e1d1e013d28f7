#pragma once
#include <string>

#include "core/text.hpp"
#include "game/points_words.hpp"

/// Phrases that all trick games use.
namespace tapete::trick_say {

inline constexpr Text kYourHand = "Your cards"_text;
inline constexpr Text kHand = "Cards"_text;
inline constexpr Text kTrick = "Trick"_text;
inline constexpr Text kStock = "Stock"_text;
inline constexpr Text kTurned = "Trump card"_text;
inline constexpr Text kOurPile = "Our tricks"_text;
inline constexpr Text kTheirPile = "Their tricks"_text;
inline constexpr Text kMyPile = "Your tricks"_text;
inline constexpr Text kPile = "Tricks"_text;
inline constexpr Text kPlays = "plays @"_text;
inline constexpr Text kPlaysForYou = "plays @ for you"_text;
inline constexpr Text kTrusts = "I trust you"_text;
inline constexpr Text kYouPlay = "You play @"_text;
inline constexpr Text kWins = "wins the trick"_text;
inline constexpr Text kYouWin = "You win the trick"_text;
inline constexpr Text kDeclareFirst = "Answer the question first"_text;
inline constexpr Text kClaim = "Revoke!"_text;
inline constexpr Text kMakeClaim = "Claim"_text;
inline constexpr Text kClaims = "claims a revoke"_text;
inline constexpr Text kYouClaim = "You claim a revoke#renuncio"_text;
inline constexpr Text kCallClaim = "¡Renuncio!"_text;
inline constexpr Text kGive = "Pass @"_text;
inline constexpr Text kGiveThese = "Pass these cards"_text;
inline constexpr Text kYouGive = "You pass @"_text;
inline constexpr Text kHasGiven = "has passed the cards"_text;
inline constexpr Text kGivesYou = "passes you @"_text;
inline constexpr Text kDeclareQuestion = "Do you declare?"_text;
inline constexpr Text kSwapQuestion = "Do you swap?"_text;
inline constexpr Text kHandNumber = "Hand @"_text;
inline constexpr Text kMustFollow = "You hold @: you must follow suit"_text;
inline constexpr Text kMustTrump = "You have no @: you must play a trump"_text;
inline constexpr Text kGamesWon = "@ of @ won#games"_text;
inline constexpr Text kYouWinMatch = "You win the match!"_text;
inline constexpr Text kWinsMatch = "@ wins the match"_text;
inline constexpr Text kYouShareMatch = "You win the match with @!"_text;
inline constexpr Text kSharesMatch = "@ win the match"_text;
inline constexpr Text kRowPoints = "Points"_text;
inline constexpr Text kRowTotal = "Total"_text;
inline constexpr Text kResult = "Result"_text;

inline constexpr Text kWonOfBid = "@ of @"_text;

inline std::string cards(int count, Lang lang) { return count_words(count, "@ card"_text, "@ cards"_text, lang); }
inline std::string tricks(int count, Lang lang) { return count_words(count, "@ trick"_text, "@ tricks"_text, lang); }

}  // namespace tapete::trick_say
