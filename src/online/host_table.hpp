#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/table.hpp"
#include "online/fair_draw.hpp"
#include "online/guest_seat.hpp"
#include "online/protocol.hpp"
#include "online/rate_limiter.hpp"

namespace tapete::online {

/// Setup of a match with guests.
struct HostSetup {
  std::string match;         ///< unique name of the match: kMatchDigits hexadecimal digits
  std::string secret;        ///< 64 random hexadecimal digits that never leave this page
  Header header;             ///< has `seat` lines only for the host's own seats
  std::vector<Seat> guests;  ///< seats of the guests, in ascending order
  RateLimiter rate_limit{};  ///< limits the lines that each page may send
};

/// The host's side of the protocol, and the match itself. It checks every line of the guests, and sends each guest only
/// the lines and cards that the guest's seat may see. It does not depend on a transport: pages have numbers, receive()
/// takes their lines, and take_out() returns the lines to send. All times are in milliseconds of one clock that never
/// goes back.
class HostTable {
 public:
  /// Opens a table. Problems: any of open_table().
  static Result<HostTable, Problem> open(HostSetup setup);

  // Called by the transport
  void connected(int page, double now);
  void lost(int page);
  /// Handles a line of page `id`, without its line feed. Any text is allowed, because every line is checked.
  void receive(int id, std::string_view line, double now);
  /// A line to send to a page.
  struct Letter {
    int page = 0;
    std::string line;
  };
  /// Returns the lines to send, in order, and removes them.
  std::vector<Letter> take_out() { return std::exchange(out_, {}); }

  // Called by the page
  /// A change of a guest's seat by the host.
  enum class SeatChange : unsigned char {
    vacate,  ///< the seat is free for another guest; only before the match has begun
    bot,     ///< a bot of the host plays at the seat as soon as all other guests who are present have agreed
    person,  ///< the seat waits for the guest again; this also happens as soon as the guest sends a line
  };
  /// Changes a guest's seat. Returns false if that is not possible, or changes nothing. A bot cannot sit down if the
  /// guest is present, or if the next draw needs the guest's number (GuestSeat::must_open). Asking again for a bot puts
  /// the question again to the guests who want to wait.
  bool change_seat(Seat seat, SeatChange change, double now);
  /// Lets the table notice that guests have become absent. The page calls this about every second. After a longer pause
  /// the page has been asleep, and every connected guest counts as present for kSilence.
  void tick(double now);
  /// Begins the match. Returns false if it has begun, or a seat for a guest is free.
  bool begin();
  [[nodiscard]] bool begun() const { return begun_; }
  /// Asks for the next hand, which is dealt as soon as all guests have sealed and opened their numbers. Returns false
  /// if no deal is due, or if the host has already asked for the hand.
  bool deal();
  /// Plays `action`, a record line without its seat, for one of the host's own seats or a seat with a bot. Returns
  /// false if the action is not legal.
  bool act(Seat seat, std::string_view action);
  void say(int phrase);
  /// Sends `bye` to all pages.
  void close();

  [[nodiscard]] const Table& table() const { return *table_; }
  /// Returns the header. Once the match has begun, it contains the names of the guests.
  [[nodiscard]] const Header& header() const { return setup_.header; }
  /// Returns the data about a guest's seat; nullptr if the seat is not for a guest.
  [[nodiscard]] const GuestSeat* guest(Seat seat) const;
  /// Returns whether the page of a guest has sent a line in the last kSilence milliseconds.
  [[nodiscard]] bool present(Seat seat, double now) const;
  /// Returns the phrases that guests have said since the last call: the seat, and the number of the phrase.
  std::vector<std::pair<Seat, int>> take_said() { return std::exchange(said_, {}); }

  /// Returns the log for storage: one line for each change of the match. After redo() of all its lines, a new table
  /// with the same setup has the same match.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  /// Applies a line of a log. Returns false if the line cannot be applied.
  bool redo(std::string_view line);

 private:
  struct Page {
    int id = 0;
    Seat seat = kNobody;
    RateLimiter rate_limit;
    int garbage = 0;                  ///< meaningless lines so far
    std::optional<std::size_t> sent;  ///< number of journal entries sent; no value until the guest has sent `have`
    double heard = 0;                 ///< time of the last line from this page
    std::string questions = "ask";    ///< the last line `ask` that was sent; at first as if there was no question
  };
  struct Draw {
    PartyValues seals;  ///< empty until the host sends them to the guests
    PartyValues numbers;
  };

  HostTable(HostSetup setup, std::unique_ptr<Table> table);

  // Handlers of the guests' lines. A handler returns false if the line is meaningless.
  bool understand(Page& page, std::string_view line, double now);
  bool greeted(Page& page, Splitter words);
  bool asked_for(Page& page, Splitter words, double now);
  bool sealed(GuestSeat& guest, Splitter words);
  bool opened(Page& page, GuestSeat& guest, Splitter words);
  bool acted(Page& page, GuestSeat& guest, Splitter words);
  bool spoke(const Page& page, Splitter words);
  bool voted(Seat voter, Splitter words, BotVote::Answer answer);
  void refuse(Page& page, std::size_t place);

  // Votes about bots
  bool ask_for_bot(Seat seat, double now);
  [[nodiscard]] bool may_vote(const GuestSeat& voter, Seat about, double now) const;
  void notice_pause(double now);
  void settle_votes(double now);
  [[nodiscard]] std::string questions_for(Seat voter) const;
  void send_questions(Page& page);

  // Changes of the match
  bool change(const std::string& line);
  bool change(std::string_view what, Splitter words);
  bool sit(Splitter words);
  bool leave(Splitter words);
  bool seat_bot(Splitter words, bool bot);
  bool start();
  bool want_deal();
  bool take_seal(Splitter words);
  bool take_number(Splitter words);
  bool play(std::string_view line);
  void go_on();
  bool tell_seals();
  void draw();
  void lay_open();
  void tell_all(std::string_view entry);

  void send(int page, std::string line) { out_.push_back({page, std::move(line)}); }
  void send_entries(Page& page);
  void send_away(Page& page, Farewell why);
  [[nodiscard]] std::string own_number() const;
  [[nodiscard]] int next_draw() const { return draws_ + 1; }
  [[nodiscard]] Page* page(int id);
  [[nodiscard]] Page* page_of(Seat seat);
  [[nodiscard]] GuestSeat* seat_of_guest(Seat seat);

  HostSetup setup_;
  std::unique_ptr<Table> table_;
  std::vector<GuestSeat> guests_;
  std::vector<Page> pages_;
  std::vector<Letter> out_;
  std::vector<std::pair<Seat, int>> said_;
  std::vector<std::string> log_;
  int questions_ = 0;     ///< number of the last question to the guests
  double called_at_ = 0;  ///< time of the last call that told the time
  bool begun_ = false;
  bool deal_wanted_ = false;
  int draws_ = 0;               ///< number of draws so far
  Draw draw_;                   ///< the next draw
  Draw hand_;                   ///< the draw that dealt the current hand
  int hand_draw_ = 0;           ///< number of the draw in `hand_`; 0 once the hand has been revealed
  std::size_t hand_start_ = 0;  ///< index of the first event of the current hand
};

}  // namespace tapete::online
