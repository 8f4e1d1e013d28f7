#include "online/match_service.hpp"

#include <optional>
#include <utility>

#include "match/complete_hand.hpp"
#include "online/guest_table.hpp"
#include "online/host_table.hpp"

namespace tapete::online {
namespace {

constexpr int kLastPage = 999;  ///< largest number of a page

/// Returns the part of the text before the first empty line, and removes both from the text.
std::string_view take_block(std::string_view& text) {
  const auto end = text.find("\n\n");
  const std::string_view block = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
  return block;
}

/// Returns the header with the people at other screens marked as friends. `is_here` returns whether a seat belongs to
/// this page.
template <class Test>
Header with_friends(Header header, const Test& is_here) {
  for (auto& [key, text] : header.free) {
    constexpr std::string_view kHuman = " human";
    const auto seat = parse_number(first_word(text), kMaxSeats - 1);
    if (key == "seat" && seat && !is_here(*seat) && text.substr(1, kHuman.size()) == kHuman)
      text = std::to_string(*seat) + " friend" + text.substr(1 + kHuman.size());
  }
  return header;
}

std::string said_reply(Seat seat, int phrase) { return "said " + std::to_string(seat) + ' ' + std::to_string(phrase); }

/// Returns the text after `end` in the reply about an error: its number, and a line with its explanation for each
/// language.
std::string error_text(GuestError error) {
  std::string out = "error " + std::to_string(static_cast<int>(error));
  for (std::size_t i = 0; i < kLangs.size(); ++i)
    out.append("\n").append(kLangs[i]).append(" ").append(explain(error, static_cast<Lang>(i)));
  return out;
}

class HostService final : public MatchService {
 public:
  HostService(std::string match, HostTable table, std::vector<Seat> guests)
      : match_(std::move(match)), table_(std::move(table)), guests_(std::move(guests)) {}

  bool redo(std::string_view line) { return redo_at(table_, line); }

 private:
  void take(std::string_view what, std::string_view rest, double now) override {
    Splitter words{rest, ' '};
    if (what == "begin") table_.begin();
    if (what == "deal") table_.deal();
    if (what == "close") table_.close();
    if (what == "tick") table_.tick(now);
    const auto number = take_number(words, kLastPage);
    if (!number) return;
    if (what == "connected") table_.connected(*number, now);
    if (what == "lost") table_.lost(*number);
    if (what == "line") table_.receive(*number, words.rest(), now);
    if (what == "vacate") table_.change_seat(*number, HostTable::SeatChange::vacate, now);
    if (what == "bot") table_.change_seat(*number, HostTable::SeatChange::bot, now);
    if (what == "person") table_.change_seat(*number, HostTable::SeatChange::person, now);
    if (what == "do") table_.act(*number, words.rest());
    if (what == "say" && *number < kPhrases) table_.say(*number);
  }

  void report(Replies& out, double now) override {
    report_log(table_.log(), out);
    for (const auto& [page, line] : table_.take_out()) out.push_back("send " + std::to_string(page) + ' ' + line);
    std::string seats = "seats";
    for (const Seat seat : guests_) {
      const GuestSeat& guest = *table_.guest(seat);
      const std::string_view state = guest.bot ? " bot " : table_.present(seat, now) ? " here " : " away ";
      seats.append("\n").append(std::to_string(seat)).append(state).append(guest.name);
    }
    if (seats != seats_) out.push_back(seats_ = seats);
    report_votes(out, now);
    const auto& events = table_.table().events();
    if (table_.begun() && shown_ != events.size()) {
      shown_ = events.size();
      const Header header = with_friends(table_.header(), [this](Seat seat) { return table_.guest(seat) == nullptr; });
      out.push_back("match " + match_ + " host 1 1 " + record_text(header, events));
    }
    for (const auto& [seat, phrase] : table_.take_said()) out.push_back(said_reply(seat, phrase));
  }

  /// Adds the reply `votes` if the votes about bots have changed.
  void report_votes(Replies& out, double now) {
    std::string votes = "votes";
    for (const Seat seat : guests_) {
      const GuestSeat& about = *table_.guest(seat);
      if (table_.present(seat, now) || (!about.vote && !about.must_open())) continue;
      votes.append("\n").append(std::to_string(seat)).append(about.vote ? "" : " sealed");
      for (const Seat voter : guests_)
        if (about.vote && voter != seat && !table_.guest(voter)->bot && table_.present(voter, now))
          votes.append(" ").append(std::to_string(voter)).append(":").append(word_of(about.vote->answer_of(voter)));
    }
    if (votes != votes_) out.push_back(votes_ = votes);
  }

  static std::string_view word_of(BotVote::Answer answer) {
    if (answer == BotVote::Answer::none) return "none";
    return answer == BotVote::Answer::agree ? "agree" : "wait";
  }

  std::string match_;  ///< name of the match
  HostTable table_;
  std::vector<Seat> guests_;
  std::string seats_;                 ///< the last reply `seats`
  std::string votes_ = "votes";       ///< the last reply `votes`
  std::optional<std::size_t> shown_;  ///< number of events in the last reply `match`
};

class GuestService final : public MatchService {
 public:
  explicit GuestService(GuestSetup setup) : seat_(setup.seat), table_(std::move(setup)) {}

  bool redo(std::string_view line) { return redo_at(table_, line); }

