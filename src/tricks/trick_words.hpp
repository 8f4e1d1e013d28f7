#pragma once
#include "core/text.hpp"

/// What all trick games say alike.
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
inline constexpr Text kYouPlay = "You play @"_text;
inline constexpr Text kWins = "wins the trick"_text;
inline constexpr Text kYouWin = "You win the trick"_text;
inline constexpr Text kDeclareFirst = "Answer what is asked first"_text;

}  // namespace tapete::trick_say
