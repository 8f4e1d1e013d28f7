#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host/host.hpp"
#include "app/session/bot_turn.hpp"
#include "app/session/match_source.hpp"

namespace tapete {

/// Source of a match with people at other screens. The events come from the page's service (online/match_service.hpp),
/// and the actions of this screen are sent to the service. At a guest's page, the cards that the guest does not know
/// are a guess; each update may bring other guesses.
class RemoteSource final : public MatchSource {
 public:
  /// Sends a request to the service: `do ACTION`, `do SEAT ACTION` from a host, or `deal` from a host. Also sends
  /// `over`, which is not for the service, once the match is over and stored.
  using Send = std::function<void(std::string_view)>;

  /// `id`: ID under which the finished match is stored. `hosts`: whether this page is the host, which deals and asks
  /// the bots.
  RemoteSource(Host& host, std::string id, bool hosts, Send send)
      : host_(host), id_(std::move(id)), hosts_(hosts), send_(std::move(send)) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  /// The state of the match at the service.
  struct State {
    bool turn = false;   ///< whether the service accepts an action of this page now
    bool whole = false;  ///< whether all cards of all events are known and verified
  };
  /// Receives all events of the match.
  void update(std::vector<std::string> events, State state);
  /// Returns whether everything that is shown has been verified: the cards follow from the numbers of all pages.
  [[nodiscard]] bool verified() const { return state_.whole && !has_next(); }
  /// Lets bots of this page, the host, play at these seats of guests who are gone.
  void stand_in(std::vector<Seat> seats);
  /// The service has refused the last action.
  void refused();
  /// Closes the scoresheet as soon as the next hand is dealt. A host also asks for that hand. Returns false if the
  /// next hand is not there yet.
  bool next_hand();
  /// Returns what a player waits for who has read the scoresheet; empty if the player does not wait.
  [[nodiscard]] Text waiting_words() const;

 private:
  void begin(MatchDriver& driver) override;
  [[nodiscard]] bool takes_choices() const override { return state_.turn && !sent_ && !plays_rest_ && !has_next(); }
  [[nodiscard]] bool plays_choices() const override { return true; }
  [[nodiscard]] bool allows_onlooker() const override { return true; }
  void choose(const std::vector<Option>& options) override;
  void played(std::string_view line, const std::vector<std::string>& ended) override;
  void advance() override;
  [[nodiscard]] bool has_next() const override;
  std::string next() override;
  void sheet_opened() override;
  void tick(double now) override;
  [[nodiscard]] std::optional<double> next_tick_time() const override { return bot_->next_tick_time(); }
  BotTurn* bot() override { return &*bot_; }

  void act(Seat seat, std::string_view action);
  void adopt(const std::vector<std::string>& events);
  void resume();
  void play_rest();
  void go_on();
  void store_finished();

  Host& host_;
  std::string id_;
  bool hosts_;
  Send send_;
  MatchDriver* driver_ = nullptr;
  std::optional<BotTurn> bot_;
  std::vector<std::string> events_;  ///< all events of the match, those that the driver has not played yet included
  std::vector<std::string> ended_;   ///< trace lines of the hand that ended last, until the host has been told
  std::vector<std::string> rest_;    ///< actions that the viewer has chosen together and that are still to be sent
  std::vector<Seat> stand_ins_;      ///< seats of guests at which bots of this page play
  State state_;
  bool sent_ = false;        ///< whether an action has been sent that the service has not answered
  bool done_ = false;        ///< whether the finished match has been stored
  bool plays_rest_ = false;  ///< whether the source itself plays the viewer's cards to the end of the hand
  bool ready_ = false;       ///< whether the player has read the scoresheet
};

}  // namespace tapete
