#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "online/hand_proof.hpp"
#include "online/protocol.hpp"
#include "online/trouble.hpp"

namespace tapete::online {

/// A match as the journal of a guest's seat tells it: its redacted record and nothing else. Every entry is checked, and
/// after each hand all that chance has done.
class GuestMatch {
 public:
  /// `secret` as in GuestSetup.
  GuestMatch(Seat seat, std::string secret) : seat_(seat), secret_(std::move(secret)) {}

  /// The host's name for the match; empty: not known yet.
  [[nodiscard]] const std::string& id() const { return id_; }
  void set_id(std::string_view id) { id_ = id; }
  /// Takes the journal's next entry. Without `checked` the record is not looked at as a whole: the next entry will.
  Trouble enter(std::string_view entry, bool checked);

  /// The match has begun, and what is known of it can be played on.
  [[nodiscard]] bool begun() const { return proof_.has_value(); }
  /// The redacted record as bots get it, but with the names of the players.
  [[nodiscard]] const Record& known() const { return known_; }
  /// The hands that are over, whole: the same at every page.
  [[nodiscard]] std::string whole() const;
  [[nodiscard]] bool over() const { return proof_ && proof_->table().turn().who == Turn::Who::over; }
  /// The hand that was dealt last is not laid open and found right. Where the host goes away then, it is void.
  [[nodiscard]] bool unproven() const { return proof_ && proof_->pending(); }

  /// An action that the guest has asked for in this hand and that has not happened yet.
  struct Asked {
    std::size_t place = 0;  ///< in the record, from 1
    std::string action;
    bool waits = true;  ///< for an answer
  };
  [[nodiscard]] const std::vector<Asked>& asked() const { return asked_; }
  /// The place in the record that an action would take now.
  [[nodiscard]] std::size_t next_place() const { return lines_.size() + 1; }
  /// Notes that the guest asks for an action, so that an entry may tell of it. Returns false if it cannot be done here.
  bool ask(std::size_t place, std::string_view action);
  /// Notes that the host has refused what was asked for this place. Returns false if nothing was.
  bool refuse(std::size_t place);
  /// The actions that the guest may do now; empty if it is not its turn, or if it has acted and the host has not
  /// answered yet.
  [[nodiscard]] std::vector<std::string> legal() const;

  /// The line for this page's part in what chance does next: it seals a number, or opens it once all have
  /// sealed theirs.
  [[nodiscard]] std::string part() const;

 private:
  Trouble enter_head(std::string_view line);
  Trouble begin();
  Trouble enter_parties(std::string_view what, Splitter words);
  Trouble enter_lines(std::string_view text, bool checked);
  Trouble enter_new(const std::string& line, std::size_t place);
  [[nodiscard]] int draw() const { return proof_ ? proof_->next_draw() : 1; }
  [[nodiscard]] std::string number() const;
  [[nodiscard]] std::string seal() const { return seal_of(id_, draw(), seat_, number()); }

  Seat seat_;
  std::string secret_;
  std::string id_;
  std::string head_;  ///< the header's lines
  int head_lines_ = 0;
  Record known_;
  std::vector<std::string> lines_;  ///< of known_, as texts
  std::optional<HandProof> proof_;
  bool turn_ = false;  ///< the host waits for this seat
  std::vector<Asked> asked_;
};

}  // namespace tapete::online
