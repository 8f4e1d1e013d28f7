#include "game/problem.hpp"

#include <array>
#include <cstddef>

namespace tapete {
namespace {

constexpr std::size_t kLongestQuote = 60;

struct Phrase {
  Fault fault;
  Text text;  // '@' stands for the offending words
};

constexpr std::array kPhrases{
    Phrase{Fault::not_a_record, "this is not a Tapete record"},
    Phrase{Fault::newer_version, "the record is of a later version: '@'"},
    Phrase{Fault::header_unknown, "'@' is not understood"},
    Phrase{Fault::header_repeated, "'@' is given twice"},
    Phrase{Fault::header_missing, "the line '@' is missing"},
    Phrase{Fault::header_late, "'@' must come before the first event"},
    Phrase{Fault::spacing, "words must be parted by one space"},
    Phrase{Fault::game_unknown, "there is no game '@'"},
    Phrase{Fault::players, "the game cannot be played by '@'"},
    Phrase{Fault::rule_unknown, "there is no house rule '@'"},
    Phrase{Fault::rule_repeated, "the house rule '@' is given twice"},
    Phrase{Fault::rule_excluded, "the house rule '@' does not go with another one given"},
    Phrase{Fault::rule_value, "the house rule has no value '@'"},
    Phrase{Fault::chance_expected, "chance is to act here, not '@'"},
    Phrase{Fault::action_expected, "a player is to act here, not '@'"},
    Phrase{Fault::wrong_dealer, "seat '@' is not the dealer"},
    Phrase{Fault::start_wrong, "'@' does not tell who starts"},
    Phrase{Fault::dice_wrong, "'@' are not the dice that are thrown"},
    Phrase{Fault::deck_wrong, "the deck is not complete or repeats a card: '@'"},
    Phrase{Fault::card_unknown, "the card '@' must be known here"},
    Phrase{Fault::malformed, "'@' is not understood"},
    Phrase{Fault::wrong_seat, "another seat is to act, not '@'"},
    Phrase{Fault::illegal, "'@' is not legal"},
    Phrase{Fault::match_over, "the match is already over before '@'"},
    Phrase{Fault::too_long, "the record is too long"},
    Phrase{Fault::no_seat, "the record does not tell whose cards are known"},
    Phrase{Fault::no_deal_fits, "no deal of the cards allows what the record tells"},
    Phrase{Fault::level_unknown, "there is no bot level '@'"},
};

/// The length of the well-formed UTF-8 sequence at the front of `text`, 0 if there is none (Unicode, table 3-7).
std::size_t utf8_length(std::string_view text) {
  struct Form {
    unsigned char first, last;  // the lead byte
    unsigned char low, high;    // the second byte
    std::size_t length;
  };
  constexpr std::array kForms{
      Form{0x00, 0x7F, 0, 0, 1},       Form{0xC2, 0xDF, 0x80, 0xBF, 2}, Form{0xE0, 0xE0, 0xA0, 0xBF, 3},
      Form{0xE1, 0xEC, 0x80, 0xBF, 3}, Form{0xED, 0xED, 0x80, 0x9F, 3}, Form{0xEE, 0xEF, 0x80, 0xBF, 3},
      Form{0xF0, 0xF0, 0x90, 0xBF, 4}, Form{0xF1, 0xF3, 0x80, 0xBF, 4}, Form{0xF4, 0xF4, 0x80, 0x8F, 4}};
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  for (const Form& form : kForms) {
    if (byte(0) < form.first || byte(0) > form.last) continue;
    if (form.length > text.size()) return 0;
    for (std::size_t i = 1; i < form.length; ++i)
      if (byte(i) < (i == 1 ? form.low : 0x80) || byte(i) > (i == 1 ? form.high : 0xBF)) return 0;
    return form.length;
  }
  return 0;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (out.size() >= kLongestQuote) return out + "...";
    const std::size_t length = utf8_length(text);
    const bool control = length == 1 && (static_cast<unsigned char>(text[0]) < 0x20 || text[0] == 0x7F);
    if (length == 0 || control)
      out += '?';
    else
      out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

std::string explain(const Problem& problem, Lang lang) {
  std::string out;
  for (const Phrase& phrase : kPhrases) {
    if (phrase.fault != problem.fault) continue;
    for (const char c : phrase.text(lang))
      if (c == '@')
        out += printable(problem.text);
      else
        out += c;
  }
  if (!problem.legal.empty()) out += fill(Text{"; legal: @"}(lang), problem.legal);
  return out;
}

}  // namespace tapete
