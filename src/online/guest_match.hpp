#pragma once
#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/complete_hand.hpp"
#include "online/guest_error.hpp"
#include "online/hand_proof.hpp"
#include "online/protocol.hpp"

namespace tapete::online {

/// A match at a guest's page, built from the journal: the entries that the host sends to the guest's seat
/// (docs/online.md). Until a hand is over, the journal contains only the cards and actions that the seat may see.
/// GuestMatch checks every entry and, after each hand, all chance events of the hand.
class GuestMatch {
 public:
  /// `secret`: as in GuestSetup.
  GuestMatch(Seat seat, std::string secret) : seat_(seat), secret_(std::move(secret)) {}

  /// Returns the host's name for the match; empty while the name is not known.
  [[nodiscard]] const std::string& id() const { return id_; }
  void set_id(std::string_view id) { id_ = id; }
  /// Processes the journal's next entry. If `checked`, also checks the redacted record as a whole. When several entries
  /// come in a row, only the last one needs this check. `absent`: whether the entry may be about a time when this page
  /// was not connected. Only then may the host have let a bot play at this seat.
  GuestError enter(std::string_view entry, bool checked, bool absent);

  /// Returns whether the match has begun. The header is then complete and valid.
  [[nodiscard]] bool begun() const { return proof_.has_value(); }
  /// Returns the seats of other guests at which bots of the host play now.
  [[nodiscard]] const std::bitset<kMaxSeats>& bots() const { return bots_; }
  /// Returns the redacted record as bots receive it, but with the names of the players.
  [[nodiscard]] const Record& known() const { return known_; }
  /// Returns the record of the hands that are over, with all cards. This record is the same at every page.
  [[nodiscard]] std::string whole() const;
  [[nodiscard]] bool over() const { return proof_ && proof_->table().turn().who == Turn::Who::over; }
  /// Returns whether the last hand is not yet revealed and verified. If the host leaves now, the hand is void.
  [[nodiscard]] bool unproven() const { return proof_ && proof_->pending(); }
  /// Returns everything that this seat knows about the match. The match must have begun.
  [[nodiscard]] KnownMatch state() const;

  /// An action that the guest has asked for in this hand and that has not happened yet.
  struct Asked {
    std::size_t place = 0;  ///< place of the action's line in the redacted record, from 1
    std::string action;
    bool waits = true;  ///< false once the host has refused the action
  };
  [[nodiscard]] const std::vector<Asked>& asked() const { return asked_; }
  /// Returns the place, counted from 1, that an action would now have in the redacted record.
  [[nodiscard]] std::size_t next_place() const { return lines_.size() + 1; }
  /// Notes that the guest asks for an action. Only such actions may appear in the journal as decisions of this seat.
  /// Returns false if the match has not begun or the action is empty.
  bool ask(std::size_t place, std::string_view action);
  /// Notes that the host has refused the action for this place. Returns false if no action waits for this place.
  bool refuse(std::size_t place);
  /// Returns the actions that the guest may do now; empty if it is not the guest's turn, or if the host has not yet
  /// answered the guest's action.
  [[nodiscard]] std::vector<std::string> legal() const;

  /// Returns this page's line for the next draw: `seal R SEAL`, or `open R NUMBER` once all parties have
  /// sealed their numbers; empty while a bot plays at this seat, or if the draw does without this page.
  [[nodiscard]] std::string part() const;

 private:
  GuestError enter_head(std::string_view line);
  GuestError begin();
  GuestError enter_parties(std::string_view what, Splitter words);
  GuestError enter_lines(std::string_view text, bool checked);
  GuestError enter_new(const std::string& line, std::size_t place);
  GuestError enter_bot(Splitter words, bool bot, bool absent);
  [[nodiscard]] int draw() const { return proof_ ? proof_->next_draw() : 1; }
  [[nodiscard]] std::string number() const;
  [[nodiscard]] std::string seal() const { return seal_of(id_, draw(), seat_, number()); }

  Seat seat_;
  std::string secret_;
  std::string id_;
  std::string head_;  ///< the header's lines
  int head_lines_ = 0;
  Record known_;
  std::vector<std::string> lines_;  ///< the events of known_, as texts
  std::optional<HandProof> proof_;
  std::size_t hand_at_ = 0;  ///< index in lines_ of the deal of the last hand
  std::bitset<kMaxSeats> bots_;
  bool bot_ = false;   ///< whether a bot of the host plays at this seat
  bool turn_ = false;  ///< whether the host waits for an action of this seat
  std::vector<Asked> asked_;
};

}  // namespace tapete::online
