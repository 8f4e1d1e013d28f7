#pragma once
#include <string>
#include <string_view>

#include "core/text.hpp"

/// All that the app itself says; what a game says comes from the game. `@` stands for a value.
namespace tapete::words {

inline constexpr Text kOk{"Aceptar", "OK"};
inline constexpr Text kCancel{"Cancelar", "Cancel"};
inline constexpr Text kBack{"Volver", "Back"};
inline constexpr Text kClose{"Cerrar", "Close"};

inline constexpr Text kGame{"Juego", "Game"};
inline constexpr Text kContinue{"Seguir el encuentro", "Continue match"};
inline constexpr Text kNewMatch{"Encuentro nuevo", "New match"};
inline constexpr Text kRules{"Cómo se juega", "How to play"};
inline constexpr Text kGlossary{"Palabras del juego", "Words of the game"};
inline constexpr Text kSettings{"Ajustes", "Settings"};
inline constexpr Text kAbout{"Licencias", "Licences"};
inline constexpr Text kComing{"Cargando…", "Loading…"};
inline constexpr Text kMissing{"No se ha podido cargar. ¿Hay conexión a internet?",
                               "This could not be loaded. Are you connected to the internet?"};
inline constexpr Text kTryAgain{"Probar otra vez", "Try again"};

inline constexpr Text kMatches{"Mis encuentros", "My matches"};
inline constexpr Text kUnderWay{"A medias", "Playing"};
inline constexpr Text kDone{"Acabados", "Finished"};
inline constexpr Text kSummary{"Resumen", "Summary"};
inline constexpr Text kNoUnderWay{"No hay ninguno a medias.", "None is under way."};
inline constexpr Text kNoDone{"Todavía no has acabado ninguno.", "You have not finished any yet."};
inline constexpr Text kNoSummary{"Cuando hayas jugado una mano, aquí verás cómo te va.",
                                 "Once you have played a hand, you will see here how it goes."};
inline constexpr Text kUnreadable{"No se puede leer", "Cannot be read"};
inline constexpr Text kMatchWon{"Ganado", "Won"};
inline constexpr Text kMatchLost{"Perdido", "Lost"};
inline constexpr Text kGoOn{"Seguir", "Go on"};
inline constexpr Text kWatch{"Ver", "Watch"};
inline constexpr Text kSend{"Mandar", "Send"};
inline constexpr Text kDelete{"Borrar", "Delete"};
inline constexpr Text kDeleteTitle{"¿Borrar este encuentro?", "Delete this match?"};
inline constexpr Text kDeleteAsk{"No se puede recuperar.", "It cannot be brought back."};
inline constexpr Text kKeepIt{"Dejarlo", "Keep it"};
inline constexpr Text kDeleted{"Borrado", "Deleted"};
inline constexpr Text kSaveAll{"Guardar todo", "Save everything"};
inline constexpr Text kOpenFile{"Abrir fichero", "Open a file"};
inline constexpr Text kFileOpened{"Hecho: @ encuentros nuevos", "Done: @ new matches"};
inline constexpr Text kBadFile{"No se puede abrir este fichero", "This file cannot be opened"};
inline constexpr Text kBadLink{"No se puede abrir este enlace", "This link cannot be opened"};
inline constexpr Text kDamaged{"Está dañado o incompleto. No se ha cambiado nada.",
                               "It is damaged or incomplete. Nothing was changed."};
inline constexpr Text kFromFuture{
    "Es de una versión más nueva de Tapete. Vuelve a cargar la página y prueba otra vez. No se ha cambiado nada.",
    "It comes from a newer version of Tapete. Load the page again and try once more. Nothing was changed."};
inline constexpr Text kForeign{"No es de Tapete. No se ha cambiado nada.",
                               "It does not belong to Tapete. Nothing was changed."};

inline constexpr Text kMatchesWon{"@ de @ ganados", "@ of @ won"};
inline constexpr Text kPartidasCount{"Partidas", "Partidas"};
inline constexpr Text kCantesCount{"Cantes", "Cantes"};
inline constexpr Text kHandsCount{"Manos", "Hands"};
inline constexpr Text kForAgainst{"@ a @", "@ to @"};
inline constexpr Text kAgainstLevel{"Contra cada nivel", "Against each level"};
inline constexpr Text kPointsOverTime{"Puntos por mano", "Points a hand"};
inline constexpr Text kOwnPoints{"Los tuyos", "Yours"};
inline constexpr Text kOtherPoints{"Los de los rivales", "The others'"};

inline constexpr Text kHandBack{"« Mano", "« Hand"};
inline constexpr Text kStepBack{"Atrás", "Back"};
inline constexpr Text kStepOn{"Adelante", "Forward"};
inline constexpr Text kHandOn{"Mano »", "Hand »"};
inline constexpr Text kStepOf{"@ de @", "@ of @"};

inline constexpr Text kShareDeal{"Que la jueguen otros", "Let others play it"};
inline constexpr Text kShareMatch{"Este encuentro", "This match"};
inline constexpr Text kShareRules{"Mandar estas reglas", "Send these rules"};
inline constexpr Text kSharedDeal{"La misma mano", "The same hand"};
inline constexpr Text kCompare{"Comparar", "Compare"};
inline constexpr Text kSendResult{"Mandar el mío", "Send mine"};
inline constexpr Text kDealAsk{"Te han mandado una mano. Las cartas son las mismas para todos: a ver qué haces tú.",
                               "Somebody has sent you a hand. The cards are the same for all: let's see you."};
inline constexpr Text kDealPlayed{"Ya la han jugado: ", "Played so far by: "};
inline constexpr Text kPlayIt{"Jugarla", "Play it"};
inline constexpr Text kNotNow{"Ahora no", "Not now"};
inline constexpr Text kRulesAsk{"Te han mandado reglas de la casa: @. ¿Quieres jugar con ellas?",
                                "Somebody has sent you house rules: @. Do you want to play by them?"};
inline constexpr Text kUseThem{"Usarlas", "Use them"};
inline constexpr Text kMatchAsk{"Te han mandado un encuentro. Los tuyos se quedan como están.",
                                "Somebody has sent you a match. Yours stay as they are."};
inline constexpr Text kPlayOn{"Seguir jugándolo", "Play on"};
inline constexpr Text kWatchIt{"Verlo", "Watch it"};
inline constexpr Text kFromLink{"Un enlace", "A link"};

inline constexpr Text kLanguage{"Idioma", "Language"};
inline constexpr Text kTheme{"Colores", "Colours"};
inline constexpr Text kThemeAutomatic{"Automáticos", "Automatic"};
inline constexpr Text kThemeLight{"Claros", "Light"};
inline constexpr Text kThemeDark{"Oscuros", "Dark"};
inline constexpr Text kSpeed{"Ritmo de la mesa", "Pace of the table"};
inline constexpr Text kSpeedSlow{"Tranquilo", "Slow"};
inline constexpr Text kSpeedNormal{"Normal", "Normal"};
inline constexpr Text kSpeedFast{"Rápido", "Fast"};
inline constexpr Text kTextSize{"Tamaño del texto", "Text size"};
inline constexpr Text kFace{"Baraja", "Cards"};
inline constexpr Text kFaceClassic{"De siempre", "Classic"};
inline constexpr Text kFaceLarge{"Números grandes", "Large numbers"};
inline constexpr Text kSound{"Sonidos", "Sounds"};
inline constexpr Text kVoice{"Cantes en voz alta", "Calls said aloud"};
inline constexpr Text kContrast{"Más contraste", "More contrast"};
inline constexpr Text kStill{"Sin movimiento", "No movement"};
inline constexpr Text kLeftHanded{"Para zurdos", "Left-handed"};

inline constexpr Text kPlayers{"Jugadores", "Players"};
inline constexpr Text kTwo{"Dos, mano a mano", "Two, one against one"};
inline constexpr Text kThree{"Tres", "Three"};
inline constexpr Text kFour{"Cuatro", "Four"};
inline constexpr Text kPairs{"Cuatro, por parejas", "Four, in pairs"};
inline constexpr Text kFive{"Cinco", "Five"};
inline constexpr Text kSix{"Seis", "Six"};
inline constexpr Text kNames{"En la mesa", "At the table"};
inline constexpr Text kSeatYou{"Tu nombre", "Your name"};
inline constexpr Text kSeatRight{"A tu derecha", "On your right"};
inline constexpr Text kSeatPartner{"Enfrente, tu pareja", "Opposite, your partner"};
inline constexpr Text kSeatLeft{"A tu izquierda", "On your left"};
inline constexpr Text kSeatRival{"Enfrente, tu rival", "Opposite, your rival"};
inline constexpr Text kSeatOpposite{"Enfrente", "Opposite"};
inline constexpr Text kSeatFrontRight{"Enfrente, a la derecha", "Opposite, to the right"};
inline constexpr Text kSeatFrontLeft{"Enfrente, a la izquierda", "Opposite, to the left"};
inline constexpr Text kPerson{"Juega aquí", "Plays here"};
inline constexpr Text kBot{"Lo juega el programa", "Played by the program"};
inline constexpr Text kChangeName{"Cambiar el nombre", "Change the name"};
inline constexpr Text kLevel{"Nivel de los demás", "Level of the others"};
inline constexpr Text kDealerDraw{"Quién da primero", "Who deals first"};
inline constexpr Text kLength{"Cuándo acaba el encuentro", "When the match ends"};
inline constexpr Text kHouseRules{"Reglas de la casa", "House rules"};
inline constexpr Text kHouseRulesHelp{"Si hay dudas, se dejan como están.", "If in doubt, leave them as they are."};
inline constexpr Text kUsual{"Volver a lo normal", "Back to the usual"};
inline constexpr Text kBegin{"Empezar", "Start"};
inline constexpr Text kLess{"Menos", "Fewer"};
inline constexpr Text kMore{"Más", "More"};

inline constexpr Text kDrawResult{"Da @", "@ deals"};
inline constexpr Text kDrawResultYou{"Das tú", "You deal"};
inline constexpr Text kDrawPairs{"@ contra @", "@ against @"};
inline constexpr Text kAnd{" y ", " and "};
inline constexpr Text kDeal{"Repartir", "Deal"};

inline constexpr Text kRedDie{"Dado rojo", "Red die"};
inline constexpr Text kRedDieTaken{"Dado rojo, elegido", "Red die, taken"};
inline constexpr Text kBlackDie{"Dado negro", "Black die"};
inline constexpr Text kBlackDieTaken{"Dado negro, elegido", "Black die, taken"};
inline constexpr Text kChooseDice{"Toca de uno a tres dados", "Touch one to three dice"};
inline constexpr Text kMostDice{"Se tiran tres dados como mucho", "Three dice at the most"};
inline constexpr Text kChooseOthers{"Elegir otras", "Choose others"};
inline constexpr Text kSpace{"fila @, espacio @", "row @, space @"};
inline constexpr Text kPoints{"@ puntos", "@ points"};
inline constexpr Text kPointsTitle{"De dónde salen los puntos", "Where the points come from"};
inline constexpr Text kTotal{"Total", "Total"};
inline constexpr Text kFirstPlayer{"Jugador 1", "Player 1"};
inline constexpr Text kPassTo{"Pasa la pantalla a @", "Pass the screen to @"};
inline constexpr Text kPassNote{"Sus cartas se ven cuando pulse, y solo entonces.",
                                "The cards are shown at a press, not before."};
inline constexpr Text kTakeDevice{"Soy @: ver mis cartas", "I am @: show my cards"};
inline constexpr Text kHandOver{"Le toca a @", "@ is to play"};

inline constexpr Text kUs{"Nosotros", "Us"};
inline constexpr Text kThem{"Ellos", "Them"};
inline constexpr Text kYou{"Tú", "You"};
inline constexpr Text kYourTurn{"Te toca", "Your turn"};
inline constexpr Text kTurnOf{"Juega @", "@ plays"};
inline constexpr Text kDealerMark{"da", "deals"};
inline constexpr Text kTrumpIs{"Pintan @", "Trumps: @"};
inline constexpr Text kCards{"@ cartas", "@ cards"};
inline constexpr Text kCard{"@ carta", "@ card"};
inline constexpr Text kNoTrick{"Todavía no hay ninguna baza", "No trick yet"};
inline constexpr Text kLastTrick{"Última baza · @", "Last trick · @"};
inline constexpr Text kTableEmpty{"No hay cartas en la mesa.", "There are no cards on the table."};
inline constexpr Text kOnTable{"En la mesa, @.", "On the table, @."};
inline constexpr Text kWinning{"Va ganando @.", "So far it is won by: @."};
inline constexpr Text kTurnedUp{"Muestra: @.", "Turned up: @."};
inline constexpr Text kInStock{"Quedan @ en el mazo.", "@ left in the stock."};
inline constexpr Text kYouDraw{"Coges @.", "You draw @."};
inline constexpr Text kNoCards{"No tienes cartas.", "You have no cards."};
inline constexpr Text kYourCards{"Tus cartas: @.", "Your cards: @."};
inline constexpr Text kPlayable{"Puedes jugar @.", "You may play @."};
inline constexpr Text kWonOf{"@ de @ ganadas", "@ of @ won"};
inline constexpr Text kLostOf{"@ de @ perdidas", "@ of @ lost"};
inline constexpr Text kSetsOf{"@ de @ cotos", "@ of @ cotos"};
inline constexpr Text kAskHand{"Oír mis cartas", "Hear my cards"};
inline constexpr Text kAskTable{"Oír la mesa", "Hear the table"};
inline constexpr Text kAskScore{"Oír los puntos", "Hear the points"};
inline constexpr Text kCotos{"Cotos", "Cotos"};
inline constexpr Text kMenu{"Menú", "Menu"};
inline constexpr Text kHelp{"Teclas", "Keys"};
inline constexpr Text kHelpLine{
    "Flechas: elegir  ·  Intro: jugar  ·  1-9: jugar esa carta  ·  U: deshacer  ·  Esc: cerrar  ·  C, T, P: oír "
    "cartas, mesa y puntos",
    "Arrows: choose  ·  Enter: play  ·  1-9: play that card  ·  U: undo  ·  Esc: close  ·  C, T, P: hear cards, "
    "table and points"};
inline constexpr Text kUndo{"Deshacer", "Undo"};
inline constexpr Text kLeave{"Dejar la mesa", "Leave the table"};
inline constexpr Text kNextHand{"Siguiente mano", "Next hand"};
inline constexpr Text kNextPartida{"Siguiente partida", "Next partida"};
inline constexpr Text kNextCoto{"Siguiente coto", "Next coto"};
inline constexpr Text kRematch{"Revancha", "Rematch"};

inline constexpr Text kSeal{"Baraja sellada", "Sealed deck"};
inline constexpr Text kSealHelp{
    "Este sello sale del orden de la baraja de esta mano y no deja ver ninguna carta. Apúntalo si quieres: al acabar "
    "la mano se enseña la baraja y cualquiera puede comprobar que no se ha cambiado nada.",
    "This seal is made from the order of this hand's deck, and gives no card away. Note it down if you like: after the "
    "hand the deck is shown, and anybody can check that nothing was changed."};
inline constexpr Text kSealOpen{
    "La mano ha terminado. Esta era la baraja: quién dio y las cartas, de arriba abajo. El sello es la huella SHA-256 "
    "de esta línea: con una sola carta cambiada saldría otro.",
    "The hand is over. This was the deck: who dealt, and the cards from the top. The seal is the SHA-256 of this line: "
    "with a single card changed it would be another."};
inline constexpr Text kSealCheck{"Para comprobarlo, en una terminal:", "To check it, in a terminal:"};
inline constexpr Text kCopySeal{"Copiar el sello", "Copy the seal"};
inline constexpr Text kCopyCheck{"Copiar la orden", "Copy the command"};
inline constexpr Text kCopied{"Copiado", "Copied"};
inline constexpr Text kNotCopied{"Aquí no se puede copiar", "Nothing can be copied here"};

inline constexpr Text kClaimTitle{"¿Reclamar renuncio?", "Claim a renuncio?"};
inline constexpr Text kClaimYes{"Reclamar", "Claim"};
inline constexpr Text kClaimNo{"Seguir jugando", "Play on"};

inline constexpr Text kBadRecord{"No se puede abrir este encuentro", "This match cannot be opened"};
inline constexpr Text kBadLine{"Línea @: ", "Line @: "};
inline constexpr Text kKept{"No se ha borrado nada: sigue en tus encuentros.",
                            "Nothing was deleted: it is still among your matches."};
inline constexpr Text kNewerTitle{"Hay una versión más nueva", "There is a newer version"};
inline constexpr Text kNewer{
    "Lo guardado es de una versión más nueva de Tapete y no se toca. Vuelve a cargar la página; si juegas así, no se "
    "guarda.",
    "What is stored belongs to a newer version of Tapete and is left alone. Load the page again; what you play like "
    "this "
    "is not kept."};
inline constexpr Text kBadAddress{"En la dirección hay algo que no vale", "Something in the address is no good"};
inline constexpr Text kBadAddressHelp{"En su lugar vale lo de siempre.", "The usual is taken instead."};
inline constexpr Text kUpdate{"Versión nueva: actualizar", "New version: update"};
inline constexpr Text kUnsavedTitle{"Aquí no se puede guardar", "Nothing can be saved here"};
inline constexpr Text kUnsaved{"Se puede seguir jugando, pero el encuentro se pierde al cerrar.",
                               "You can play on, but the match is lost when this is closed."};

/// The name of a bot's level for people; the level itself where there is none.
std::string level_name(std::string_view level, Lang lang);
/// The usual name of a player: who is at the screen, or one of the others.
std::string usual_name(int player, Lang lang);
/// The words for so many players; `pairs`: four play in pairs.
std::string players_words(int players, bool pairs, Lang lang);
/// Where somebody sits, seen from seat 0.
std::string seat_words(int seat, int players, bool pairs, Lang lang);

}  // namespace tapete::words
