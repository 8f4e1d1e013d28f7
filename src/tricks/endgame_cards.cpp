#include "tricks/endgame_cards.hpp"

#include <algorithm>

namespace tapete {

void EndgameCards::load(const Ranking& ranking, const Endgame& p) {
  players_ = p.players;
  trump_ = p.trump;
  last_trick_ = p.last_trick;
  one_marriage_ = p.one_marriage;
  own_ = {};
  suit_ = {};
  points_bit_ = {};
  CardSet all;
  for (const CardSet hand : p.hands) all |= hand;
  assert(all.size() <= Endgame::kMostCards && !all.empty());
  int bit = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    FixedList<Card, 16> cards;
    for (const Card card : all.suit(suit)) cards.push_back(card);
    for (const Card card : p.trick)
      if (card.suit() == suit) cards.push_back(card);
    std::sort(cards.begin(), cards.end(),
              [&ranking](Card a, Card b) { return ranking.strength_of(a) < ranking.strength_of(b); });
    for (const Card card : cards) {
      card_[at(bit)] = card;
      bit_[at(card.index())] = static_cast<std::uint8_t>(bit);
      points_[at(bit)] = static_cast<std::uint8_t>(ranking.points_of(card));
      for (int digit = 0; digit < 4; ++digit)
        if (has(points_[at(bit)], digit)) points_bit_[at(digit)] |= bit_mask(bit);
      suit_of_[at(bit)] = static_cast<std::uint8_t>(suit);
      suit_[at(suit)] |= bit_mask(bit);
      for (int seat = 0; seat < players_; ++seat)
        if (p.hands[at(seat)].has(card)) own_[at(seat)] |= bit_mask(bit);
      ++bit;
    }
  }
  for (int card = 0; card < bit; ++card) {
    const int suit = suit_of_[at(card)];
    beating_[at(card)] = (suit_[at(suit)] & above(card)) | (suit == trump_ ? 0 : suit_[at(trump_)]);
  }
  find_pairs(p);
}

/// Finds the marriages of which one hand holds both cards.
void EndgameCards::find_pairs(const Endgame& p) {
  pair_ = {};
  pairs_ = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet pair = CardSet::of(Card{suit, p.king}) | CardSet::of(Card{suit, p.queen});
    for (int seat = 0; seat < players_; ++seat) {
      if (!p.hands[at(seat)].has_all(pair)) continue;
      pair_owner_[at(suit)] = static_cast<std::uint8_t>(seat);
      pairs_ |= 1U << suit;
      for (const Card card : pair) pair_[at(suit)] |= bit_mask(bit_[at(card.index())]);
    }
  }
}

EndgameCards::Trick EndgameCards::open_trick(const Endgame& p) const {
  Trick trick;
  trick.seat = p.leader;
  trick.sung = p.sung;
  for (const Card card : p.trick) trick = with_card(trick, bit_[at(card.index())]);
  return trick;
}

}  // namespace tapete
