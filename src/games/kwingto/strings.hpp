#pragma once
#include <string>

#include "core/card.hpp"
#include "core/text.hpp"

/// What Kwingto says to players.
namespace tapete::kwingto {

/// "corazones", "hearts"
std::string suit_word(int suit, Lang lang);
/// "el siete de corazones", "the seven of hearts"
std::string card_words(Card card, Lang lang);
/// "7", "10", "J", "A": as it stands on a card.
std::string rank_sign(int rank);
/// "un dado rojo y dos negros"
std::string dice_words(int reds, int blacks, Lang lang);

namespace say {

inline constexpr Text kYourBoard{"Tu tablero", "Your board"};
inline constexpr Text kBoard{"Tablero", "Board"};
inline constexpr Text kDice{"Dados", "Dice"};
inline constexpr Text kEmptyBoard{"vacío", "empty"};
inline constexpr Text kEmptySpace{"nada", "none"};
inline constexpr Text kRedDie{"rojo @", "red @"};
inline constexpr Text kBlackDie{"negro @", "black @"};
inline constexpr Text kYourDeck{"Tu baraja", "Your deck"};

inline constexpr Text kChoose{"Elige dados", "Choose dice"};
inline constexpr Text kKeepOrRoll{"Ha salido @", "The result is @"};
inline constexpr Text kPlaceNow{"Se coloca @", "@ may be placed"};
inline constexpr Text kNothing{"@: tiro fallido", "@: a failed throw"};
inline constexpr Text kFillRow{"Por quemar: @", "To burn: @"};
inline constexpr Text kPenaltyNow{"Tiro fallido: quema una", "Failed throw: burn one"};

inline constexpr Text kThrow{"Tirar @", "Throw @"};
inline constexpr Text kKeep{"Quedarse con @", "Keep @"};
inline constexpr Text kReroll{"Volver a tirar", "Roll again"};
inline constexpr Text kPlace{"Colocar @", "Place @"};
inline constexpr Text kPass{"No colocar", "Place none"};
inline constexpr Text kPassActive{"No colocar (penaliza)", "Place none (penalty)"};
inline constexpr Text kBurn{"Quemar @", "Burn @"};

inline constexpr Text kNoteRow{"fila llena: @ puntos", "row full: @ points"};
inline constexpr Text kNoteRun{"escalera: +@", "run: +@"};
inline constexpr Text kNoteColumn{"columna: @ puntos", "column: @ points"};
inline constexpr Text kNoteNew{"abre fila (quemas 4)", "opens a row (you burn 4)"};
inline constexpr Text kNoteBetween{"caben @ y @", "@ and @ fit"};
inline constexpr Text kNoteSide{"caben @", "@ fit"};
inline constexpr Text kNoteClosed{"deja huecos sin carta posible", "leaves gaps that nothing fills"};

inline constexpr Text kTakes{"tira @", "throws @"};
inline constexpr Text kYouTake{"Tiras @", "You throw @"};
inline constexpr Text kRolled{"Salen @: @", "@: @"};
inline constexpr Text kKeeps{"se queda con @", "keeps @"};
inline constexpr Text kYouKeep{"Te quedas con @", "You keep @"};
inline constexpr Text kRerolls{"vuelve a tirar", "rolls again"};
inline constexpr Text kYouReroll{"Vuelves a tirar", "You roll again"};
inline constexpr Text kPlaces{"coloca @", "places @"};
inline constexpr Text kYouPlace{"Colocas @", "You place @"};
inline constexpr Text kFails{"no coloca y quema una carta", "places nothing and burns a card"};
inline constexpr Text kYouFail{"No colocas y quemas una carta", "You place nothing and burn a card"};
inline constexpr Text kCallFail{"¡Tiro fallido!", "A failed throw!"};

inline constexpr Text kRows{"Filas", "Rows"};
inline constexpr Text kColumns{"Columnas", "Columns"};
inline constexpr Text kRuns{"Escaleras", "Runs"};
inline constexpr Text kPenalties{"Tiros fallidos", "Failed throws"};
inline constexpr Text kTotal{"Total", "Total"};
inline constexpr Text kBefore{"De antes", "From before"};
inline constexpr Text kSum{"En el encuentro", "In the match"};
inline constexpr Text kWinsGame{"@ gana la partida", "@ wins the game"};
inline constexpr Text kDrawn{"Empate: la partida no es de nadie", "A tie: nobody wins the game"};
inline constexpr Text kWinsMatch{"¡@ gana el encuentro!", "@ wins the match!"};
inline constexpr Text kPlayOff{"Se juega otra para desempatar", "Another is played to break the tie"};
inline constexpr Text kByCards{"A puntos iguales gana quien más cartas ha colocado",
                               "Equal points: the most cards placed decide"};

}  // namespace say
}  // namespace tapete::kwingto
