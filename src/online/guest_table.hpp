#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/hand_proof.hpp"
#include "online/journal.hpp"
#include "online/protocol.hpp"
#include "online/trouble.hpp"

namespace tapete::online {

struct GuestSetup {
  Seat seat = 0;
  std::string name;    ///< is_plain_name()
  std::string secret;  ///< 64 random hexadecimal digits that never leave this page
};

/// A match as the page of a guest follows it: on the redacted record of its seat and nothing else. Every line of the
/// host is checked, and after each hand all that chance has done. It knows no carrier: lines go in and come out. All
/// times are in milliseconds of one clock that never goes back.
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

  /// The match has begun, and what is known of it can be played on.
  [[nodiscard]] bool begun() const { return proof_.has_value(); }
  /// The redacted record, as bots get it but for names.
  [[nodiscard]] const Record& known() const { return known_; }
  /// The hands that are over, whole: the same at every page.
  [[nodiscard]] std::string whole() const;
  [[nodiscard]] bool over() const { return proof_ && proof_->table().turn().who == Turn::Who::over; }
  /// What the guest may do now; empty if it is not its turn, or if it has acted and the host has not answered yet.
  [[nodiscard]] std::vector<std::string> legal() const;
  /// What may be done, as the host told when it refused the last action; taken once.
  std::optional<std::string> take_refusal() { return std::exchange(refusal_, std::nullopt); }
  /// Phrases that were said: a seat, or kNobody for the host, and a number.
  std::vector<std::pair<Seat, int>> take_said() { return std::exchange(said_, {}); }
  /// Whether the host's page has been heard lately.
  [[nodiscard]] bool hears(double now) const { return now - heard_ < kSilence; }

  /// The hand that was dealt last is not laid open and found right. Where the host goes away then, it is void.
  [[nodiscard]] bool unproven() const { return proof_ && proof_->pending(); }
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
  struct Asked {
    std::size_t place = 0;
    std::string action;
    bool waits = true;  ///< for an answer
  };

  // Lines of the host
  void understand(std::string_view line, double now);
  Trouble welcome(Splitter words);
  Trouble entry(Splitter words, double now);
  Trouble refused(Splitter words);
  Trouble spoken(Splitter words);
  Trouble beaten(Splitter words);

  // Entries of the journal
  Trouble enter(std::string_view entry, bool checked);
  Trouble enter_head(std::string_view line);
  Trouble begin();
  Trouble enter_parties(std::string_view what, Splitter words);
  Trouble enter_lines(std::string_view text, bool checked);
  Trouble enter_new(const std::string& line, std::size_t place);

  // What is sent
  void greet();
  void take_part(bool again);
  void remember(std::string_view line);
  void ask_for_missing() { out_.push_back("have " + std::to_string(have_)); }
  [[nodiscard]] int draw() const { return proof_ ? proof_->next_draw() : 1; }
  [[nodiscard]] std::string number() const;

  GuestSetup setup_;
  std::string match_;
  std::string head_;  ///< the header's lines
  int head_lines_ = 0;
  Record known_;
  std::vector<std::string> lines_;  ///< of known_, as texts
  std::optional<HandProof> proof_;
  bool turn_ = false;          ///< the host waits for this seat
  std::size_t have_ = 0;       ///< entries of the journal
  std::size_t announced_ = 0;  ///< entries that the host has, as far as it has told
  std::vector<Asked> asked_;   ///< what was asked for in this hand and has not happened yet
  std::vector<std::string> out_;
  std::vector<std::string> log_;
  std::size_t log_bytes_ = 0;
  std::vector<std::pair<Seat, int>> said_;
  std::optional<std::string> refusal_;
  std::string farewell_;
  Trouble trouble_ = Trouble::none;
  bool connected_ = false;
  bool welcome_ = false;               ///< the host has greeted back since
  std::pair<int, bool> taken_part_{};  ///< the draw for which something was sent last, and whether that was the number
  double heard_ = 0;
  double beat_at_ = 0;   ///< the next sign of life
  double asked_at_ = 0;  ///< when missing entries were asked for
};

}  // namespace tapete::online