 private:
  void take(std::string_view what, std::string_view rest, double now) override {
    if (what == "connected") table_.connected(now);
    if (what == "lost") table_.lost();
    if (what == "line") table_.receive(rest, now);
    if (what == "tick") table_.tick(now);
    if (what == "do") table_.act(rest);
    if (what == "close") table_.leave();
    if (const auto phrase = parse_number(rest, kPhrases - 1); what == "say" && phrase) table_.say(*phrase);
    if (what == "agree" || what == "wait")
      table_.answer(parse_number(rest, kMaxSeats - 1).value_or(kNobody), what == "agree");
  }

  void report(Replies& out, double now) override {
    report_log(table_.log(), out);
    for (const std::string& line : table_.take_out()) out.push_back("send 0 " + line);
    if (table_.take_refusal()) {
      out.emplace_back("refused");
      seen_ = 0;  // the guest may act again
    }
    report_match(out);
    report_absence(out, now);
    for (const auto& [seat, phrase] : table_.take_said()) out.push_back(said_reply(seat, phrase));
    std::string end{table_.farewell()};
    if (table_.error() != GuestError::none) end = error_text(table_.error());
    if (end != end_) out.push_back("end " + (end_ = end));
  }

  /// Adds the reply `match` if the guest knows more than before. Right after the last card of a hand there may be no
  /// such reply: the whole hand follows at once.
  void report_match(Replies& out) {
    const GuestMatch& match = table_.match();
    if (!match.begun() || table_.log().size() == seen_) return;
    seen_ = table_.log().size();
    const KnownMatch state = match.state();
    const auto events = complete_hand(state);
    if (!events) return;
    const Header header = with_friends(state.header, [this](Seat seat) { return seat == seat_; });
    std::string reply = "match " + match.id() + " guest " + (match.legal().empty() ? "0 " : "1 ") +
                        (match.unproven() ? "0 " : "1 ") + record_text(header, *events);
    if (reply != reply_) out.push_back(reply_ = std::move(reply));
  }

  /// Adds the replies `missing` and `asked` if they have changed.
  void report_absence(Replies& out, double now) {
    if (!table_.match().begun()) return;
    std::string missing = "missing";
    for (const auto& [seat, bot] : table_.missing(now))
      missing.append(" ").append(std::to_string(seat)).append(bot ? ":bot" : ":away");
    if (missing != missing_) out.push_back(missing_ = missing);
    std::string asked = "asked";
    for (const Seat seat : table_.questions()) asked.append(" ").append(std::to_string(seat));
    if (asked != asked_) out.push_back(asked_ = asked);
  }

  Seat seat_;
  GuestTable table_;
  std::size_t seen_ = 0;         ///< size of the log at the last call of report_match()
  std::string reply_;            ///< the last reply `match`
  std::string missing_;          ///< the last reply `missing`
  std::string asked_ = "asked";  ///< the last reply `asked`
  std::string end_;              ///< the last reply `end`, without its first word
};

std::unique_ptr<HostService> open_host(Splitter words, std::string_view header) {
  HostSetup setup;
  setup.match = words.next().value_or("");
  setup.secret = words.next().value_or("");
  Splitter seats{words.rest(), ','};
  while (const auto seat = seats.next())
    if (const auto number = parse_number(*seat, kMaxSeats - 1)) setup.guests.push_back(*number);
  auto record = parse_record(header);
  if (!record || setup.match.size() != kMatchDigits || !is_digest(setup.secret)) return nullptr;
  setup.header = std::move(record->header);
  const std::vector<Seat> guests = setup.guests;
  const std::string match = setup.match;
  auto table = HostTable::open(std::move(setup));
  return table ? std::make_unique<HostService>(match, std::move(*table), guests) : nullptr;
}

std::unique_ptr<GuestService> open_guest(Splitter words) {
  const auto seat = take_number(words, kMaxSeats - 1);
  const std::string secret{words.next().value_or("")};
  const std::string name{words.rest()};
  if (!seat || !is_digest(secret) || !is_plain_name(name)) return nullptr;
  return std::make_unique<GuestService>(GuestSetup{*seat, name, secret});
}

template <class Service>
std::unique_ptr<MatchService> with_log(std::unique_ptr<Service> service, std::string_view log) {
  Splitter lines{log, '\n'};
  while (const auto line = lines.next())
    if (service == nullptr || (!line->empty() && !service->redo(*line))) return nullptr;
  return service;
}

}  // namespace

std::unique_ptr<MatchService> MatchService::open(std::string_view setup) {
  std::string_view block = take_block(setup);
  Splitter lines{block, '\n'};
  Splitter words{lines.next().value_or(""), ' '};
  const auto role = words.next().value_or("");
  if (role == "host") return with_log(open_host(words, lines.rest()), setup);
  if (role == "guest") return with_log(open_guest(words), setup);
  return nullptr;
}

std::vector<std::string> MatchService::handle(std::string_view request, double now) {
  Splitter words{request, ' '};
  const auto what = words.next().value_or("");
  take(what, words.rest(), now);
  Replies out;
  report(out, now);
  return out;
}

void MatchService::report_log(const std::vector<std::string>& log, Replies& out) {
  for (; logged_ < log.size(); ++logged_) out.push_back("log " + log[logged_]);
}

}  // namespace tapete::online
