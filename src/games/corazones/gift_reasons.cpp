#include "game/card_words.hpp"
#include "games/corazones/corazones.hpp"

/// Reasons for giving cards to another player.
namespace tapete::corazones {
namespace {

/// Returns the number of spades below the queen. While the seat has one, it need not play the queen when spades are
/// led.
int guards(const State& s) {
  const CardSet spades = s.hand[at(s.actor)].suit(kSpades);
  return (spades - kHighSpades - CardSet::of_known(kQueen)).size();
}

std::string words_for_queen(const State& s, Lang lang) {
  constexpr int kFew = 3;
  if (guards(s) > kFew) return std::string{"The queen of spades costs 13 points."_reason(lang)};
  if (guards(s) == 0) return std::string{"No lower spade protects the queen, which costs 13 points."_reason(lang)};
  return count_words(guards(s), "Only one lower spade protects the queen, which costs 13 points."_reason,
                     "Only @ lower spades protect the queen, which costs 13 points."_reason, lang);
}

/// Returns the reason for giving `card`, which is neither a high spade nor a high heart.
std::string words_for_other(const State& s, Card card, bool high, Lang lang) {
  const std::string suit = suit_word(Duties::kDeck, card.suit(), lang);
  const int cards = s.hand[at(s.actor)].suit(card.suit()).size();
  if (cards == 1) return fill("Without @, you can discard when that suit is led."_reason(lang), suit);
  if (high) return fill("High @ win tricks that are better lost."_reason(lang), suit);
  if (cards == 2) return fill("With fewer @, the time to discard comes sooner."_reason(lang), suit);
  return fill("With @, a trick might be won that is better lost."_reason(lang), card_words(Duties::kDeck, card, lang));
}

}  // namespace

std::string Duties::meaning(const State& s, Action action, Lang lang) {
  constexpr int kHigh = 8;  // strength of the ten
  if (s.phase != TrickPhase::give) return {};
  const Card card = card_of(action);
  const bool high = kRanking.strength_of(card) >= kHigh;
  if (card == kQueen) return words_for_queen(s, lang);
  if (kHighSpades.has(card)) return std::string{"High spades may have to take the queen."_reason(lang)};
  if (high && card.suit() == kHearts) return std::string{"High hearts win tricks with points."_reason(lang)};
  return words_for_other(s, card, high, lang);
}

}  // namespace tapete::corazones
