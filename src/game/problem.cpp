#include "game/problem.hpp"

#include <array>
#include <cstddef>

#include "core/utf8.hpp"

namespace tapete {
namespace {

constexpr std::size_t kLongestQuote = 60;  ///< bytes of a quoted text after which it is cut

struct Phrase {
  Fault fault;
  Text text;  // '@' stands for the offending words
};

constexpr std::array kPhrases{
    Phrase{Fault::not_a_record, "this is not a Tapete record"_text},
    Phrase{Fault::newer_version, "the record is of a later version: '@'"_text},
    Phrase{Fault::header_unknown, "'@' is not understood"_text},
    Phrase{Fault::header_repeated, "'@' is given twice"_text},
    Phrase{Fault::header_missing, "the line '@' is missing"_text},
    Phrase{Fault::header_late, "'@' must come before the first event"_text},
    Phrase{Fault::spacing, "words must be parted by one space"_text},
    Phrase{Fault::game_unknown, "there is no game '@'"_text},
    Phrase{Fault::game_not_loaded, "the game '@' could not be loaded; are you connected to the internet?"_text},
    Phrase{Fault::players, "the game cannot be played by '@'"_text},
    Phrase{Fault::rule_unknown, "there is no house rule '@'"_text},
    Phrase{Fault::rule_repeated, "the house rule '@' is given twice"_text},
    Phrase{Fault::rule_excluded, "the house rule '@' does not go with another one given"_text},
    Phrase{Fault::rule_value, "the house rule has no value '@'"_text},
    Phrase{Fault::chance_expected, "chance is to act here, not '@'"_text},
    Phrase{Fault::action_expected, "a player is to act here, not '@'"_text},
    Phrase{Fault::wrong_dealer, "seat '@' is not the dealer"_text},
    Phrase{Fault::start_wrong, "'@' does not tell who starts"_text},
    Phrase{Fault::dice_wrong, "'@' are not the dice that are thrown"_text},
    Phrase{Fault::deck_wrong, "the deck is not complete or repeats a card: '@'"_text},
    Phrase{Fault::card_unknown, "the card '@' must be known here"_text},
    Phrase{Fault::malformed, "'@' is not understood"_text},
    Phrase{Fault::wrong_seat, "another seat is to act, not '@'"_text},
    Phrase{Fault::not_now, "'@' may not be said here"_text},
    Phrase{Fault::illegal, "'@' is not legal"_text},
    Phrase{Fault::disproved, "the cards seen so far disprove '@'"_text},
    Phrase{Fault::match_over, "the match is already over before '@'"_text},
    Phrase{Fault::too_long, "the record is longer than @ MB"_text},
    Phrase{Fault::line_too_long, "the line is longer than @ bytes"_text},
    Phrase{Fault::too_many_lines, "the record has more than @ lines"_text},
    Phrase{Fault::header_too_long, "there are more than @ lines before the first deal"_text},
    Phrase{Fault::no_seat, "the record does not tell whose cards are known"_text},
    Phrase{Fault::no_deal_fits, "no deal of the cards allows what the record tells"_text},
    Phrase{Fault::level_unknown, "there is no bot level '@'"_text},
};

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (out.size() >= kLongestQuote) return out + "...";
    const auto [c, length] = first_code_point(text);
    if (length == 0 || is_unseen(c) || (is_blank(c) && c != ' '))
      out += '?';
    else
      out += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

bool may_be_newer(Fault fault) {
  return fault == Fault::newer_version || fault == Fault::game_unknown || fault == Fault::rule_unknown ||
         fault == Fault::rule_value;
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
  if (!problem.legal.empty()) out += fill("; legal: @"_text(lang), problem.legal);
  return out;
}

}  // namespace tapete
