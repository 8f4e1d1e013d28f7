#include "online/guest_table.hpp"

#include <algorithm>

#include "core/sha256.hpp"

/// A guest's side of the protocol: the lines that it sends, and the handlers of the host's lines.
namespace tapete::online {
namespace {

constexpr std::size_t kLongestLog = 2 * kLongestRecord;  ///< bytes of a guest's log; no valid match needs more
constexpr double kGapPatience = 500;                     ///< milliseconds between two requests for missing entries

}  // namespace

GuestTable::GuestTable(GuestSetup setup) : setup_(std::move(setup)), match_(setup_.seat, setup_.secret) {}

void GuestTable::connected(double now) {
  connected_ = true;
  welcome_ = false;
  heard_ = now;
  unanswered_ = 0;
  questions_.clear();
  beat_at_ = now + kBeat;
  greet();
}

void GuestTable::tick(double now) {
  const bool gone = !farewell_.empty() || error_ != GuestError::none;
  if (!connected_ || gone || now < beat_at_) return;
  beat_at_ = now + kBeat;
  ++unanswered_;
  if (!welcome_) return greet();
  ask_for_missing();
  take_part(true);
  for (const GuestMatch::Asked& one : match_.asked())
    if (one.waits) out_.push_back("do " + std::to_string(one.place) + " " + one.action);
}

void GuestTable::greet() {
  const std::string key = sha256("tapete key 1 " + setup_.secret);
  out_.push_back("hello " + std::to_string(kProtocol) + " " + std::to_string(setup_.seat) + " " + key + " " +
                 setup_.name);
}

/// Sends this page's line for the next draw (GuestMatch::part), unless entries of the journal are missing. Repeats the
/// last line only if `again` is true.
void GuestTable::take_part(bool again) {
  if (match_.id().empty() || have_ < announced_) return;
  std::string part = match_.part();
  if (part.empty() || (!again && part == part_)) return;
  part_ = part;
  out_.push_back(std::move(part));
}

void GuestTable::act(std::string_view action) {
  const std::string line = "do " + std::to_string(match_.next_place()) + " " + std::string{action};
  if (redo(line)) out_.push_back(line);
}

bool GuestTable::redo(std::string_view line) {
  Splitter words{line, ' '};
  const auto what = words.next().value_or("");
  if (what == "match") {
    match_.set_id(words.rest());
  } else if (what == "do") {
    const auto place = take_number(words, kMostLines);
    if (!place || !match_.ask(static_cast<std::size_t>(*place), words.rest())) return false;
  } else if (what == "+" && match_.enter(words.rest(), false, true) == GuestError::none) {
    ++have_;
  } else {
    return false;
  }
  remember(line);
  return true;
}

void GuestTable::remember(std::string_view line) {
  log_bytes_ += line.size();
  log_.emplace_back(line);
}

void GuestTable::receive(std::string_view line, double now) {
  if (!connected_ || !farewell_.empty() || error_ != GuestError::none || line.size() > kLongestMessage) return;
  if (!hears(now)) was_silent_ = true;
  heard_ = now;
  unanswered_ = 0;
  understand(line, now);
  if (error_ != GuestError::none) return leave();
  take_part(false);
}

/// Handles a line of the host. Ignores unknown lines. Until the host has answered the greeting, ignores all lines
/// except `bye` and `table`, because other lines may belong to another match.
void GuestTable::understand(std::string_view line, double now) {
  Splitter words{line, ' '};
  const auto what = words.next().value_or("");
  if (what == "bye") farewell_ = words.rest().empty() ? "left" : printable(words.rest());
  if (what == "table") error_ = welcome(words);
  if (!welcome_) return;
  if (what == "+") error_ = entry(words, now);
  if (what == "no") error_ = refused(words);
  if (what == "say") error_ = spoken(words);
  if (what == "pong") error_ = beaten(words);
  if (what == "ask") error_ = asked(words);
}

/// Handles `table VERSION MATCH SEAT N`.
GuestError GuestTable::welcome(Splitter words) {
  const auto version = take_number(words, 999'999'999);
  const std::string match{words.next().value_or("")};
  const auto seat = take_number(words, kMaxSeats - 1);
  const auto entries = take_number(words, kMostEntries);
  if (version && *version != kProtocol) {
    farewell_ = farewell_word(Farewell::version);
    return GuestError::none;
  }
  if (!version || !seat || !entries || words.next()) return GuestError::malformed;
  if (*seat != setup_.seat || (!match_.id().empty() && match != match_.id())) return GuestError::foreign;
  if (welcome_) return GuestError::none;  // a repeated line
  if (match_.id().empty()) remember("match " + match);
  match_.set_id(match);
  welcome_ = true;
  announced_ = static_cast<std::size_t>(*entries);
  missed_ = announced_;
  if (announced_ < have_) return GuestError::contradicts;
  ask_for_missing();
  return GuestError::none;
}

/// Handles `+ N ENTRY`. Ignores an entry that the guest already has. If entries before it are missing, asks for them.
GuestError GuestTable::entry(Splitter words, double now) {
  const auto number = take_number(words, kMostEntries);
  if (!number) return GuestError::malformed;
  const auto place = static_cast<std::size_t>(*number);
  if (place <= have_) return GuestError::none;
  if (place > have_ + 1) {
    if (now - asked_at_ < kGapPatience) return GuestError::none;
    asked_at_ = now;
    ask_for_missing();
    return GuestError::none;
  }
  if (log_bytes_ > kLongestLog) return GuestError::malformed;
  const GuestError wrong = match_.enter(words.rest(), place >= announced_, place <= missed_ || was_silent_);
  if (wrong != GuestError::none) return wrong;
  have_ = place;
  remember("+ " + std::string{words.rest()});
  return GuestError::none;
}

/// Handles `no K LEGAL | LEGAL`.
GuestError GuestTable::refused(Splitter words) {
  const auto place = take_number(words, kMostLines);
  if (!place) return GuestError::malformed;
  if (match_.refuse(static_cast<std::size_t>(*place))) refusal_ = words.rest();
  return GuestError::none;
}

/// Handles `say SEAT PHRASE` and `say host PHRASE`.
GuestError GuestTable::spoken(Splitter words) {
  const auto who = words.next().value_or("");
  const auto seat = who == "host" ? std::optional{host_seat()} : parse_number(who, kMaxSeats - 1);
  const auto phrase = parse_number(words.rest(), kPhrases - 1);
  if (!seat || !phrase) return GuestError::malformed;
  if (said_.size() < kMostSaid) said_.emplace_back(*seat, *phrase);
  return GuestError::none;
}

/// Handles `pong N SEAT SEAT ...`: the number of entries, and the guests that are present.
GuestError GuestTable::beaten(Splitter words) {
  const auto entries = take_number(words, kMostEntries);
  if (!entries) return GuestError::malformed;
  std::bitset<kMaxSeats> present;
  while (const auto word = words.next()) {
    const auto seat = parse_number(*word, kMaxSeats - 1);
    if (!seat) return GuestError::malformed;
    present.set(static_cast<std::size_t>(*seat));
  }
  present_ = present;
  known_ |= present;
  announced_ = std::max(announced_, static_cast<std::size_t>(*entries));
  was_silent_ = false;
  return GuestError::none;
}

/// Handles `ask SEAT:Q ...`. Repeats earlier answers, because they may have been lost.
GuestError GuestTable::asked(Splitter words) {
  if (!questions_.replace(words, setup_.seat)) return GuestError::malformed;
  for (std::string& line : questions_.repeated()) out_.push_back(std::move(line));
  return GuestError::none;
}

void GuestTable::answer(Seat about, bool agrees) {
  if (std::string line = questions_.answer(about, agrees); !line.empty()) out_.push_back(std::move(line));
}

/// Returns the first person's seat that is not a guest's.
Seat GuestTable::host_seat() const {
  if (!match_.begun()) return kNobody;
  for (const auto& [key, text] : match_.state().header.free) {
    Splitter words{text, ' '};
    const auto seat = parse_number(words.next().value_or(""), kMaxSeats - 1);
    if (key != "seat" || !seat || words.next() != "human" || *seat == setup_.seat) continue;
    if (!known_[static_cast<std::size_t>(*seat)]) return *seat;
  }
  return kNobody;
}

std::vector<GuestTable::Missing> GuestTable::missing(double now) const {
  std::vector<Missing> missing;
  // A page that has been asleep has sent no signs of life, so it does not know whether the host is there.
  if (connected_ && !hears(now) && unanswered_ * kBeat >= kSilence) missing.push_back({host_seat()});
  for (std::size_t i = 0; i < known_.size(); ++i) {
    const bool bot = match_.bots()[i];
    if (static_cast<Seat>(i) != setup_.seat && (bot || (known_[i] && !present_[i])))
      missing.push_back({static_cast<Seat>(i), bot});
  }
  return missing;
}

}  // namespace tapete::online
