#pragma once
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// The two families of decks. A card does not store its deck; the game knows the deck.
enum class Deck : std::uint8_t { spanish, french };

inline constexpr int kSuits = 4;  ///< suits of a deck
/// Returns the number of ranks in a suit. Ranks count from 0 in this order: Spanish A234567SCR, French A23456789TJQK.
inline constexpr int ranks_of(Deck deck) { return deck == Deck::spanish ? 10 : 13; }

/// A card, stored as suit * 16 + rank, so that a set of cards is one 64-bit mask with 16 bits for each suit. Suits
/// count from 0 in this order: Spanish o c e b (oros, copas, espadas, bastos), French s h d c (spades, hearts,
/// diamonds, clubs).
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(int suit, int rank) : index_(static_cast<std::uint8_t>(suit * 16 + rank)) {}
  static constexpr Card from_index(int index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  [[nodiscard]] constexpr int suit() const { return index_ >> 4; }
  [[nodiscard]] constexpr int rank() const { return index_ & 15; }
  /// Returns the position of this card's bit in a CardSet, 0 to 63; 255 for the unknown card.
  [[nodiscard]] constexpr int index() const { return index_; }
  /// Returns false for a card that the observer does not know (`??` in a record).
  [[nodiscard]] constexpr bool known() const { return index_ != kUnknownIndex; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr std::uint8_t kUnknownIndex = 255;
  std::uint8_t index_ = kUnknownIndex;
};

inline constexpr Card kUnknownCard{};

/// A set of known cards. Its operations take a few instructions each.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr CardSet of(Card card) {
    return card.known() ? CardSet{std::uint64_t{1} << card.index()} : CardSet{};
  }
  /// Returns the same set as of(), without a check for the unknown card. The card must be known.
  static constexpr CardSet of_known(Card card) {
    assert(card.known());
    return CardSet{std::uint64_t{1} << card.index()};
  }
  static constexpr CardSet of_suit(int suit) { return CardSet{std::uint64_t{0xFFFF} << (16 * suit)}; }
  static constexpr CardSet full(Deck deck) {
    const std::uint64_t suit = (std::uint64_t{1} << ranks_of(deck)) - 1;
    return CardSet{suit | suit << 16 | suit << 32 | suit << 48};
  }

  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr bool has(Card card) const { return card.known() && (bits_ >> card.index() & 1) != 0; }
  [[nodiscard]] constexpr bool has_all(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr CardSet suit(int suit) const { return *this & of_suit(suit); }
  /// Returns whether `test(card)` is true for at least one card of the set.
  template <class Test>
  [[nodiscard]] constexpr bool any(const Test& test) const {
    for (const Card card : *this)
      if (test(card)) return true;
    return false;
  }
  /// Returns the card with the lowest index. The set must not be empty.
  [[nodiscard]] constexpr Card first() const {
    assert(bits_ != 0);
    return Card::from_index(std::countr_zero(bits_));
  }

  /// Returns the n-th card in the order of indices, 0 <= n < size(). If n < kSmallSet, no branch depends on n: n is
  /// usually random, and the processor could not predict the branch.
  [[nodiscard]] constexpr Card nth(int n) const {
    assert(n < size());
    std::uint64_t rest = bits_;
    for (; n >= kSmallSet; --n) rest &= rest - 1;
    // The loop removes the first n cards. An `if` in the loop would be compiled to a branch.
    for (int i = 0; i < kSmallSet - 1; ++i) rest &= rest - static_cast<std::uint64_t>(i < n);
    return Card::from_index(std::countr_zero(rest));
  }

  /// Adds a card. add() and remove() ignore the unknown card, because a set cannot count hidden cards.
  constexpr void add(Card card) { bits_ |= of(card).bits_; }
  constexpr void remove(Card card) { bits_ &= ~of(card).bits_; }

  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet{a.bits_ & b.bits_}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet{a.bits_ | b.bits_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet{a.bits_ & ~b.bits_}; }
  constexpr CardSet& operator|=(CardSet o) { return *this = *this | o; }
  constexpr CardSet& operator&=(CardSet o) { return *this = *this & o; }
  constexpr CardSet& operator-=(CardSet o) { return *this = *this - o; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  static constexpr int kSmallSet = 6;  ///< for smaller n, nth() has no branch that depends on n

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card::from_index(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  std::uint64_t bits_ = 0;
};

/// Returns the letter of a suit in records: one of `oceb` or `shdc`.
char suit_letter(Deck deck, int suit);
/// Returns the suit with this letter. Returns no value if the deck has none.
std::optional<int> parse_suit(Deck deck, std::string_view text);

/// Returns the name of a card in records, rank before suit: `Ao`, `Cc`, `Th`; `??` for the unknown card.
std::string card_name(Deck deck, Card card);
/// Parses the result of card_name(), `??` included. Returns no value if the text is no card of this deck.
std::optional<Card> parse_card(Deck deck, std::string_view text);

}  // namespace tapete
