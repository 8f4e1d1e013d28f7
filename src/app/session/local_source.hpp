#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host/host.hpp"
#include "app/session/bot_turn.hpp"
#include "app/session/match_source.hpp"
#include "app/session/persist_gate.hpp"

namespace tapete {

/// Source of a match that is played at this screen, by one or several people and by bots. Deals, asks the bots, and
/// stores every event before it is shown. Without an `id` the match is an exercise and is not stored.
class LocalSource final : public MatchSource {
 public:
  /// `id`: ID of the stored match (see archive.hpp). `first_dealer` deals first, unless the rules determine the dealer.
  explicit LocalSource(Host& host, std::string id = {}, Seat first_dealer = 0)
      : host_(host), id_(std::move(id)), first_dealer_(first_dealer), gate_(host, host) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  /// Returns the part of the record that has been shown. That part is stored, unless the storage was too slow (see
  /// PersistGate).
  [[nodiscard]] std::string shown_record() const;
  [[nodiscard]] bool can_undo() const;
  /// Takes back the last action that the viewer has chosen in this hand, and everything that followed.
  void undo();
  /// Closes the score sheet and deals the next hand.
  void next_hand();
  /// Plays to the end of the match without pauses, for a viewer who takes no more part in it.
  void skip_to_end();
  /// Stores the match under its key (kUnderWay or kDone in archive.hpp). Also called after every event.
  void store();
  /// Receives the answer to Storage::store(); the last event may then be shown.
  void stored(int receipt) { gate_.stored(receipt); }

 private:
  void begin(MatchDriver& driver) override;
  [[nodiscard]] bool takes_choices() const override { return !rest_; }
  [[nodiscard]] bool plays_choices() const override { return true; }
  void choose(const std::vector<Option>& options) override;
  void played(std::string_view line, const std::vector<std::string>& ended) override;
  void advance() override;
  [[nodiscard]] bool has_next() const override;
  std::string next() override;
  void sheet_opened() override;
  void tick(double now) override;
  [[nodiscard]] std::optional<double> next_tick_time() const override;
  [[nodiscard]] double may_show_at(double moment) const override { return gate_.after(moment); }
  BotTurn* bot() override { return &*bot_; }

  [[nodiscard]] std::string deal();

  Host& host_;
  std::string id_;
  Seat first_dealer_;
  PersistGate gate_;
  MatchDriver* driver_ = nullptr;
  std::optional<BotTurn> bot_;
  /// Trace lines of the hand or match that ended with the last event, kept until the host has been told.
  std::vector<std::string> ended_;
  bool to_end_ = false;  ///< whether the match is played to its end without pauses
  bool rest_ = false;    ///< whether the source itself plays the hand to its end (OptionKind::rest)
};

}  // namespace tapete
