#pragma once
#include <string>

#include "tricks/trick_words.hpp"
#include "tricks/words.hpp"

/// The phrases of tute. Terms of the game stay Spanish in English.
namespace tapete::tute::say {

using namespace trick_say;

inline constexpr Text kLeftOver = "Left over"_text;

inline constexpr Text kFinal = "Final of two#the hand"_text;
inline constexpr Text kPoints = "@ points"_text;
inline constexpr Text kStrikes = "@ of @ lost"_text;
inline constexpr Text kNoTrick = "no tricks"_text;
inline constexpr Text kOut = "out"_text;
inline constexpr Text kSitsOut = "deals, sits out"_text;

inline constexpr Text kForty = "Sing the forty"_text;
inline constexpr Text kTwenty = "Sing 20 in @"_text;
inline constexpr Text kTuteKings = "Sing tute of reyes"_text;
inline constexpr Text kTuteKnights = "Sing tute of caballos"_text;
inline constexpr Text kPass = "Do not sing"_text;

// The auctions of remate, codillo and bato, and what was promised.
inline constexpr Text kBid = "Promise @"_text;
inline constexpr Text kBidYes = "Play"_text;
inline constexpr Text kBidJoin = "Join in"_text;
inline constexpr Text kBidNo = "Pass"_text;
inline constexpr Text kNameTrump = "Trumps: @"_text;
inline constexpr Text kCallCard = "Call @"_text;
inline constexpr Text kChangeCard = "Throw @"_text;
inline constexpr Text kDrawNone = "Change none"_text;
inline constexpr Text kDrawOne = "Draw one"_text;
inline constexpr Text kDrawMore = "Draw @"_text;
inline constexpr Text kPhaseBid = "Hand @ · who plays"_text;
inline constexpr Text kPhaseCalled = "Called: @"_text;
inline constexpr Text kHasPassed = "passes"_text;
inline constexpr Text kHasBid = "promises @"_text;
inline constexpr Text kHasPlayed = "plays"_text;
inline constexpr Text kHasJoined = "joins in"_text;
inline constexpr Text kWaits = "to speak"_text;
inline constexpr Text kStaysOut = "stays out"_text;
inline constexpr Text kDeclarerPoints = "plays, @"_text;
inline constexpr Text kPartnerPoints = "partner, @"_text;
inline constexpr Text kTricksOf = "tricks: @"_text;

inline constexpr Text kYouPass = "You pass"_text;
inline constexpr Text kYouBid = "You promise @"_text;
inline constexpr Text kYouDeclare = "You play"_text;
inline constexpr Text kYouJoin = "You join in"_text;
inline constexpr Text kNamesTrump = "names trumps: @"_text;
inline constexpr Text kYouNameTrump = "You name trumps: @"_text;
inline constexpr Text kCalls = "calls @"_text;
inline constexpr Text kYouCall = "You call @"_text;
inline constexpr Text kThrows = "throws a card"_text;
inline constexpr Text kYouThrow = "You throw @"_text;
inline constexpr Text kStands = "changes none"_text;
inline constexpr Text kYouStand = "You change none"_text;
inline constexpr Text kDraws = "changes @"_text;
inline constexpr Text kYouDraw = "You change @"_text;

inline constexpr Text kCallBid = "¡@!"_text;
inline constexpr Text kCallPass = "Paso"_text;
inline constexpr Text kCallPlay = "¡Juego!"_text;
inline constexpr Text kCallJoin = "Acompaño"_text;
inline constexpr Text kCallTrump = "Triunfo, @"_text;
inline constexpr Text kCallCalled = "I call @"_text;
inline constexpr Text kCallDraws = "Cambio @"_text;
inline constexpr Text kCallStands = "Servido"_text;

inline constexpr Text kSings = "sings twenty in @"_text;
inline constexpr Text kYouSing = "You sing twenty in @"_text;
inline constexpr Text kSingsForty = "sings the forty"_text;
inline constexpr Text kYouSingForty = "You sing the forty"_text;
inline constexpr Text kSingsTute = "sings tute and wins the hand"_text;
inline constexpr Text kYouSingTute = "You sing tute and win the hand"_text;
inline constexpr Text kTakesTwenty = "takes twenty in @"_text;
inline constexpr Text kYouTakeTwenty = "You take twenty in @"_text;
inline constexpr Text kTakesForty = "takes the forty"_text;
inline constexpr Text kYouTakeForty = "You take the forty"_text;

inline constexpr Text kCallTwenty = "¡Veinte en @!"_text;
inline constexpr Text kCallForty = "¡Las cuarenta!"_text;
inline constexpr Text kCallTute = "¡Tute!"_text;

inline constexpr Text kTheForty = "The forty#a cante"_text;
inline constexpr Text kTheTwenty = "The twenty#a cante"_text;
inline constexpr Text kTheLastTen = "The last trick's ten"_text;
inline constexpr Text kTute = "Tute!"_text;
inline constexpr Text kCapote = "Capote!"_text;

inline constexpr Text kMustFollow = "You hold @: you must follow suit"_text;
inline constexpr Text kMustBeat = "You hold @ that beat it: you must"_text;
inline constexpr Text kMustTrump = "You have no @: you must play a trump"_text;
inline constexpr Text kMustOvertrump = "You must play a higher trump"_text;
inline constexpr Text kNoLoading = "No loading: play what counts least"_text;
inline constexpr Text kNoMoreChanges = "You cannot throw more"_text;

inline constexpr Text kRowCards = "Cards"_text;
inline constexpr Text kRowCantos = "Cantos"_text;
inline constexpr Text kRowLast = "Last trick"_text;
inline constexpr Text kRowTotal = "Total"_text;
inline constexpr Text kRowTricks = "Tricks"_text;
inline constexpr Text kLost = "loses"_text;
inline constexpr Text kLostTwice = "loses two"_text;
inline constexpr Text kRowLost = "The hand"_text;

inline constexpr Text kYouLose = "You lose the hand"_text;
inline constexpr Text kYouAreSafe = "You are safe"_text;
inline constexpr Text kNobodyLoses = "Nobody loses: another hand"_text;
inline constexpr Text kYouSatOut = "You sat this hand out"_text;
inline constexpr Text kYouAreOut = "You are out of the match"_text;
inline constexpr Text kYouWinMatch = "You win the match!"_text;
inline constexpr Text kMatchOver = "The match is over"_text;

inline constexpr Text kBecauseTute = "Tute was sung: all others lose"_text;
inline constexpr Text kBecauseTuteOfSide = "Tute was sung: it wins for that side"_text;
inline constexpr Text kBecauseCapote = "Capote: one player took every trick"_text;
inline constexpr Text kBecauseSungCapote = "Capote after a canto: it loses"_text;
inline constexpr Text kBecauseTie = "A tie, and nobody between"_text;
inline constexpr Text kBecauseTwo = "Only two took tricks: fewer points lose"_text;
inline constexpr Text kBecauseMiddle = "Those in the middle lose"_text;
inline constexpr Text kBecauseFewer = "Fewer points lose"_text;
inline constexpr Text kBecauseMade = "The promise was kept: all others lose"_text;
inline constexpr Text kBecauseFailed = "The promise was not kept: it loses"_text;
inline constexpr Text kBecausePairMade = "The two have more points: all others lose"_text;
inline constexpr Text kBecausePairFailed = "The two have no more points than the others: both lose"_text;
inline constexpr Text kBecauseBato = "Who falls short loses: two tricks to who plays, one to who joins"_text;
inline constexpr Text kRightClaim = "There was a renuncio: it costs two hands"_text;
inline constexpr Text kWrongClaim = "There was no renuncio: the claim loses"_text;

}  // namespace tapete::tute::say
