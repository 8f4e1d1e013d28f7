#include <algorithm>

#include "match/bot.hpp"
#include "online/guest_table.hpp"

/// A match as a guest's page follows it: the entries of its journal, each checked.
namespace tapete::online {
namespace {

constexpr int kMostHead = 50;  ///< lines of a header

}  // namespace

/// Without `checked` the record is not looked at as a whole: the next entry will.
Trouble GuestTable::enter(std::string_view entry, bool checked) {
  Splitter words{entry, ' '};
  const auto what = words.next().value_or("");
  if (what == "head") return enter_head(words.rest());
  if (!proof_)
    if (const Trouble wrong = begin(); wrong != Trouble::none) return wrong;
  if (what == "line") return enter_lines(words.rest(), checked);
  if (entry == "turn") {
    turn_ = true;
    return Trouble::none;
  }
  if (what == "whole") return proof_->whole(words.rest(), lines_);
  return enter_parties(what, words);
}

Trouble GuestTable::enter_head(std::string_view line) {
  if (proof_ || ++head_lines_ > kMostHead) return Trouble::malformed;
  head_.append(line).append("\n");
  return Trouble::none;
}

/// The header is complete: there is a match.
Trouble GuestTable::begin() {
  auto record = parse_record(head_);
  if (!record || !record->events.empty() || record->header.players <= setup_.seat) return Trouble::header;
  auto table = open_table(record->header);
  if (!table) return Trouble::header;
  known_ = std::move(*record);
  proof_.emplace(match_, setup_.seat, std::move(*table));
  return Trouble::none;
}

/// `seals R PARTIES` and `numbers R PARTIES`
Trouble GuestTable::enter_parties(std::string_view what, Splitter words) {
  const auto number = take_number(words, kMostLines);
  auto parties = parse_parties(words.rest());
  if (!number || !parties) return Trouble::malformed;
  if (what == "seals") {
    const std::string own = seal_of(match_, draw(), setup_.seat, this->number());
    return proof_->seal(*number, std::move(*parties), own);
  }
  return what == "numbers" ? proof_->open(*number, std::move(*parties)) : Trouble::malformed;
}

/// `line P LINE | P LINE ...`
Trouble GuestTable::enter_lines(std::string_view text, bool checked) {
  const auto changes = parse_changes(text);
  if (!changes) return Trouble::malformed;
  for (const auto& [place, line] : *changes) {
    if (place <= lines_.size()) continue;
    if (const Trouble wrong = enter_new(line, place); wrong != Trouble::none) return wrong;
  }
  if (!follow(lines_, *changes)) return Trouble::contradicts;
  turn_ = false;
  known_.events.resize(lines_.size());
  for (const auto& [place, line] : *changes) known_.events[place - 1] = {line, static_cast<int>(place)};
  return checked && check_redacted(known_, setup_.seat) ? Trouble::illegal : Trouble::none;
}

/// A new line of the record: chance may act only when all have sealed, and nobody but the guest for its seat.
Trouble GuestTable::enter_new(const std::string& line, std::size_t place) {
  const GameInfo& info = proof_->table().info();
  const auto word = first_word(line);
  if (names_chance(info, word)) {
    if (word == info.deal_line) asked_.clear();
    return proof_->chance_acted(word == info.deal_line);
  }
  const std::string own = std::to_string(setup_.seat) + " ";
  if (!line.starts_with(own)) return Trouble::none;
  // A claim comes back with what it has brought.
  const auto mine = std::find_if(asked_.begin(), asked_.end(), [&](const Asked& one) {
    return one.place <= place && (line + " ").starts_with(own + one.action + " ");
  });
  if (mine == asked_.end()) return Trouble::not_mine;
  asked_.erase(mine);
  return Trouble::none;
}

}  // namespace tapete::online
