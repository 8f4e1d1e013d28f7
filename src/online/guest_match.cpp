#include "online/guest_match.hpp"

#include <algorithm>

#include "core/sha256.hpp"
#include "match/action_line.hpp"
#include "match/bot.hpp"
#include "online/journal.hpp"

namespace tapete::online {
namespace {

constexpr int kMostHead = 50;  ///< the most lines that a header may have

}  // namespace

GuestError GuestMatch::enter(std::string_view entry, bool checked, bool absent) {
  Splitter words{entry, ' '};
  const auto what = words.next().value_or("");
  if (what == "head") return enter_head(words.rest());
  if (!proof_)
    if (const GuestError wrong = begin(); wrong != GuestError::none) return wrong;
  if (what == "line") return enter_lines(words.rest(), checked);
  if (entry == "turn") {
    turn_ = true;
    return GuestError::none;
  }
  if (what == "bot" || what == "person") return enter_bot(words, what == "bot", absent);
  if (what == "whole") return proof_->whole(words.rest(), lines_);
  return enter_parties(what, words);
}

GuestError GuestMatch::enter_head(std::string_view line) {
  if (proof_ || ++head_lines_ > kMostHead) return GuestError::malformed;
  head_.append(line).append("\n");
  return GuestError::none;
}

/// Opens the match once the header is complete.
GuestError GuestMatch::begin() {
  auto record = parse_record(head_);
  if (!record || !record->events.empty() || record->header.players <= seat_) return GuestError::header;
  auto table = open_bare_table(record->header);
  if (!table) return GuestError::header;
  known_ = std::move(*record);
  proof_.emplace(id_, seat_, std::move(*table));
  return GuestError::none;
}

/// Handles `seals R PARTIES` and `numbers R PARTIES` (docs/online.md).
GuestError GuestMatch::enter_parties(std::string_view what, Splitter words) {
  const auto number = take_number(words, kMostLines);
  auto parties = parse_parties(words.rest());
  if (!number || !parties) return GuestError::malformed;
  if (what == "seals") return proof_->seal(*number, std::move(*parties), bot_ ? std::string{} : seal());
  return what == "numbers" ? proof_->open(*number, std::move(*parties)) : GuestError::malformed;
}

/// Handles `bot SEAT` and `person SEAT` (docs/online.md).
GuestError GuestMatch::enter_bot(Splitter words, bool bot, bool absent) {
  const auto seat = parse_number(words.rest(), kMaxSeats - 1);
  if (!seat) return GuestError::malformed;
  if (*seat != seat_) {
    bots_.set(static_cast<std::size_t>(*seat), bot);
    return GuestError::none;
  }
  if (bot && !absent) return GuestError::not_mine;
  bot_ = bot;
  if (bot) asked_.clear();
  return GuestError::none;
}

/// Handles `line P LINE | P LINE ...` (docs/online.md).
GuestError GuestMatch::enter_lines(std::string_view text, bool checked) {
  const auto changes = parse_changes(text);
  if (!changes) return GuestError::malformed;
  for (const auto& [place, line] : *changes) {
    if (place <= lines_.size()) continue;
    if (const GuestError wrong = enter_new(line, place); wrong != GuestError::none) return wrong;
  }
  if (!follow(lines_, *changes)) return GuestError::contradicts;
  turn_ = false;
  known_.events.resize(lines_.size());
  for (const auto& [place, line] : *changes) known_.events[place - 1] = {line, static_cast<int>(place)};
  return checked && check_redacted(known_, seat_) ? GuestError::illegal : GuestError::none;
}

/// Checks a new line of the record. A chance event must come after the seals of all parties for its draw, and a
/// decision of the guest's seat must be an action that the guest has asked for.
GuestError GuestMatch::enter_new(const std::string& line, std::size_t place) {
  const GameInfo& info = proof_->table().info();
  const auto word = first_word(line);
  if (names_chance(info, word)) {
    if (word == info.deal_line) {
      asked_.clear();
      hand_at_ = place - 1;
    }
    return proof_->chance_acted(word == info.deal_line);
  }
  if (bot_ || decider_of_line(known_, seat_, line) != seat_) return GuestError::none;
  const std::string_view done = parse_action_line(line)->action;
  // The line of a claim also contains the outcome, so it only begins with the action that the guest has asked for.
  const auto mine = std::find_if(asked_.begin(), asked_.end(), [&](const Asked& one) {
    return one.place <= place && (std::string{done} + " ").starts_with(one.action + " ");
  });
  if (mine == asked_.end()) return GuestError::not_mine;
  asked_.erase(mine);
  return GuestError::none;
}

bool GuestMatch::ask(std::size_t place, std::string_view action) {
  if (!begun() || action.empty()) return false;
  asked_.push_back({place, std::string{action}});
  return true;
}

bool GuestMatch::refuse(std::size_t place) {
  bool refused = false;
  for (Asked& one : asked_) {
    if (!one.waits || one.place != place) continue;
    one.waits = false;
    refused = true;
  }
  return refused;
}

std::vector<std::string> GuestMatch::legal() const {
  const auto waits = [this](const Asked& one) { return one.waits && one.place == next_place(); };
  if (!turn_ || bot_ || std::any_of(asked_.begin(), asked_.end(), waits)) return {};
  const auto actions = known_legal(known_, seat_);
  return actions ? *actions : std::vector<std::string>{};
}

std::string GuestMatch::whole() const {
  std::string text = head_;
  if (proof_)
    for (const std::string& event : proof_->table().events()) text += event + "\n";
  return text;
}

KnownMatch GuestMatch::state() const {
  KnownMatch state{known_.header, proof_->verified(), {}, seat_, turn_};
  if (proof_->pending()) state.known.assign(lines_.begin() + static_cast<std::ptrdiff_t>(hand_at_), lines_.end());
  return state;
}

std::string GuestMatch::part() const {
  if (bot_) return {};
  const bool sealed = proof_ && proof_->sealed();
  if (sealed && !proof_->takes_part()) return {};
  return (sealed ? "open " : "seal ") + std::to_string(draw()) + " " + (sealed ? number() : seal());
}

/// Derives the number for the next draw from the page's secret, so that a page that was closed and opened again gets
/// the same number.
std::string GuestMatch::number() const {
  return sha256("tapete number 1 " + secret_ + " " + id_ + " " + std::to_string(draw()));
}

}  // namespace tapete::online
