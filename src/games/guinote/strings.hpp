#pragma once
#include <string>

#include "core/text.hpp"
#include "tricks/words.hpp"

/// What guiñote says to players. Words of the game keep their Spanish name in English.
namespace tapete::guinote {

/// Points of a partida as players say them: 34 is "34 malas", 62 "12 buenas".
std::string malas_buenas(int points, Lang lang);

namespace say {

inline constexpr Text kYourHand{"Tus cartas", "Your cards"};
inline constexpr Text kHand{"Cartas", "Cards"};
inline constexpr Text kTrick{"Baza", "Trick"};
inline constexpr Text kStock{"Mazo", "Stock"};
inline constexpr Text kTurned{"Pinta", "Trump card"};
inline constexpr Text kOurPile{"Nuestras bazas", "Our tricks"};
inline constexpr Text kTheirPile{"Sus bazas", "Their tricks"};
inline constexpr Text kMyPile{"Tus bazas", "Your tricks"};

inline constexpr Text kDescarte{"Descarte", "Descarte"};
inline constexpr Text kArrastre{"Arrastre", "Arrastre"};
inline constexpr Text kVueltas{"De vueltas · ", "Vueltas · "};

inline constexpr Text kForty{"Cantar las cuarenta", "Sing the forty"};
inline constexpr Text kTwenty{"Cantar 20 en @", "Sing 20 in @"};
inline constexpr Text kTwentyHidden{"20 sin decir el palo (@)", "20, suit untold (@)"};
inline constexpr Text kSwap{"Cambiar el siete por @", "Change the seven for @"};
inline constexpr Text kPassCante{"No cantar", "Do not sing"};
inline constexpr Text kPassSwap{"No cambiar", "Do not change"};
inline constexpr Text kPass{"Seguir", "Go on"};
inline constexpr Text kClaim{"¡Renuncio!", "Renuncio!"};

inline constexpr Text kPlays{"echa @", "plays @"};
inline constexpr Text kYouPlay{"Echas @", "You play @"};
inline constexpr Text kWins{"gana la baza", "wins the trick"};
inline constexpr Text kYouWin{"Ganas la baza", "You win the trick"};
inline constexpr Text kSings{"canta veinte en @", "sings twenty in @"};
inline constexpr Text kYouSing{"Cantas veinte en @", "You sing twenty in @"};
inline constexpr Text kSingsHidden{"canta veinte sin decir el palo", "sings twenty without naming the suit"};
inline constexpr Text kYouSingHidden{"Cantas veinte sin decir el palo", "You sing twenty without naming the suit"};
inline constexpr Text kSingsForty{"canta las cuarenta", "sings the forty"};
inline constexpr Text kYouSingForty{"Cantas las cuarenta", "You sing the forty"};
inline constexpr Text kChanges{"cambia el siete por @", "changes the seven for @"};
inline constexpr Text kYouChange{"Cambias el siete por @", "You change the seven for @"};
inline constexpr Text kClaims{"reclama un renuncio", "claims a renuncio"};
inline constexpr Text kYouClaim{"Reclamas un renuncio", "You claim a renuncio"};

inline constexpr Text kCallTwenty{"¡Veinte en @!", "¡Veinte en @!"};
inline constexpr Text kCallTwentyHidden{"¡Veinte!", "¡Veinte!"};
inline constexpr Text kCallForty{"¡Las cuarenta!", "¡Las cuarenta!"};
inline constexpr Text kCallSwap{"Cambio el siete", "Cambio el siete"};
inline constexpr Text kCallClaim{"¡Renuncio!", "¡Renuncio!"};

inline constexpr Text kMustFollow{"Tienes @: hay que servir al palo", "You hold @: you must follow suit"};
inline constexpr Text kMustBeat{"Tienes @ mejores: hay que ganar la baza",
                                "You hold better @: you must beat the trick"};
inline constexpr Text kMustTrump{"No tienes @: hay que fallar con triunfo", "You have no @: you must play a trump"};
inline constexpr Text kMustOvertrump{"Hay que poner un triunfo más alto", "You must play a higher trump"};
inline constexpr Text kDeclareFirst{"Antes de salir, canta o sigue", "First sing, or go on"};

inline constexpr Text kRowCards{"Cartas", "Cards"};
inline constexpr Text kRowCantes{"Cantes", "Cantes"};
inline constexpr Text kRowLast{"Diez de últimas", "Last trick"};
inline constexpr Text kRowBefore{"De la primera mano", "From the first hand"};
inline constexpr Text kRowTotal{"Total", "Total"};

inline constexpr Text kVueltasNext{"Nadie llega a 101: hay vueltas", "Nobody has 101: on to the vueltas"};
inline constexpr Text kPlayVueltas{"Jugar las vueltas", "Play the vueltas"};
inline constexpr Text kWePartida{"Ganamos la partida", "We win the partida"};
inline constexpr Text kTheyPartida{"Ellos ganan la partida", "They win the partida"};
inline constexpr Text kIPartida{"Ganas la partida", "You win the partida"};
inline constexpr Text kRivalPartida{"Tu rival gana la partida", "Your rival wins the partida"};
inline constexpr Text kWeCoto{"Ganamos el coto", "We win the coto"};
inline constexpr Text kTheyCoto{"Ellos ganan el coto", "They win the coto"};
inline constexpr Text kICoto{"Ganas el coto", "You win the coto"};
inline constexpr Text kRivalCoto{"Tu rival gana el coto", "Your rival wins the coto"};
inline constexpr Text kWeMatch{"¡Ganamos el encuentro!", "We win the match!"};
inline constexpr Text kTheyMatch{"Ellos ganan el encuentro", "They win the match"};
inline constexpr Text kIMatch{"¡Ganas el encuentro!", "You win the match!"};
inline constexpr Text kRivalMatch{"Tu rival gana el encuentro", "Your rival wins the match"};

inline constexpr Text kBothThere{"Los dos bandos llegan a 101: decide la última baza",
                                 "Both sides have 101: the last trick decides"};
inline constexpr Text kNoThirty{"Quien llega a 101 sin treinta malas pierde la partida",
                                "101 without thirty malas loses the partida"};
inline constexpr Text kRightClaim{"Hubo renuncio", "There was a renuncio"};
inline constexpr Text kWrongClaim{"No hubo renuncio: pierde quien reclamó", "There was no renuncio: the claim loses"};

}  // namespace say
}  // namespace tapete::guinote
