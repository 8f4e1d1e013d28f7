#include <algorithm>

#include "online/host_table.hpp"

/// The host's side of the protocol: the handlers of the guests' lines, which check every line.
namespace tapete::online {
namespace {

constexpr int kMostGarbage = 20;        ///< meaningless lines after which a page is sent away
constexpr std::size_t kMostPages = 16;  ///< most connected pages, including lost pages that still seem connected

}  // namespace

void HostTable::connected(int page, double now) {
  lost(page);
  const auto idle = std::find_if(pages_.begin(), pages_.end(), [](const Page& one) { return one.seat == kNobody; });
  if (pages_.size() >= kMostPages && idle != pages_.end()) pages_.erase(idle);
  if (pages_.size() >= kMostPages) return;
  Page next;
  next.id = page;
  next.rate_limit = setup_.rate_limit;
  next.heard = now;
  pages_.push_back(next);
}

void HostTable::lost(int page) {
  std::erase_if(pages_, [page](const Page& one) { return one.id == page; });
}

void HostTable::receive(int id, std::string_view line, double now) {
  notice_pause(now);
  Page* const from = page(id);
  if (from == nullptr || !from->rate_limit.allows(now)) return;
  from->heard = now;
  const bool meaningful = line.size() <= kLongestMessage && understand(*from, line, now);
  // The page no longer exists if it was sent away.
  Page* const still = page(id);
  if (!meaningful && still != nullptr && ++still->garbage >= kMostGarbage) send_away(*still, Farewell::garbage);
  settle_votes(now);
}

bool HostTable::understand(Page& page, std::string_view line, double now) {
  Splitter words{line, ' '};
  const auto what = words.next().value_or("");
  if (what == "hello") return greeted(page, words);
  GuestSeat* const from = seat_of_guest(page.seat);
  if (from == nullptr) return false;
  if (from->bot) change_seat(from->seat, SeatChange::person, now);
  if (what == "have") return asked_for(page, words, now);
  if (what == "seal") return sealed(*from, words);
  if (what == "open") return opened(page, *from, words);
  if (what == "do") return acted(page, *from, words);
  if (what == "say") return spoke(page, words);
  if (what == "agree") return voted(page.seat, words, BotVote::Answer::agree);
  if (what == "wait") return voted(page.seat, words, BotVote::Answer::wait);
  if (what == "bye") lost(page.id);
  return what == "bye";
}

/// Handles `hello VERSION SEAT KEY NAME`.
bool HostTable::greeted(Page& page, Splitter words) {
  const auto version = online::take_number(words, 999'999'999);
  if (!version) return false;
  if (*version != kProtocol) return send_away(page, Farewell::version), true;
  const auto seat = online::take_number(words, kMaxSeats - 1);
  const std::string key{words.next().value_or("")};
  const std::string name{words.rest()};
  if (!seat || !is_digest(key) || !is_plain_name(name) || (page.seat != kNobody && page.seat != *seat)) return false;
  const GuestSeat* const wanted = guest(*seat);
  if (wanted == nullptr) return send_away(page, Farewell::seat), true;
  if (wanted->key.empty()) change("guest " + std::to_string(*seat) + " " + key + " " + name);
  if (wanted->key != key) return send_away(page, Farewell::taken), true;
  // If the guest was connected from another page, the new page takes over.
  const int id = page.id;
  if (Page* const before = page_of(*seat); before != nullptr && before->id != id) send_away(*before, Farewell::moved);
  this->page(id)->seat = *seat;
  send(id, "table " + std::to_string(kProtocol) + " " + setup_.match + " " + std::to_string(*seat) + " " +
               std::to_string(wanted->journal.size()));
  return true;
}

/// Handles `have N`, a sign of life with the number of the last entry that the guest has received. Repeats the
/// questions to the guest, because a line may have been lost.
bool HostTable::asked_for(Page& page, Splitter words, double now) {
  const auto have = online::take_number(words, kMostEntries);
  const std::size_t size = guest(page.seat)->journal.size();
  if (!have || static_cast<std::size_t>(*have) > size) return false;
  page.sent = static_cast<std::size_t>(*have);
  send_entries(page);
  std::string pong = "pong " + std::to_string(size);
  for (const GuestSeat& one : guests_)
    if (present(one.seat, now)) pong += " " + std::to_string(one.seat);
  send(page.id, pong);
  if (questions_ > 0) send_questions(page);
  return true;
}

/// Handles `seal R SEAL`. Ignores a repeated seal, and a late seal for an earlier draw.
bool HostTable::sealed(GuestSeat& guest, Splitter words) {
  const auto draw = online::take_number(words, kMostLines);
  const std::string seal{words.rest()};
  if (!draw || *draw > next_draw() || !is_digest(seal)) return false;
  if (*draw < next_draw()) return true;
  if (!guest.seal.empty()) return guest.seal == seal;
  return change("seal " + std::to_string(guest.seat) + " " + seal);
}

/// Handles `open R NUMBER`.
bool HostTable::opened(Page& page, GuestSeat& guest, Splitter words) {
  const auto draw = online::take_number(words, kMostLines);
  const std::string number{words.rest()};
  if (!draw || *draw > next_draw() || !is_digest(number)) return false;
  if (*draw < next_draw() || guest.number == number) return true;
  if (draw_.seals.empty()) return false;
  if (!change("open " + std::to_string(guest.seat) + " " + number)) send_away(page, Farewell::seal);
  return true;
}

/// Handles `do K ACTION`. K is the place that the action would have in the guest's record. An action out of turn is
/// accepted even if other seats have played in the meantime, as long as the hand is the same.
bool HostTable::acted(Page& page, GuestSeat& guest, Splitter words) {
  const auto place = online::take_number(words, kMostLines);
  const std::string action{words.rest()};
  if (!begun_ || !place || action.empty()) return false;
  const auto at = static_cast<std::size_t>(*place);
  const std::size_t next = guest.told.size() + 1;
  if (at > next) return false;
  if (at <= guest.acted_at) return true;
  const auto out = table_->out_of_turn(guest.seat);
  const bool late = std::find(out.begin(), out.end(), action) != out.end() && at > guest.hand_at;
  if (at < next && !late) return true;
  if (change("do " + line_by(*table_, guest.seat, action)))
    guest.acted_at = at;
  else
    refuse(page, at);
  return true;
}

/// Sends `no K LEGAL | LEGAL` with the actions that would be legal.
void HostTable::refuse(Page& page, std::size_t place) {
  std::string text = "no " + std::to_string(place);
  const Turn turn = table_->turn();
  const auto legal =
      turn.who == Turn::Who::seat && turn.decider == page.seat ? table_->legal() : table_->out_of_turn(page.seat);
  for (std::size_t i = 0; i < legal.size(); ++i) text += (i == 0 ? " " : " | ") + legal[i];
  send(page.id, text);
}

bool HostTable::spoke(const Page& page, Splitter words) {
  const auto phrase = parse_number(words.rest(), kPhrases - 1);
  if (!phrase) return false;
  if (said_.size() < kMostSaid) said_.emplace_back(page.seat, *phrase);
  for (const Page& other : pages_)
    if (other.id != page.id && other.seat != kNobody)
      send(other.id, "say " + std::to_string(page.seat) + " " + std::to_string(*phrase));
  return true;
}

void HostTable::say(int phrase) {
  for (const Page& one : pages_)
    if (one.seat != kNobody) send(one.id, "say host " + std::to_string(phrase));
}

void HostTable::close() {
  while (!pages_.empty()) send_away(pages_.back(), Farewell::left);
}

bool HostTable::present(Seat seat, double now) const {
  return std::any_of(pages_.begin(), pages_.end(),
                     [&](const Page& one) { return one.seat == seat && now - one.heard < kSilence; });
}

void HostTable::send_entries(Page& page) {
  if (!page.sent) return;
  const auto& journal = guest(page.seat)->journal;
  for (std::size_t& sent = *page.sent; sent < journal.size(); ++sent)
    send(page.id, "+ " + std::to_string(sent + 1) + " " + journal[sent]);
}

void HostTable::send_away(Page& page, Farewell why) {
  send(page.id, "bye " + std::string{farewell_word(why)});
  lost(page.id);
}

HostTable::Page* HostTable::page(int id) {
  for (Page& one : pages_)
    if (one.id == id) return &one;
  return nullptr;
}

}  // namespace tapete::online
