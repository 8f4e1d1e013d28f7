#pragma once
#include <string>

#include "core/text.hpp"
#include "tricks/words.hpp"

/// What guiñote says to players. Words of the game keep their Spanish name in English.
namespace tapete::guinote {

/// Points of a partida as players say them: 34 is "34 malas", 62 "12 buenas".
std::string malas_buenas(int points, Lang lang);

namespace say {

inline constexpr Text kYourHand{"Your cards"};
inline constexpr Text kHand{"Cards"};
inline constexpr Text kTrick{"Trick"};
inline constexpr Text kStock{"Stock"};
inline constexpr Text kTurned{"Trump card#guiñote"};
inline constexpr Text kOurPile{"Our tricks"};
inline constexpr Text kTheirPile{"Their tricks"};
inline constexpr Text kMyPile{"Your tricks"};

inline constexpr Text kDescarte{"Descarte"};
inline constexpr Text kArrastre{"Arrastre"};
inline constexpr Text kVueltas{"Vueltas · "};

inline constexpr Text kForty{"Sing the forty"};
inline constexpr Text kTwenty{"Sing 20 in @"};
inline constexpr Text kTwentyHidden{"20, suit untold (@)"};
inline constexpr Text kSwap{"Change the seven for @"};
inline constexpr Text kPassCante{"Do not sing"};
inline constexpr Text kPassSwap{"Do not change"};
inline constexpr Text kPass{"Go on"};
inline constexpr Text kClaim{"Renuncio!"};

inline constexpr Text kPlays{"plays @"};
inline constexpr Text kYouPlay{"You play @"};
inline constexpr Text kWins{"wins the trick"};
inline constexpr Text kYouWin{"You win the trick"};
inline constexpr Text kSings{"sings twenty in @"};
inline constexpr Text kYouSing{"You sing twenty in @"};
inline constexpr Text kSingsHidden{"sings twenty without naming the suit"};
inline constexpr Text kYouSingHidden{"You sing twenty without naming the suit"};
inline constexpr Text kSingsForty{"sings the forty"};
inline constexpr Text kYouSingForty{"You sing the forty"};
inline constexpr Text kChanges{"changes the seven for @"};
inline constexpr Text kYouChange{"You change the seven for @"};
inline constexpr Text kClaims{"claims a renuncio"};
inline constexpr Text kYouClaim{"You claim a renuncio"};

inline constexpr Text kCallTwenty{"¡Veinte en @!"};
inline constexpr Text kCallTwentyHidden{"¡Veinte!"};
inline constexpr Text kCallForty{"¡Las cuarenta!"};
inline constexpr Text kCallSwap{"Cambio el siete"};
inline constexpr Text kCallClaim{"¡Renuncio!"};

inline constexpr Text kMustFollow{"You hold @: you must follow suit#guiñote"};
inline constexpr Text kMustBeat{"You hold better @: you must beat the trick"};
inline constexpr Text kMustTrump{"You have no @: you must play a trump#guiñote"};
inline constexpr Text kMustOvertrump{"You must play a higher trump#guiñote"};
inline constexpr Text kDeclareFirst{"First sing, or go on"};

inline constexpr Text kRowCards{"Cards"};
inline constexpr Text kRowCantes{"Cantes"};
inline constexpr Text kRowLast{"Last trick#guiñote"};
inline constexpr Text kRowBefore{"From the first hand"};
inline constexpr Text kRowTotal{"Total"};

inline constexpr Text kVueltasNext{"Nobody has 101: on to the vueltas"};
inline constexpr Text kPlayVueltas{"Play the vueltas"};
inline constexpr Text kWePartida{"We win the partida"};
inline constexpr Text kTheyPartida{"They win the partida"};
inline constexpr Text kIPartida{"You win the partida"};
inline constexpr Text kRivalPartida{"Your rival wins the partida"};
inline constexpr Text kWeCoto{"We win the coto"};
inline constexpr Text kTheyCoto{"They win the coto"};
inline constexpr Text kICoto{"You win the coto"};
inline constexpr Text kRivalCoto{"Your rival wins the coto"};
inline constexpr Text kWeMatch{"We win the match!"};
inline constexpr Text kTheyMatch{"They win the match"};
inline constexpr Text kIMatch{"You win the match!#guiñote"};
inline constexpr Text kRivalMatch{"Your rival wins the match"};

inline constexpr Text kBothThere{"Both sides have 101: the last trick decides"};
inline constexpr Text kNoThirty{"101 without thirty malas loses the partida"};
inline constexpr Text kRightClaim{"There was a renuncio"};
inline constexpr Text kWrongClaim{"There was no renuncio: the claim loses"};

}  // namespace say
}  // namespace tapete::guinote
