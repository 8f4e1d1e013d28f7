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
#include "online/pace.hpp"
#include "online/protocol.hpp"

namespace tapete::online {

/// A match to which others are asked.
struct HostSetup {
  std::string match;         ///< its name, nowhere else the same: kMatchDigits hexadecimal digits
  std::string secret;        ///< 64 random hexadecimal digits that never leave this page
  Header header;             ///< `seat` lines of the host's own seats only
  std::vector<Seat> guests;  ///< in order
  Pace pace{};               ///< how much each page may say
};

/// A match at the page that deals. Guests send lines, each is checked, and each guest is sent what its seat may know
/// and nothing else. It knows no carrier: a page is a number, a line goes in, lines come out. All times are in
/// milliseconds of one clock that never goes back.
class HostTable {
 public:
  /// Problems: those of open_table().
  static Result<HostTable, Problem> open(HostSetup setup);

  // What a carrier does
  void connected(int page, double now);
  void lost(int page);
  /// A line without its line feed. Whatever it is, it does no harm.
  void receive(int id, std::string_view line, double now);
  struct Letter {
    int page = 0;
    std::string line;
  };
  /// What is to be sent, in order.
  std::vector<Letter> take_out() { return std::exchange(out_, {}); }

  // What the page does
  /// Every guest has sat down.
  [[nodiscard]] bool complete() const;
  /// Makes room for somebody else in a guest's seat, before the match begins.
  bool vacate(Seat seat);
  /// Begins the match, once it is complete.
  bool begin();
  [[nodiscard]] bool begun() const { return begun_; }
  /// Deals the next hand as soon as all have sealed and opened.
  bool deal();
  /// Plays for a seat that is no guest's: a record line without its seat. False if that is not legal.
  bool act(Seat seat, std::string_view action);
  void say(int phrase);
  /// Says goodbye to everybody.
  void close();

  [[nodiscard]] const Table& table() const { return *table_; }
  /// With the names that the guests have given.
  [[nodiscard]] const Header& header() const { return setup_.header; }
  [[nodiscard]] bool is_guest(Seat seat) const { return guest(seat) != nullptr; }
  /// Whether the page of a guest has been heard lately.
  [[nodiscard]] bool present(Seat seat, double now) const;
  /// Phrases that guests have said: seat and number.
  std::vector<std::pair<Seat, int>> take_said() { return std::exchange(said_, {}); }

  /// All that has changed the match, a line each: what is to be stored. A table that is opened anew with the same setup
  /// and does these is the same again.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  /// Does a line of a log. False if it cannot be done here.
  bool redo(std::string_view line);

 private:
  struct Page {
    int id = 0;
    Seat seat = kNobody;
    Pace pace;
    int garbage = 0;                  ///< lines so far that meant nothing
    std::optional<std::size_t> sent;  ///< entries of the journal; none until the guest says what it has
    double heard = 0;
  };
  struct Draw {
    PartyValues seals;  ///< once they have been told
    PartyValues numbers;
  };

  HostTable(HostSetup setup, std::unique_ptr<Table> table);

  // Lines of guests; false: garbage
  bool understand(Page& page, std::string_view line, double now);
  bool greeted(Page& page, Splitter words);
  bool asked_for(Page& page, Splitter words, double now);
  bool sealed(GuestSeat& guest, Splitter words);
  bool opened(Page& page, GuestSeat& guest, Splitter words);
  bool acted(Page& page, GuestSeat& guest, Splitter words);
  bool spoke(const Page& page, Splitter words);
  void refuse(Page& page, std::size_t place);

  // What changes the match
  bool change(const std::string& line);
  bool change(std::string_view what, Splitter words);
  bool sit(Splitter words);
  bool leave(Splitter words);
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
  [[nodiscard]] const GuestSeat* guest(Seat seat) const;
  [[nodiscard]] GuestSeat* guest(Seat seat);

  HostSetup setup_;
  std::unique_ptr<Table> table_;
  std::vector<GuestSeat> guests_;
  std::vector<Page> pages_;
  std::vector<Letter> out_;
  std::vector<std::pair<Seat, int>> said_;
  std::vector<std::string> log_;
  bool begun_ = false;
  bool deal_wanted_ = false;
  int draws_ = 0;               ///< what chance has done so far
  Draw draw_;                   ///< what it does next
  Draw hand_;                   ///< what has dealt the present hand
  int hand_draw_ = 0;           ///< its number
  std::size_t hand_start_ = 0;  ///< its first event
};

}  // namespace tapete::online
