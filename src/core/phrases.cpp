#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

#include "core/all_phrases.hpp"
#include "core/text.hpp"

namespace tapete {
namespace {

constexpr std::size_t kEnglish = kLangs.size() - 1;  // index of English in kLangs
constexpr std::string_view kAsEnglish = "=";         // stands for a phrase of a dialect that is the same in English
constexpr char kNote = '#';  // begins a note, which distinguishes equal phrases and is not shown

/// The texts of a phrase by language, each terminated by '\0'.
using Texts = std::array<const char*, kLangs.size()>;

/// Hash table from the number of a phrase to its text in every language. The table is built when the first phrase is
/// needed, so it adds nothing to the size of the page.
template <std::size_t kCount>
class PhraseTable {
 public:
  /// `next`: a list that tools/languages.py has made, with kCount phrases.
  explicit PhraseTable(Texts next) {
    while (*next[kEnglish] != '\0') {
      const std::uint16_t number = phrase_number(next[kEnglish]);
      Slot& phrase = slot(number) = {number, next};
      for (const char*& text : phrase.texts)
        if (text == kAsEnglish) text = next[kEnglish];
      for (const char*& text : next) text += std::strlen(text) + 1;
    }
  }

  /// Returns the phrase in a language without its note; an empty text if no phrase has this number.
  [[nodiscard]] std::string_view find(std::uint16_t number, Lang lang) {
    const char* const text = slot(number).texts[static_cast<std::size_t>(lang)];
    if (text == nullptr) return {};
    const std::string_view whole{text};
    return whole.substr(0, whole.find(kNote));
  }

 private:
  struct Slot {
    std::uint16_t number = 0;
    Texts texts{};
  };
  static constexpr std::size_t kSlots = std::bit_ceil(2 * kCount);

  /// Returns the slot of this number, or the empty slot in which it would be stored.
  Slot& slot(std::uint16_t number) {
    std::size_t at = number % kSlots;
    while (slots_[at].texts[0] != nullptr && slots_[at].number != number) at = (at + 1) % kSlots;
    return slots_[at];
  }

  std::array<Slot, kSlots> slots_{};
};

}  // namespace

std::string_view phrase(std::uint16_t number, Lang lang) {
  static PhraseTable<kPhraseCount> table{kAllPhrases};
  return table.find(number, lang);
}

std::string_view reason_phrase(std::uint16_t number, Lang lang) {
  static PhraseTable<kReasonCount> table{kAllReasons};
  return table.find(number, lang);
}

}  // namespace tapete
