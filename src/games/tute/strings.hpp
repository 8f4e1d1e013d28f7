#pragma once
#include <string>

#include "tricks/words.hpp"

/// What tute says to players. Words of the game keep their Spanish name in English.
namespace tapete::tute::say {

inline constexpr Text kYourHand{"Your cards"};
inline constexpr Text kHand{"Cards"};
inline constexpr Text kTrick{"Trick"};
inline constexpr Text kStock{"Stock"};
inline constexpr Text kTurned{"Trump card"};
inline constexpr Text kLeftOver{"Left over"};
inline constexpr Text kMyPile{"Your tricks"};
inline constexpr Text kPile{"Tricks"};

inline constexpr Text kHandNumber{"Hand @"};
inline constexpr Text kFinal{"Final of two#the hand"};
inline constexpr Text kPoints{"@ points"};
inline constexpr Text kOnePoint{"1 point"};
inline constexpr Text kNoTrick{"no tricks"};
inline constexpr Text kOut{"out"};
inline constexpr Text kSitsOut{"deals, sits out"};

inline constexpr Text kForty{"Sing the forty"};
inline constexpr Text kTwenty{"Sing 20 in @"};
inline constexpr Text kTuteKings{"Sing tute of reyes"};
inline constexpr Text kTuteKnights{"Sing tute of caballos"};
inline constexpr Text kPass{"Do not sing"};
inline constexpr Text kClaim{"Renuncio!"};

// Remate, codillo and bato: before the first trick, and what was promised.
inline constexpr Text kBid{"Promise @"};
inline constexpr Text kBidYes{"Play"};
inline constexpr Text kBidJoin{"Join in"};
inline constexpr Text kBidNo{"Pass"};
inline constexpr Text kNameTrump{"Trumps: @"};
inline constexpr Text kCallCard{"Call @"};
inline constexpr Text kChangeCard{"Throw @"};
inline constexpr Text kDrawNone{"Change none"};
inline constexpr Text kDrawOne{"Draw one"};
inline constexpr Text kDrawMore{"Draw @"};
inline constexpr Text kPhaseBid{"Hand @ · who plays"};
inline constexpr Text kPhaseCalled{"Called: @"};
inline constexpr Text kHasPassed{"passes"};
inline constexpr Text kHasBid{"promises @"};
inline constexpr Text kHasPlayed{"plays"};
inline constexpr Text kHasJoined{"joins in"};
inline constexpr Text kWaits{"to speak"};
inline constexpr Text kStaysOut{"stays out"};
inline constexpr Text kDeclarerPoints{"plays, @"};
inline constexpr Text kPartnerPoints{"partner, @"};
inline constexpr Text kTricksOf{"tricks: @"};

inline constexpr Text kYouPass{"You pass"};
inline constexpr Text kYouBid{"You promise @"};
inline constexpr Text kYouDeclare{"You play"};
inline constexpr Text kYouJoin{"You join in"};
inline constexpr Text kNamesTrump{"names trumps: @"};
inline constexpr Text kYouNameTrump{"You name trumps: @"};
inline constexpr Text kCalls{"calls @"};
inline constexpr Text kYouCall{"You call @"};
inline constexpr Text kThrows{"throws a card"};
inline constexpr Text kYouThrow{"You throw @"};
inline constexpr Text kStands{"changes none"};
inline constexpr Text kYouStand{"You change none"};
inline constexpr Text kDraws{"changes @"};
inline constexpr Text kYouDraw{"You change @"};

inline constexpr Text kCallBid{"¡@!"};
inline constexpr Text kCallPass{"Paso"};
inline constexpr Text kCallPlay{"¡Juego!"};
inline constexpr Text kCallJoin{"Acompaño"};
inline constexpr Text kCallTrump{"Triunfo, @"};
inline constexpr Text kCallCalled{"I call @"};
inline constexpr Text kCallDraws{"Cambio @"};
inline constexpr Text kCallStands{"Servido"};

inline constexpr Text kPlays{"plays @"};
inline constexpr Text kYouPlay{"You play @"};
inline constexpr Text kWins{"wins the trick"};
inline constexpr Text kYouWin{"You win the trick"};
inline constexpr Text kSings{"sings twenty in @"};
inline constexpr Text kYouSing{"You sing twenty in @"};
inline constexpr Text kSingsForty{"sings the forty"};
inline constexpr Text kYouSingForty{"You sing the forty"};
inline constexpr Text kSingsTute{"sings tute and wins the hand"};
inline constexpr Text kYouSingTute{"You sing tute and win the hand"};
inline constexpr Text kTakesTwenty{"takes twenty in @"};
inline constexpr Text kYouTakeTwenty{"You take twenty in @"};
inline constexpr Text kTakesForty{"takes the forty"};
inline constexpr Text kYouTakeForty{"You take the forty"};
inline constexpr Text kClaims{"claims a renuncio"};
inline constexpr Text kYouClaim{"You claim a renuncio"};

inline constexpr Text kCallTwenty{"¡Veinte en @!"};
inline constexpr Text kCallForty{"¡Las cuarenta!"};
inline constexpr Text kCallTute{"¡Tute!"};
inline constexpr Text kCallClaim{"¡Renuncio!"};

inline constexpr Text kMustFollow{"You hold @: you must follow suit"};
inline constexpr Text kMustBeat{"You hold @ that beat it: you must"};
inline constexpr Text kMustTrump{"You have no @: you must play a trump"};
inline constexpr Text kMustOvertrump{"You must play a higher trump"};
inline constexpr Text kNoLoading{"No loading: play what counts least"};
inline constexpr Text kNoMoreChanges{"You cannot throw more"};
inline constexpr Text kDeclareFirst{"First sing, or go on"};

inline constexpr Text kRowCards{"Cards"};
inline constexpr Text kRowCantos{"Cantos"};
inline constexpr Text kRowLast{"Last trick"};
inline constexpr Text kRowTotal{"Total"};
inline constexpr Text kRowTricks{"Tricks"};
inline constexpr Text kLost{"loses"};
inline constexpr Text kLostTwice{"loses two"};
inline constexpr Text kRowLost{"The hand"};

inline constexpr Text kYouLose{"You lose the hand"};
inline constexpr Text kYouAreSafe{"You are safe"};
inline constexpr Text kNobodyLoses{"Nobody loses: another hand"};
inline constexpr Text kYouSatOut{"You sat this hand out"};
inline constexpr Text kYouAreOut{"You are out of the match"};
inline constexpr Text kYouWinMatch{"You win the match!"};
inline constexpr Text kMatchOver{"The match is over"};

inline constexpr Text kBecauseTute{"Tute was sung: all others lose"};
inline constexpr Text kBecauseCapote{"Capote: one player took every trick"};
inline constexpr Text kBecauseSungCapote{"Capote after a canto: it loses"};
inline constexpr Text kBecauseTie{"A tie, and nobody between"};
inline constexpr Text kBecauseTwo{"Only two took tricks: fewer points lose"};
inline constexpr Text kBecauseMiddle{"Those in the middle lose"};
inline constexpr Text kBecauseFewer{"Fewer points lose"};
inline constexpr Text kBecauseMade{"The promise was kept: all others lose"};
inline constexpr Text kBecauseFailed{"The promise was not kept: it loses"};
inline constexpr Text kBecausePairMade{"The two have more points: all others lose"};
inline constexpr Text kBecausePairFailed{"The two have no more points than the others: both lose"};
inline constexpr Text kBecauseBato{"Who falls short loses: two tricks to who plays, one to who joins"};
inline constexpr Text kRightClaim{"There was a renuncio: it costs two hands"};
inline constexpr Text kWrongClaim{"There was no renuncio: the claim loses"};

}  // namespace tapete::tute::say
