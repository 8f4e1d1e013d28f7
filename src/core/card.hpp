#pragma once
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tapete {

/// The two families of decks. A card does not store its deck; the game knows it.
enum class Deck : std::uint8_t { spanish, french };

inline constexpr int kSuits = 4;
/// Returns the number of ranks. A rank is counted from 0 in printed order: Spanish A234567SCR, French A23456789TJQK.
inline constexpr int ranks_of(Deck deck) { return deck == Deck::spanish ? 10 : 13; }

/// A card, stored as suit * 16 + rank, so that a set of cards is one 64-bit mask with 16 bits for each suit. Suits:
/// Spanish o c e b (oros, copas, espadas, bastos), French s h d c.
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
  /// Returns the bit of this card in a CardSet, 0 to 63.
  [[nodiscard]] constexpr int index() const { return index_; }
  /// Returns false for a card that the observer does not know (`??` in a record).
  [[nodiscard]] constexpr bool known() const { return index_ != kUnknownIndex; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  static constexpr std::uint8_t kUnknownIndex = 255;
  std::uint8_t index_ = kUnknownIndex;
};

inline constexpr Card kUnknownCard{};

/// A set of cards, whose operations take only a few instructions.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr CardSet of(Card card) {
    return card.known() ? CardSet{std::uint64_t{1} << card.index()} : CardSet{};
  }
  /// Works like of(), but without the check for the unknown card, which must not be given. For performance-critical
  /// code.
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
  /// Returns whether a card of the set passes `test(card)`.
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

  /// Returns the n-th card in the order of indices, 0 <= n < size(). In small sets the code does not branch on n, which
  /// is usually random and so mispredicted.
  [[nodiscard]] constexpr Card nth(int n) const {
    assert(n < size());
    std::uint64_t rest = bits_;
    for (; n >= kSmallSet; --n) rest &= rest - 1;
    // The loop stops removing cards at the n-th one. An `if` would be compiled to a branch.
    for (int i = 0; i < kSmallSet - 1; ++i) rest &= rest - static_cast<std::uint64_t>(i < n);
    return Card::from_index(std::countr_zero(rest));
  }

  /// Adds a card. The unknown card is ignored here and in remove(): counts of hidden cards are stored elsewhere.
  constexpr void add(Card card) { bits_ |= of(card).bits_; }
  constexpr void remove(Card card) { bits_ &= ~of(card).bits_; }

  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet{a.bits_ & b.bits_}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet{a.bits_ | b.bits_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet{a.bits_ & ~b.bits_}; }
  constexpr CardSet& operator|=(CardSet o) { return *this = *this | o; }
  constexpr CardSet& operator&=(CardSet o) { return *this = *this & o; }
  constexpr CardSet& operator-=(CardSet o) { return *this = *this - o; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  static constexpr int kSmallSet = 6;

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
/// Returns the suit with this letter, or no value.
std::optional<int> parse_suit(Deck deck, std::string_view text);

/// Returns the name of a card in records, rank before suit: `Ao`, `Cc`, `Th`; `??` for the unknown card.
std::string card_name(Deck deck, Card card);
/// Parses the result of card_name(), `??` included. Returns no value if the text is no card of this deck.
std::optional<Card> parse_card(Deck deck, std::string_view text);

}  // namespace tapete
