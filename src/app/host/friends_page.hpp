#pragma once
#include <string_view>

namespace tapete {

/// Interface to the scripts that connect this screen with the screens of friends. A host without connections ignores
/// all calls.
class FriendsPage {
 public:
  virtual ~FriendsPage() = default;

  /// Returns whether screens can be connected.
  [[nodiscard]] virtual bool connects() const { return false; }
  /// Tells the scripts one of these texts; Friends::heard() is called later, never from inside this call.
  /// - `table PAIRS HANDS TITLE`, and the lines of a header: opens the lobby of a new table; PAIRS is 1 if the players
  ///   play in pairs, otherwise 0; HANDS is 1 if players have hidden cards, so that this screen may be only the table.
  /// - `lobby`: opens the lobby of the match on the table.
  /// - `phrases`, and a line for each phrase: lets the player say one of them.
  /// - `ask REQUEST`: passes a request to the service of the match.
  /// - `over`: the match is over.
  /// - `rematch`: starts another match with the same players.
  virtual void tell_friends(std::string_view text) { (void)text; }
};

}  // namespace tapete
