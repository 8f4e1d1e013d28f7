#pragma once
#include <string>

#include "core/text.hpp"
#include "tricks/trick_words.hpp"
#include "tricks/words.hpp"

/// The phrases of guiñote. Terms of the game stay Spanish in English.
namespace tapete::guinote {

/// Points of a partida in players' words: 34 is "34 malas", 62 is "12 buenas".
std::string malas_buenas(int points, Lang lang);

namespace say {

using namespace trick_say;

inline constexpr Text kDescarte = "Descarte"_text;
inline constexpr Text kArrastre = "Arrastre"_text;
inline constexpr Text kVueltas = "Vueltas · "_text;

inline constexpr Text kForty = "Sing the forty"_text;
inline constexpr Text kTwenty = "Sing 20 in @"_text;
inline constexpr Text kTwentyHidden = "20, suit untold (@)"_text;
inline constexpr Text kSwap = "Change the seven for @"_text;
inline constexpr Text kPassCante = "Do not sing"_text;
inline constexpr Text kPassSwap = "Do not change"_text;
inline constexpr Text kPass = "Go on"_text;

inline constexpr Text kSings = "sings twenty in @"_text;
inline constexpr Text kYouSing = "You sing twenty in @"_text;
inline constexpr Text kSingsHidden = "sings twenty without naming the suit"_text;
inline constexpr Text kYouSingHidden = "You sing twenty without naming the suit"_text;
inline constexpr Text kSingsForty = "sings the forty"_text;
inline constexpr Text kYouSingForty = "You sing the forty"_text;
inline constexpr Text kChanges = "changes the seven for @"_text;
inline constexpr Text kYouChange = "You change the seven for @"_text;

inline constexpr Text kCallTwenty = "¡Veinte en @!"_text;
inline constexpr Text kCallTwentyHidden = "¡Veinte!"_text;
inline constexpr Text kCallForty = "¡Las cuarenta!"_text;
inline constexpr Text kCallSwap = "Cambio el siete"_text;

inline constexpr Text kByHeart = "By heart"_text;
inline constexpr Text kGoesOut = "goes out"_text;
inline constexpr Text kYouGoOut = "You go out"_text;
inline constexpr Text kCallOut = "¡Me salgo!"_text;
inline constexpr Text kThisTrick = "@ of this trick"_text;
inline constexpr Text kTheirCantes = "@ of cantes#aloud"_text;

inline constexpr Text kTheForty = "The forty#a cante"_text;
inline constexpr Text kTheTwenty = "The twenty#a cante"_text;
inline constexpr Text kTheLastTen = "The last trick's ten"_text;
inline constexpr Text kCoto = "Coto!"_text;

inline constexpr Text kMustFollow = "You hold @: you must follow suit#guiñote"_text;
inline constexpr Text kMustBeat = "You hold better @: you must beat the trick"_text;
inline constexpr Text kMustTrump = "You have no @: you must play a trump#guiñote"_text;
inline constexpr Text kMustOvertrump = "You must play a higher trump#guiñote"_text;

inline constexpr Text kRowCards = "Cards"_text;
inline constexpr Text kRowCantes = "Cantes"_text;
inline constexpr Text kRowLast = "Last trick#guiñote"_text;
inline constexpr Text kRowBefore = "From the first hand"_text;
inline constexpr Text kRowTotal = "Total"_text;

inline constexpr Text kVueltasNext = "Nobody has 101: on to the vueltas"_text;
inline constexpr Text kPlayVueltas = "Play the vueltas"_text;
inline constexpr Text kNextPartida = "Next partida"_text;
inline constexpr Text kNextCoto = "Next coto"_text;
inline constexpr Text kCotos = "Cotos"_text;
inline constexpr Text kPartidasWon = "@ of @ won#partidas"_text;
inline constexpr Text kCotosWon = "@ of @ cotos"_text;
inline constexpr Text kWePartida = "We win the partida"_text;
inline constexpr Text kTheyPartida = "They win the partida"_text;
inline constexpr Text kIPartida = "You win the partida"_text;
inline constexpr Text kRivalPartida = "Your rival wins the partida"_text;
inline constexpr Text kWeCoto = "We win the coto"_text;
inline constexpr Text kTheyCoto = "They win the coto"_text;
inline constexpr Text kICoto = "You win the coto"_text;
inline constexpr Text kRivalCoto = "Your rival wins the coto"_text;
inline constexpr Text kWeMatch = "We win the match!"_text;
inline constexpr Text kTheyMatch = "They win the match"_text;
inline constexpr Text kIMatch = "You win the match!#guiñote"_text;
inline constexpr Text kRivalMatch = "Your rival wins the match"_text;

inline constexpr Text kBothThere = "Both sides have 101: the last trick decides"_text;
inline constexpr Text kNoThirty = "101 without thirty malas loses the partida"_text;
inline constexpr Text kRightClaim = "There was a renuncio"_text;
inline constexpr Text kRightOut = "“Me salgo” was right: there were 101"_text;
inline constexpr Text kWrongOut = "“Me salgo” came too soon: there were no 101"_text;
inline constexpr Text kOutNoThirty = "“Me salgo” came too soon: the thirty malas were lacking"_text;
inline constexpr Text kWrongClaim = "There was no renuncio: the claim loses"_text;

}  // namespace say
}  // namespace tapete::guinote
