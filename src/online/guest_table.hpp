#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/guest_match.hpp"
#include "online/protocol.hpp"
#include "online/trouble.hpp"

namespace tapete::online {

struct GuestSetup {
  Seat seat = 0;
  std::string name;    ///< is_plain_name()
  std::string secret;  ///< 64 random hexadecimal digits that never leave this page
};

/// The page of a guest: what it sends, and the lines that it gets, each of which is checked. It knows no carrier: lines
/// go in and come out. All times are in milliseconds of one clock that never goes back.
class GuestTable {
 public:
  explicit GuestTable(GuestSetup setup);

  // What a carrier does
  void connected(double now);
  /// A line without its line feed. Whatever it is, it does no harm.
  void receive(std::string_view line, double now);
  void lost() { connected_ = false; }
  /// Lets time pass: what was not answered is said again.
  void tick(double now);
  /// The moment of the next tick that is needed, while it is connected.
  [[nodiscard]] double next_moment() const { return beat_at_; }
  /// What is to be sent, in order.
  std::vector<std::string> take_out() { return std::exchange(out_, {}); }

  // What the page does
  /// Asks for an action of its seat, as a record line without the seat.
  void act(std::string_view action);
  void say(int phrase) { out_.push_back("say " + std::to_string(phrase)); }
  void leave() { out_.emplace_back("bye"); }

  [[nodiscard]] const GuestMatch& match() const { return match_; }
  /// What may be done, as the host told when it refused the last action; taken once.
  std::optional<std::string> take_refusal() { return std::exchange(refusal_, std::nullopt); }
  /// Phrases that were said: a seat, or kNobody for the host, and a number.
  std::vector<std::pair<Seat, int>> take_said() { return std::exchange(said_, {}); }
  /// Whether the host's page has been heard lately.
  [[nodiscard]] bool hears(double now) const { return now - heard_ < kSilence; }

  /// Why the host has sent this page away or has gone; empty: it has not.
  [[nodiscard]] const std::string& farewell() const { return farewell_; }
  /// What the host has done that must not be. Nothing is believed of it any more.
  [[nodiscard]] Trouble trouble() const { return trouble_; }

  /// All that has changed what is known here, a line each: what is to be stored. A guest that is made anew with the
  /// same setup and does these is the same again.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  /// Does a line of a log. False if it cannot be done here.
  bool redo(std::string_view line);

 private:
  // Lines of the host
  void understand(std::string_view line, double now);
  Trouble welcome(Splitter words);
  Trouble entry(Splitter words, double now);
  Trouble refused(Splitter words);
  Trouble spoken(Splitter words);
  Trouble beaten(Splitter words);

  // What is sent
  void greet();
  void take_part(bool again);
  void remember(std::string_view line);
  void ask_for_missing() { out_.push_back("have " + std::to_string(have_)); }

  GuestSetup setup_;
  GuestMatch match_;
  std::size_t have_ = 0;       ///< entries of the journal
  std::size_t announced_ = 0;  ///< entries that the host has, as far as it has told
  std::vector<std::string> out_;
  std::vector<std::string> log_;
  std::size_t log_bytes_ = 0;
  std::vector<std::pair<Seat, int>> said_;
  std::optional<std::string> refusal_;
  std::string farewell_;
  Trouble trouble_ = Trouble::none;
  bool connected_ = false;
  bool welcome_ = false;  ///< the host has greeted back since
  std::string part_;      ///< the last one that was sent
  double heard_ = 0;
  double beat_at_ = 0;   ///< the next sign of life
  double asked_at_ = 0;  ///< when missing entries were asked for
};

}  // namespace tapete::online
