#pragma once
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/links.hpp"
#include "app/match_controller.hpp"
#include "app/match_opener.hpp"
#include "app/match_starter.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Sharing of matches, deals and house rules as links, and opening of links.
class Sharing {
 public:
  Sharing(Host& host, Preferences& preferences, Messages& messages, MatchController& match, MatchOpener& opener,
          MatchStarter& starter, NavigationStack& navigation, const Changed& changed)
      : host_(host),
        preferences_(preferences),
        messages_(messages),
        match_(match),
        opener_(opener),
        starter_(starter),
        navigation_(navigation),
        changed_(changed) {}

  /// Shares the stored match that has this key.
  void share_match(const std::string& key);
  void share_rules();
  /// Shares the hand that has just been scored, for others to play.
  void share_deal();
  [[nodiscard]] bool can_share_deal() const;
  /// Shows the results of everyone who has played the deal on the table.
  void compare_deal();

  /// Opens the text of a link (see payload.hpp): a match, a deal, or house rules.
  void open_link(std::string_view text);
  /// Tells the player that a link was not read, because its text is longer than kLongestLink.
  void link_too_long() { refuse(PayloadFault::too_long); }

 private:
  void share(const std::string& title, std::string_view record);
  void refuse(PayloadFault fault);
  void open_rules(const Header& header);
  void open_deal(const Record& record);
  void play_deal(const Record& record);
  void open_match(const Header& header, Text yes, std::string text);
  void open_finished_match(const Record& record);

  Host& host_;
  Preferences& preferences_;
  Messages& messages_;
  MatchController& match_;
  MatchOpener& opener_;
  MatchStarter& starter_;
  NavigationStack& navigation_;
  const Changed& changed_;
};

}  // namespace tapete
