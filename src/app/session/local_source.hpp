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

/// A match that is played here by a person, or by several who share the screen, and by bots. Deals, asks the bots, and
/// stores every event before it is shown. Without an `id` the match is an exercise and is not stored.
class LocalSource final : public MatchSource {
 public:
  /// The match is stored under `id` (see archive.hpp). Where any seat may deal, `first_dealer` does.
  explicit LocalSource(Host& host, std::string id = {}, Seat first_dealer = 0)
      : host_(host), id_(std::move(id)), first_dealer_(first_dealer), gate_(host, host) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  /// The part of the record that has been shown. All of it is stored, unless the storage is too slow to wait for.
  [[nodiscard]] std::string shown_record() const;
  [[nodiscard]] bool can_undo() const;
  /// Takes back the last action that the viewer has chosen in this hand, and everything that followed.
  void undo();
  /// Leaves the count for the next hand.
  void next_hand();
  /// Hands the match to the storage, which also happens after every event; a finished match goes to the archive.
  void store();
  /// The answer to Storage::store(): what was played may be shown now.
  void stored(int receipt) { gate_.stored(receipt); }

 private:
  void begin(MatchDriver& driver) override;
  [[nodiscard]] bool takes_choices() const override { return true; }
  [[nodiscard]] bool plays_choices() const override { return true; }
  void choose(const std::vector<Option>& options) override;
  void played(std::string_view line, const std::vector<std::string>& ended) override;
  void advance() override;
  [[nodiscard]] bool has_next() const override;
  std::string next() override;
  void counted() override;
  void tick(double now) override { bot_->tick(now); }
  [[nodiscard]] std::optional<double> next_moment() const override { return bot_->next_moment(); }
  [[nodiscard]] double may_show_at(double moment) const override { return gate_.after(moment); }
  BotTurn* bot() override { return &*bot_; }

  [[nodiscard]] bool hides() const;
  [[nodiscard]] Seat first_person() const;
  [[nodiscard]] std::string deal();

  Host& host_;
  std::string id_;
  Seat first_dealer_;
  PersistGate gate_;
  MatchDriver* driver_ = nullptr;
  std::optional<BotTurn> bot_;
  /// Trace lines about what ended with the last event, until the host has been told.
  std::vector<std::string> ended_;
  bool rest_ = false;  ///< whether the hand is played to its end without asking anybody
};

}  // namespace tapete
