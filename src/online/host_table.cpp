#include "online/host_table.hpp"

#include <algorithm>

#include "core/sha256.hpp"
#include "online/journal.hpp"

/// The host's side of the protocol: the changes of the match, and the journals that report them to the guests.
namespace tapete::online {

Result<HostTable, Problem> HostTable::open(HostSetup setup) {
  auto table = open_bare_table(setup.header);
  if (!table) return Failure{table.error()};
  return HostTable{std::move(setup), std::move(*table)};
}

HostTable::HostTable(HostSetup setup, std::unique_ptr<Table> table)
    : setup_(std::move(setup)), table_(std::move(table)) {
  std::erase_if(setup_.header.free, [](const auto& line) { return line.first == "seed"; });
  for (const Seat seat : setup_.guests) guests_.emplace_back().seat = seat;
}

bool HostTable::begin() { return change("begin"); }

bool HostTable::change_seat(Seat seat, SeatChange change, double now) {
  if (change == SeatChange::bot) return ask_for_bot(seat, now);
  return this->change((change == SeatChange::vacate ? "vacate " : "person ") + std::to_string(seat));
}

bool HostTable::deal() { return change("deal"); }

bool HostTable::act(Seat seat, std::string_view action) {
  if (const GuestSeat* const one = guest(seat); one != nullptr && !one->bot) return false;
  return change("do " + line_by(*table_, seat, action));
}

bool HostTable::redo(std::string_view line) { return change(std::string{line}); }

bool HostTable::change(const std::string& line) {
  Splitter words{line, ' '};
  const auto what = words.next().value_or("");
  if (!change(what, words)) return false;
  log_.push_back(line);
  go_on();
  for (Page& one : pages_) send_entries(one);
  return true;
}

bool HostTable::change(std::string_view what, Splitter words) {
  if (what == "guest") return sit(words);
  if (what == "vacate") return leave(words);
  if (what == "bot" || what == "person") return seat_bot(words, what == "bot");
  if (what == "begin") return start();
  if (what == "deal") return want_deal();
  if (what == "seal") return take_seal(words);
  if (what == "open") return take_number(words);
  return what == "do" && begun_ && table_->turn().who == Turn::Who::seat && play(words.rest());
}

bool HostTable::sit(Splitter words) {
  GuestSeat* const one = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  const auto key = words.next().value_or("");
  if (one == nullptr || begun_ || !one->key.empty() || !is_digest(key) || !is_plain_name(words.rest())) return false;
  one->key = key;
  one->name = words.rest();
  return true;
}

bool HostTable::leave(Splitter words) {
  GuestSeat* const one = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  if (one == nullptr || begun_ || one->key.empty()) return false;
  if (Page* const from = page_of(one->seat)) send_away(*from, Farewell::seat);
  GuestSeat empty;
  empty.seat = one->seat;
  *one = std::move(empty);
  return true;
}

bool HostTable::seat_bot(Splitter words, bool bot) {
  GuestSeat* const one = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  if (one == nullptr || !begun_ || one->bot == bot) return false;
  if (bot && one->must_open()) return false;
  one->bot = bot;
  one->vote.reset();
  if (bot && !one->seal_sent) one->seal.clear();
  tell_all((bot ? "bot " : "person ") + std::to_string(one->seat));
  // The guest needs to know whether it is to act now.
  const Turn turn = table_->turn();
  if (!bot && turn.who == Turn::Who::seat && turn.decider == one->seat) one->journal.emplace_back("turn");
  return true;
}

bool HostTable::start() {
  const bool complete = std::ranges::none_of(guests_, [](const GuestSeat& one) { return one.key.empty(); });
  if (begun_ || !complete) return false;
  begun_ = true;
  for (const GuestSeat& one : guests_)
    setup_.header.free.emplace_back("seat", std::to_string(one.seat) + " human " + one.name);
  const std::string text = header_text(setup_.header);
  Splitter lines{std::string_view{text}.substr(0, text.size() - 1), '\n'};
  while (const auto line = lines.next()) tell_all("head " + std::string{*line});
  return true;
}

bool HostTable::want_deal() {
  if (!begun_ || deal_wanted_ || table_->in_hand() || table_->turn().who != Turn::Who::chance) return false;
  deal_wanted_ = true;
  return true;
}

bool HostTable::take_seal(Splitter words) {
  GuestSeat* const one = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  if (one == nullptr || !one->seal.empty() || !is_digest(words.rest())) return false;
  one->seal = words.rest();
  return true;
}

bool HostTable::take_number(Splitter words) {
  GuestSeat* const one = seat_of_guest(online::take_number(words, kMaxSeats - 1).value_or(kNobody));
  if (one == nullptr || draw_.seals.empty() || !one->number.empty()) return false;
  if (seal_of(setup_.match, next_draw(), one->seat, words.rest()) != one->seal) return false;
  one->number = words.rest();
  return true;
}

/// Plays an event, and adds to each guest's journal those parts of the event that the guest's seat may know.
bool HostTable::play(std::string_view line) {
  const auto ended = table_->play(line);
  if (!ended) return false;
  for (GuestSeat& one : guests_) {
    auto known = table_->redacted(one.seat);
    if (const std::string news = changes(one.told, known); !news.empty()) one.journal.push_back("line " + news);
    one.told = std::move(known);
  }
  // A guest cannot always tell from its record that it is to act, because the record hides passes of other seats.
  const Turn turn = table_->turn();
  if (GuestSeat* const one = seat_of_guest(turn.decider); one != nullptr && turn.who == Turn::Who::seat)
    one->journal.emplace_back("turn");
  return true;
}

/// Reveals a finished hand and draws the chance events that are due, until a seal, a number or an action is missing.
void HostTable::go_on() {
  while (true) {
    if (hand_draw_ != 0 && !table_->in_hand()) lay_open();
    const bool due = begun_ && table_->turn().who == Turn::Who::chance && (deal_wanted_ || table_->in_hand());
    if (!due || !tell_seals()) return;
    for (const GuestSeat& one : guests_)
      if (one.must_open()) return;
    draw();
  }
}

/// If all parties have sealed their numbers for the next draw, sends all seals to the guests, who then open their
/// numbers. Returns false if a seal is missing.
bool HostTable::tell_seals() {
  if (!draw_.seals.empty()) return true;
  PartyValues seals{{kHostParty, seal_of(setup_.match, next_draw(), kHostParty, own_number())}};
  for (const GuestSeat& one : guests_) {
    if (one.bot) continue;
    if (one.seal.empty()) return false;
    seals.push_back({one.seat, one.seal});
  }
  for (GuestSeat& one : guests_) one.seal_sent = !one.bot;
  draw_.seals = std::move(seals);
  tell_all("seals " + std::to_string(next_draw()) + " " + party_text(draw_.seals));
  return true;
}

void HostTable::draw() {
  const bool inside = table_->in_hand();
  const int number = next_draw();
  draw_.numbers = {{kHostParty, own_number()}};
  for (GuestSeat& one : guests_)
    if (!one.number.empty()) draw_.numbers.push_back({one.seat, std::exchange(one.number, {})});
  for (GuestSeat& one : guests_) {
    one.seal.clear();
    one.seal_sent = false;
  }
  const Draw drawn = std::exchange(draw_, {});
  draws_ = number;
  deal_wanted_ = false;
  if (!inside) {
    hand_ = drawn;
    hand_draw_ = number;
    hand_start_ = table_->events().size();
  }
  play(drawn_line(*table_, DrawStream{setup_.match, number, drawn.numbers}));
  if (!inside)
    for (GuestSeat& one : guests_) one.hand_at = one.told.size();
  // All guests see the dice, so the numbers are revealed at once. The numbers of a deal are revealed when the hand is
  // over.
  if (inside) tell_all("numbers " + std::to_string(number) + " " + party_text(drawn.numbers));
}

/// Reveals the finished hand to all guests: the numbers of its deal, and its lines with all cards.
void HostTable::lay_open() {
  tell_all("numbers " + std::to_string(std::exchange(hand_draw_, 0)) + " " + party_text(hand_.numbers));
  const auto& events = table_->events();
  for (std::size_t i = hand_start_; i < events.size(); ++i) tell_all("whole " + events[i]);
}

void HostTable::tell_all(std::string_view entry) {
  for (GuestSeat& one : guests_) one.journal.emplace_back(entry);
}

/// Derives the number for the next draw from the page's secret, so that a page that was closed and opened again gets
/// the same number.
std::string HostTable::own_number() const {
  return sha256("tapete number 1 " + setup_.secret + " " + setup_.match + " " + std::to_string(next_draw()));
}

const GuestSeat* HostTable::guest(Seat seat) const {
  for (const GuestSeat& one : guests_)
    if (one.seat == seat) return &one;
  return nullptr;
}

HostTable::Page* HostTable::page_of(Seat seat) {
  for (Page& one : pages_)
    if (one.seat == seat) return &one;
  return nullptr;
}

GuestSeat* HostTable::seat_of_guest(Seat seat) {
  for (GuestSeat& one : guests_)
    if (one.seat == seat) return &one;
  return nullptr;
}

}  // namespace tapete::online
