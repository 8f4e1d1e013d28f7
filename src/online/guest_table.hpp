#pragma once
#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/bot_questions.hpp"
#include "online/guest_error.hpp"
#include "online/guest_match.hpp"
#include "online/protocol.hpp"

namespace tapete::online {

/// Setup of a guest.
struct GuestSetup {
  Seat seat = 0;
  std::string name;    ///< must satisfy is_plain_name()
  std::string secret;  ///< 64 random hexadecimal digits that never leave this page
};

/// A guest's side of the protocol. It checks every line of the host. It does not depend on a transport: receive() takes
/// the host's lines, and take_out() returns the lines to send to the host. All times are in milliseconds of one clock
/// that never goes back.
class GuestTable {
 public:
  explicit GuestTable(GuestSetup setup);

  // Called by the transport
  void connected(double now);
  /// Handles a line from the host, without its line feed. Any text is allowed, because every line is checked.
  void receive(std::string_view line, double now);
  void lost() { connected_ = false; }
  /// Sends a sign of life every kBeat milliseconds, and repeats the lines that the host has not answered.
  void tick(double now);
  /// Returns the lines to send, in order, and removes them.
  std::vector<std::string> take_out() { return std::exchange(out_, {}); }

  // Called by the page
  /// Asks the host to play an action of this seat: a record line without the seat.
  void act(std::string_view action);
  void say(int phrase) { out_.push_back("say " + std::to_string(phrase)); }
  void leave() { out_.emplace_back("bye"); }
  /// Answers the host's question about this seat: whether a bot may play there until the guest is back.
  void answer(Seat about, bool agrees);

  [[nodiscard]] const GuestMatch& match() const { return match_; }
  /// If the host has refused an action since the last call, returns the legal actions that the host has named.
  std::optional<std::string> take_refusal() { return std::exchange(refusal_, std::nullopt); }
  /// Returns the phrases said since the last call: the seat, as in Missing, and the number of the phrase.
  std::vector<std::pair<Seat, int>> take_said() { return std::exchange(said_, {}); }
  /// Returns the seats about which the host has asked this guest, and which the guest has not answered.
  [[nodiscard]] std::vector<Seat> questions() const { return questions_.open(); }
  /// Returns whether the host's page has sent a line in the last kSilence milliseconds.
  [[nodiscard]] bool hears(double now) const { return now - heard_ < kSilence; }

  /// Another page that is missing.
  struct Missing {
    Seat seat = kNobody;  ///< of the host: the seat of its first person; kNobody if nobody plays at its screen
    bool bot = false;     ///< whether a bot of the host plays for the guest
  };
  /// Returns the pages that are missing: the host, if it does not answer the signs of life, and the guests whom the
  /// host does not name as present any more.
  [[nodiscard]] std::vector<Missing> missing(double now) const;

  /// Returns why the host has left or has sent this page away; empty while the host has done neither.
  [[nodiscard]] const std::string& farewell() const { return farewell_; }
  /// Returns how the host has broken the protocol or cheated. From then on all its lines are ignored.
  [[nodiscard]] GuestError error() const { return error_; }

  /// Returns the log for storage: one line for each change of the match. After redo() of all its lines, a new object
  /// with the same setup has the same match.
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
  /// Applies a line of a log. Returns false if the line cannot be applied.
  bool redo(std::string_view line);

 private:
  // Handlers of the host's lines
  void understand(std::string_view line, double now);
  GuestError welcome(Splitter words);
  GuestError entry(Splitter words, double now);
  GuestError refused(Splitter words);
  GuestError spoken(Splitter words);
  GuestError beaten(Splitter words);
  GuestError asked(Splitter words);

  [[nodiscard]] Seat host_seat() const;

  // Lines to the host
  void greet();
  void take_part(bool again);
  void remember(std::string_view line);
  void ask_for_missing() { out_.push_back("have " + std::to_string(have_)); }

  GuestSetup setup_;
  GuestMatch match_;
  std::size_t have_ = 0;       ///< number of journal entries received so far
  std::size_t announced_ = 0;  ///< number of journal entries that exist, as the host has announced
  std::size_t missed_ = 0;     ///< number of entries that existed when this page connected
  bool was_silent_ = false;    ///< whether the host was silent for kSilence, and has not answered since then
  std::vector<std::string> out_;
  std::vector<std::string> log_;
  std::size_t log_bytes_ = 0;  ///< size of log_
  std::vector<std::pair<Seat, int>> said_;
  BotQuestions questions_;
  std::bitset<kMaxSeats> present_;  ///< guests that are present, as the host has said last
  std::bitset<kMaxSeats> known_;    ///< guests that have been present before
  std::optional<std::string> refusal_;
  std::string farewell_;
  GuestError error_ = GuestError::none;
  bool connected_ = false;
  bool welcome_ = false;  ///< whether the host has answered the greeting of this connection
  std::string part_;      ///< the last line `seal` or `open` that was sent
  double heard_ = 0;      ///< time of the last line from the host
  double beat_at_ = 0;    ///< time of the next sign of life
  int unanswered_ = 0;    ///< signs of life since the last line from the host
  double asked_at_ = 0;   ///< time when missing entries were last asked for
};

}  // namespace tapete::online
