#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

/// All that the app itself says; what a game says comes from the game. `@` stands for a value.
namespace tapete::words {

inline constexpr Text kOk{"OK"};
inline constexpr Text kCancel{"Cancel"};
inline constexpr Text kBack{"Back"};
inline constexpr Text kClose{"Close"};

inline constexpr Text kGame{"Game"};
inline constexpr Text kContinue{"Continue match"};
inline constexpr Text kNewMatch{"New match"};
inline constexpr Text kRules{"How to play"};
inline constexpr Text kGlossary{"Words of the game"};
inline constexpr Text kSettings{"Settings"};
inline constexpr Text kAbout{"Licences"};
inline constexpr Text kComing{"Loading…"};
inline constexpr Text kMissing{"This could not be loaded. Are you connected to the internet?"};
inline constexpr Text kTryAgain{"Try again"};

inline constexpr Text kMatches{"My matches"};
inline constexpr Text kUnderWay{"Playing"};
inline constexpr Text kDone{"Finished"};
inline constexpr Text kSummary{"Summary"};
inline constexpr Text kNoUnderWay{"None is under way."};
inline constexpr Text kNoDone{"You have not finished any yet."};
inline constexpr Text kNoSummary{"Once you have played a hand, you will see here how it goes."};
inline constexpr Text kUnreadable{"Cannot be read"};
inline constexpr Text kMatchWon{"Won"};
inline constexpr Text kMatchLost{"Lost"};
inline constexpr Text kGoOn{"Go on"};
inline constexpr Text kWatch{"Watch"};
inline constexpr Text kSend{"Send"};
inline constexpr Text kDelete{"Delete"};
inline constexpr Text kDeleteTitle{"Delete this match?"};
inline constexpr Text kDeleteAsk{"It cannot be brought back."};
inline constexpr Text kKeepIt{"Keep it"};
inline constexpr Text kDeleted{"Deleted"};
inline constexpr Text kSaveAll{"Save everything"};
inline constexpr Text kOpenFile{"Open a file"};
inline constexpr Text kFileOpened{"Done: @ new matches"};
inline constexpr Text kBadFile{"This file cannot be opened"};
inline constexpr Text kBadLink{"This link cannot be opened"};
inline constexpr Text kDamaged{"It is damaged or incomplete. Nothing was changed."};
inline constexpr Text kFromFuture{
    "It comes from a newer version of Tapete. Load the page again and try once more. Nothing was changed."};
inline constexpr Text kForeign{"It does not belong to Tapete. Nothing was changed."};

inline constexpr Text kMatchesWon{"@ of @ won"};
inline constexpr Text kPartidasCount{"Partidas"};
inline constexpr Text kCantesCount{"Cantes"};
inline constexpr Text kHandsCount{"Hands"};
inline constexpr Text kForAgainst{"@ to @"};
inline constexpr Text kAgainstLevel{"Against each level"};
inline constexpr Text kPointsOverTime{"Points a hand"};
inline constexpr Text kOwnPoints{"Yours"};
inline constexpr Text kOtherPoints{"The others'"};

inline constexpr Text kHandBack{"« Hand"};
inline constexpr Text kStepBack{"Back#a step"};
inline constexpr Text kStepOn{"Forward"};
inline constexpr Text kHandOn{"Hand »"};
inline constexpr Text kStepOf{"@ of @"};

inline constexpr Text kShareDeal{"Let others play it"};
inline constexpr Text kShareMatch{"This match"};
inline constexpr Text kShareRules{"Send these rules"};
inline constexpr Text kSharedDeal{"The same hand"};
inline constexpr Text kCompare{"Compare"};
inline constexpr Text kSendResult{"Send mine"};
inline constexpr Text kDealAsk{"Somebody has sent you a hand. The cards are the same for all: let's see you."};
inline constexpr Text kDealPlayed{"Played so far by: "};
inline constexpr Text kPlayIt{"Play it"};
inline constexpr Text kNotNow{"Not now"};
inline constexpr Text kRulesAsk{"Somebody has sent you house rules: @. Do you want to play by them?"};
inline constexpr Text kUseThem{"Use them"};
inline constexpr Text kMatchAsk{"Somebody has sent you a match. Yours stay as they are."};
inline constexpr Text kPlayOn{"Play on#this match"};
inline constexpr Text kWatchIt{"Watch it"};
inline constexpr Text kFromLink{"A link"};

inline constexpr Text kOwnName{"English#the name of this language"};
inline constexpr Text kLanguage{"Language"};
inline constexpr Text kTheme{"Colours"};
inline constexpr Text kThemeAutomatic{"Automatic"};
inline constexpr Text kThemeLight{"Light"};
inline constexpr Text kThemeDark{"Dark"};
inline constexpr Text kSpeed{"Pace of the table"};
inline constexpr Text kSpeedSlow{"Slow"};
inline constexpr Text kSpeedNormal{"Normal"};
inline constexpr Text kSpeedFast{"Fast"};
inline constexpr Text kTextSize{"Text size"};
inline constexpr Text kFace{"Cards#the deck"};
inline constexpr Text kFaceClassic{"Classic"};
inline constexpr Text kFaceLarge{"Large numbers"};
inline constexpr Text kSound{"Sounds"};
inline constexpr Text kVoice{"Calls said aloud"};
inline constexpr Text kContrast{"More contrast"};
inline constexpr Text kStill{"No movement"};
inline constexpr Text kLeftHanded{"Left-handed"};

inline constexpr Text kPlayers{"Players"};
inline constexpr Text kTwo{"Two, one against one"};
inline constexpr Text kThree{"Three"};
inline constexpr Text kFour{"Four"};
inline constexpr Text kPairs{"Four, in pairs"};
inline constexpr Text kFive{"Five"};
inline constexpr Text kSix{"Six"};
inline constexpr Text kNames{"At the table"};
inline constexpr Text kSeatYou{"Your name"};
inline constexpr Text kSeatRight{"On your right"};
inline constexpr Text kSeatPartner{"Opposite, your partner"};
inline constexpr Text kSeatLeft{"On your left"};
inline constexpr Text kSeatRival{"Opposite, your rival"};
inline constexpr Text kSeatOpposite{"Opposite"};
inline constexpr Text kSeatFrontRight{"Opposite, to the right"};
inline constexpr Text kSeatFrontLeft{"Opposite, to the left"};
inline constexpr Text kPerson{"Plays here"};
inline constexpr Text kBot{"Played by the program"};
inline constexpr Text kChangeName{"Change the name"};
inline constexpr Text kLevel{"Level of the others"};
inline constexpr Text kDealerDraw{"Who deals first"};
inline constexpr Text kLength{"When the match ends"};
inline constexpr Text kHouseRules{"House rules"};
inline constexpr Text kHouseRulesHelp{"If in doubt, leave them as they are."};
inline constexpr Text kUsual{"Back to the usual"};
inline constexpr Text kBegin{"Start"};
inline constexpr Text kLess{"Fewer"};
inline constexpr Text kMore{"More"};

inline constexpr Text kDrawResult{"@ deals"};
inline constexpr Text kDrawResultYou{"You deal"};
inline constexpr Text kDrawPairs{"@ against @"};
inline constexpr Text kAnd{" and "};
inline constexpr Text kDate{"Y-M-D"};  ///< for year, month and day
inline constexpr Text kDeal{"Deal"};

inline constexpr Text kRedDie{"Red die"};
inline constexpr Text kRedDieTaken{"Red die, taken"};
inline constexpr Text kBlackDie{"Black die"};
inline constexpr Text kBlackDieTaken{"Black die, taken"};
inline constexpr Text kChooseDice{"Touch one to three dice"};
inline constexpr Text kMostDice{"Three dice at the most"};
inline constexpr Text kChooseOthers{"Choose others"};
inline constexpr Text kSpace{"row @, space @"};
inline constexpr Text kPoints{"@ points"};
inline constexpr Text kPointsTitle{"Where the points come from"};
inline constexpr Text kTotal{"Total"};
inline constexpr Text kFirstPlayer{"Player 1"};
inline constexpr Text kPassTo{"Pass the screen to @"};
inline constexpr Text kPassNote{"The cards are shown at a press, not before."};
inline constexpr Text kTakeDevice{"I am @: show my cards"};
inline constexpr Text kHandOver{"@ is to play"};

inline constexpr Text kUs{"Us"};
inline constexpr Text kThem{"Them"};
inline constexpr Text kYou{"You"};
inline constexpr Text kYourTurn{"Your turn"};
inline constexpr Text kTurnOf{"@ plays"};
inline constexpr Text kDealerMark{"deals"};
inline constexpr Text kTrumpIs{"Trumps: @#the app"};
inline constexpr Text kCards{"@ cards"};
inline constexpr Text kCard{"@ card"};
inline constexpr Text kNoTrick{"No trick yet"};
inline constexpr Text kLastTrick{"Last trick · @"};
inline constexpr Text kTableEmpty{"There are no cards on the table."};
inline constexpr Text kOnTable{"On the table, @."};
inline constexpr Text kWinning{"So far it is won by: @."};
inline constexpr Text kTurnedUp{"Turned up: @."};
inline constexpr Text kInStock{"@ left in the stock."};
inline constexpr Text kYouDraw{"You draw @."};
inline constexpr Text kNoCards{"You have no cards."};
inline constexpr Text kYourCards{"Your cards: @."};
inline constexpr Text kPlayable{"You may play @."};
inline constexpr Text kWonOf{"@ of @ won#partidas"};
inline constexpr Text kLostOf{"@ of @ lost"};
inline constexpr Text kSetsOf{"@ of @ cotos"};
inline constexpr Text kAskHand{"Hear my cards"};
inline constexpr Text kAskTable{"Hear the table"};
inline constexpr Text kAskScore{"Hear the points"};
inline constexpr Text kCotos{"Cotos"};
inline constexpr Text kMenu{"Menu"};
inline constexpr Text kHelp{"Keys"};
inline constexpr Text kHelpLine{
    "Arrows: choose  ·  Enter: play  ·  1-9: play that card  ·  U: undo  ·  Esc: close  ·  C, T, P: hear cards, table "
    "and points"};
inline constexpr Text kUndo{"Undo"};
inline constexpr Text kLeave{"Leave the table"};
inline constexpr Text kNextHand{"Next hand"};
inline constexpr Text kNextPartida{"Next partida"};
inline constexpr Text kNextCoto{"Next coto"};
inline constexpr Text kRematch{"Rematch"};

inline constexpr Text kSeal{"Sealed deck"};
inline constexpr Text kSealHelp{
    "This seal is made from the order of this hand's deck, and gives no card away. Note it down if you like: after the "
    "hand the deck is shown, and anybody can check that nothing was changed."};
inline constexpr Text kSealOpen{
    "The hand is over. This was the deck: who dealt, and the cards from the top. The seal is the SHA-256 of this line: "
    "with a single card changed it would be another."};
inline constexpr Text kSealCheck{"To check it, in a terminal:"};
inline constexpr Text kCopySeal{"Copy the seal"};
inline constexpr Text kCopyCheck{"Copy the command"};
inline constexpr Text kCopied{"Copied"};
inline constexpr Text kNotCopied{"Nothing can be copied here"};

inline constexpr Text kClaimTitle{"Claim a renuncio?"};
inline constexpr Text kClaimYes{"Claim"};
inline constexpr Text kClaimNo{"Play on"};

inline constexpr Text kBadRecord{"This match cannot be opened"};
inline constexpr Text kBadLine{"Line @: "};
inline constexpr Text kKept{"Nothing was deleted: it is still among your matches."};
inline constexpr Text kNewerTitle{"There is a newer version"};
inline constexpr Text kNewer{
    "What is stored belongs to a newer version of Tapete and is left alone. Load the page again; what you play like "
    "this is not kept."};
inline constexpr Text kBadAddress{"Something in the address is no good"};
inline constexpr Text kBadAddressHelp{"The usual is taken instead."};
inline constexpr Text kUpdate{"New version: update"};
inline constexpr Text kUnsavedTitle{"Nothing can be saved here"};
inline constexpr Text kUnsaved{"You can play on, but the match is lost when this is closed."};

/// The name of a bot's level for people; the level itself where there is none.
std::string level_name(std::string_view level, Lang lang);
/// The usual name of a player: who is at the screen, or one of the others.
std::string usual_name(int player, Lang lang);
/// The words for so many players; `pairs`: four play in pairs.
std::string players_words(int players, bool pairs, Lang lang);
/// Where somebody sits, seen from seat 0.
std::string seat_words(int seat, int players, bool pairs, Lang lang);

}  // namespace tapete::words
