#pragma once
#include <string>

#include "tricks/words.hpp"

/// What tute says to players. Words of the game keep their Spanish name in English.
namespace tapete::tute::say {

inline constexpr Text kYourHand{"Tus cartas", "Your cards"};
inline constexpr Text kHand{"Cartas", "Cards"};
inline constexpr Text kTrick{"Baza", "Trick"};
inline constexpr Text kStock{"Mazo", "Stock"};
inline constexpr Text kTurned{"Triunfo", "Trump card"};
inline constexpr Text kLeftOver{"La que sobra", "Left over"};
inline constexpr Text kMyPile{"Tus bazas", "Your tricks"};
inline constexpr Text kPile{"Bazas", "Tricks"};

inline constexpr Text kHandNumber{"Mano @", "Hand @"};
inline constexpr Text kFinal{"Final de a dos", "Final of two"};
inline constexpr Text kPoints{"@ puntos", "@ points"};
inline constexpr Text kOnePoint{"1 punto", "1 point"};
inline constexpr Text kNoTrick{"sin bazas", "no tricks"};
inline constexpr Text kOut{"eliminado", "out"};
inline constexpr Text kSitsOut{"da y no juega", "deals, sits out"};

inline constexpr Text kForty{"Cantar las cuarenta", "Sing the forty"};
inline constexpr Text kTwenty{"Cantar 20 en @", "Sing 20 in @"};
inline constexpr Text kTuteKings{"Cantar tute de reyes", "Sing tute of reyes"};
inline constexpr Text kTuteKnights{"Cantar tute de caballos", "Sing tute of caballos"};
inline constexpr Text kPass{"No cantar", "Do not sing"};
inline constexpr Text kClaim{"¡Renuncio!", "Renuncio!"};

// Remate, codillo and bato: before the first trick, and what was promised.
inline constexpr Text kBid{"Prometer @", "Promise @"};
inline constexpr Text kBidYes{"Jugar", "Play"};
inline constexpr Text kBidJoin{"Acompañar", "Join in"};
inline constexpr Text kBidNo{"Pasar", "Pass"};
inline constexpr Text kNameTrump{"Triunfo: @", "Trumps: @"};
inline constexpr Text kCallCard{"Pedir @", "Call @"};
inline constexpr Text kChangeCard{"Tirar @", "Throw @"};
inline constexpr Text kDrawNone{"No cambiar", "Change none"};
inline constexpr Text kDrawOne{"Robar una", "Draw one"};
inline constexpr Text kDrawMore{"Robar @", "Draw @"};
inline constexpr Text kPhaseBid{"Mano @ · quién juega", "Hand @ · who plays"};
inline constexpr Text kPhaseCalled{"Se ha pedido @", "Called: @"};
inline constexpr Text kHasPassed{"pasa", "passes"};
inline constexpr Text kHasBid{"promete @", "promises @"};
inline constexpr Text kHasPlayed{"juega", "plays"};
inline constexpr Text kHasJoined{"acompaña", "joins in"};
inline constexpr Text kWaits{"por hablar", "to speak"};
inline constexpr Text kStaysOut{"no juega", "stays out"};
inline constexpr Text kDeclarerPoints{"juega, @", "plays, @"};
inline constexpr Text kPartnerPoints{"compañero, @", "partner, @"};
inline constexpr Text kTricksOf{"bazas: @", "tricks: @"};

inline constexpr Text kYouPass{"Pasas", "You pass"};
inline constexpr Text kYouBid{"Prometes @", "You promise @"};
inline constexpr Text kYouDeclare{"Juegas", "You play"};
inline constexpr Text kYouJoin{"Acompañas", "You join in"};
inline constexpr Text kNamesTrump{"elige triunfo: @", "names trumps: @"};
inline constexpr Text kYouNameTrump{"Eliges triunfo: @", "You name trumps: @"};
inline constexpr Text kCalls{"pide @", "calls @"};
inline constexpr Text kYouCall{"Pides @", "You call @"};
inline constexpr Text kThrows{"tira una carta", "throws a card"};
inline constexpr Text kYouThrow{"Tiras @", "You throw @"};
inline constexpr Text kStands{"no cambia", "changes none"};
inline constexpr Text kYouStand{"No cambias", "You change none"};
inline constexpr Text kDraws{"cambia @", "changes @"};
inline constexpr Text kYouDraw{"Cambias @", "You change @"};

inline constexpr Text kCallBid{"¡@!", "¡@!"};
inline constexpr Text kCallPass{"Paso", "Paso"};
inline constexpr Text kCallPlay{"¡Juego!", "¡Juego!"};
inline constexpr Text kCallJoin{"Acompaño", "Acompaño"};
inline constexpr Text kCallTrump{"Triunfo, @", "Triunfo, @"};
inline constexpr Text kCallCalled{"Pido @", "I call @"};
inline constexpr Text kCallDraws{"Cambio @", "Cambio @"};
inline constexpr Text kCallStands{"Servido", "Servido"};

inline constexpr Text kPlays{"echa @", "plays @"};
inline constexpr Text kYouPlay{"Echas @", "You play @"};
inline constexpr Text kWins{"gana la baza", "wins the trick"};
inline constexpr Text kYouWin{"Ganas la baza", "You win the trick"};
inline constexpr Text kSings{"canta veinte en @", "sings twenty in @"};
inline constexpr Text kYouSing{"Cantas veinte en @", "You sing twenty in @"};
inline constexpr Text kSingsForty{"canta las cuarenta", "sings the forty"};
inline constexpr Text kYouSingForty{"Cantas las cuarenta", "You sing the forty"};
inline constexpr Text kSingsTute{"canta tute y gana la mano", "sings tute and wins the hand"};
inline constexpr Text kYouSingTute{"Cantas tute y ganas la mano", "You sing tute and win the hand"};
inline constexpr Text kTakesTwenty{"se lleva veinte en @", "takes twenty in @"};
inline constexpr Text kYouTakeTwenty{"Te llevas veinte en @", "You take twenty in @"};
inline constexpr Text kTakesForty{"se lleva las cuarenta", "takes the forty"};
inline constexpr Text kYouTakeForty{"Te llevas las cuarenta", "You take the forty"};
inline constexpr Text kClaims{"reclama un renuncio", "claims a renuncio"};
inline constexpr Text kYouClaim{"Reclamas un renuncio", "You claim a renuncio"};

inline constexpr Text kCallTwenty{"¡Veinte en @!", "¡Veinte en @!"};
inline constexpr Text kCallForty{"¡Las cuarenta!", "¡Las cuarenta!"};
inline constexpr Text kCallTute{"¡Tute!", "¡Tute!"};
inline constexpr Text kCallClaim{"¡Renuncio!", "¡Renuncio!"};

inline constexpr Text kMustFollow{"Tienes @: hay que responder al palo", "You hold @: you must follow suit"};
inline constexpr Text kMustBeat{"Tienes @ que matan: hay que matar", "You hold @ that beat it: you must"};
inline constexpr Text kMustTrump{"No tienes @: hay que matar con triunfo", "You have no @: you must play a trump"};
inline constexpr Text kMustOvertrump{"Hay que matar con un triunfo más alto", "You must play a higher trump"};
inline constexpr Text kNoLoading{"No vale cargar: echa lo que menos vale", "No loading: play what counts least"};
inline constexpr Text kNoMoreChanges{"No puedes tirar más", "You cannot throw more"};
inline constexpr Text kDeclareFirst{"Antes de salir, canta o sigue", "First sing, or go on"};

inline constexpr Text kRowCards{"Cartas", "Cards"};
inline constexpr Text kRowCantos{"Cantos", "Cantos"};
inline constexpr Text kRowLast{"Diez de última", "Last trick"};
inline constexpr Text kRowTotal{"Total", "Total"};
inline constexpr Text kRowTricks{"Bazas", "Tricks"};
inline constexpr Text kLost{"pierde", "loses"};
inline constexpr Text kLostTwice{"pierde dos", "loses two"};
inline constexpr Text kRowLost{"La mano", "The hand"};

inline constexpr Text kYouLose{"Pierdes la mano", "You lose the hand"};
inline constexpr Text kYouAreSafe{"Te salvas", "You are safe"};
inline constexpr Text kNobodyLoses{"Nadie pierde: se juega otra", "Nobody loses: another hand"};
inline constexpr Text kYouSatOut{"Esta mano no la jugabas", "You sat this hand out"};
inline constexpr Text kYouAreOut{"Quedas fuera del partido", "You are out of the match"};
inline constexpr Text kYouWinMatch{"¡Ganas el partido!", "You win the match!"};
inline constexpr Text kMatchOver{"El partido ha terminado", "The match is over"};

inline constexpr Text kBecauseTute{"Se cantó tute: pierden los demás", "Tute was sung: all others lose"};
inline constexpr Text kBecauseCapote{"Capote: uno solo se ha llevado todas las bazas",
                                     "Capote: one player took every trick"};
inline constexpr Text kBecauseSungCapote{"Capote con canto: pierde quien lo hizo", "Capote after a canto: it loses"};
inline constexpr Text kBecauseTie{"Empate, y nadie en medio", "A tie, and nobody between"};
inline constexpr Text kBecauseTwo{"Solo dos han hecho baza: pierde el de menos",
                                  "Only two took tricks: fewer points lose"};
inline constexpr Text kBecauseMiddle{"Pierde quien queda en medio", "Those in the middle lose"};
inline constexpr Text kBecauseFewer{"Pierde quien tiene menos", "Fewer points lose"};
inline constexpr Text kBecauseMade{"Hizo lo que prometió: pierden los demás", "The promise was kept: all others lose"};
inline constexpr Text kBecauseFailed{"No hizo lo que prometió: pierde quien jugaba",
                                     "The promise was not kept: it loses"};
inline constexpr Text kBecausePairMade{"La pareja hizo más puntos: pierden los demás",
                                       "The two have more points: all others lose"};
inline constexpr Text kBecausePairFailed{"La pareja no hizo más puntos que los demás: pierden los dos",
                                         "The two have no more points than the others: both lose"};
inline constexpr Text kBecauseBato{"Pierde quien no hizo sus bazas: dos quien juega, una quien acompaña",
                                   "Who falls short loses: two tricks to who plays, one to who joins"};
inline constexpr Text kRightClaim{"Hubo renuncio: pierde dos manos quien faltó",
                                  "There was a renuncio: it costs two hands"};
inline constexpr Text kWrongClaim{"No hubo renuncio: pierde quien reclamó", "There was no renuncio: the claim loses"};

}  // namespace tapete::tute::say
