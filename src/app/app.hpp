#pragma once
#include <string_view>
#include <utility>

#include "app/backups.hpp"
#include "app/bot_trouble.hpp"
#include "app/changed.hpp"
#include "app/diagnostics.hpp"
#include "app/friends.hpp"
#include "app/game_loader.hpp"
#include "app/help.hpp"
#include "app/host/host.hpp"
#include "app/lesson_controller.hpp"
#include "app/library.hpp"
#include "app/match_controller.hpp"
#include "app/match_opener.hpp"
#include "app/match_starter.hpp"
#include "app/messages.hpp"
#include "app/navigation_stack.hpp"
#include "app/pages.hpp"
#include "app/preferences.hpp"
#include "app/review_controller.hpp"
#include "app/sharing.hpp"
#include "app/storage_errors.hpp"
#include "app/storage_health.hpp"
#include "app/why.hpp"

namespace tapete {

/// The parts of App, one for each subject.
class AppParts {
 public:
  Host& host() { return host_; }
  NavigationStack& navigation() { return navigation_; }
  Preferences& preferences() { return preferences_; }
  [[nodiscard]] const Preferences& preferences() const { return preferences_; }
  Messages& messages() { return messages_; }
  Diagnostics& diagnostics() { return diagnostics_; }
  StorageErrors& storage_errors() { return storage_errors_; }
  Backups& backups() { return backups_; }
  StorageHealth& storage_health() { return storage_health_; }
  MatchController& match() { return match_; }
  MatchOpener& opener() { return opener_; }
  MatchStarter& starter() { return starter_; }
  Friends& friends() { return friends_; }
  ReviewController& review() { return review_; }
  Why& why() { return why_; }
  Help& help() { return help_; }
  LessonController& lessons() { return lessons_; }
  Library& library() { return library_; }
  Sharing& sharing() { return sharing_; }
  Pages& pages() { return pages_; }

 protected:
  AppParts(Host& host, Changed changed) : host_(host), changed_(std::move(changed)) {}

  Host& host_;
  Changed changed_;  ///< asks for the next tick and for a frame
  NavigationStack navigation_{changed_};
  Preferences preferences_{host_, changed_};
  Messages messages_{host_, host_, preferences_.settings(), changed_};
  Diagnostics diagnostics_{host_, host_};
  StorageErrors storage_errors_{host_.storage(), host_, messages_, diagnostics_, preferences_.settings()};
  GameLoader loader_{host_, preferences_, messages_, navigation_};
  Backups backups_{host_, preferences_.settings(), messages_, diagnostics_, changed_};
  StorageHealth storage_health_{host_, preferences_, messages_, diagnostics_, backups_, navigation_, changed_};
  MatchController match_{host_, preferences_, messages_, storage_health_, navigation_, changed_};
  MatchOpener opener_{host_, preferences_, messages_, loader_, match_, navigation_, changed_};
  BotTrouble bot_trouble_{preferences_, messages_, diagnostics_, match_};
  MatchStarter starter_{host_, preferences_, loader_, storage_health_, match_, opener_, navigation_, changed_};
  Friends friends_{host_, preferences_, messages_, loader_, match_, navigation_, changed_};
  JudgeQueue judge_{host_};
  Hindsight hindsight_{judge_, preferences_};
  ReviewController review_{host_, judge_, preferences_, match_, hindsight_, navigation_, changed_};
  Why why_{judge_, preferences_, messages_, match_, hindsight_};
  Help help_{judge_, preferences_, host_, match_, changed_};
  Library library_{host_,           preferences_, messages_, storage_errors_, backups_,
                   storage_health_, match_,       opener_,   navigation_,     changed_};
  Sharing sharing_{host_, preferences_, messages_, match_, opener_, starter_, navigation_, changed_};
  Pages pages_{host_, preferences_, match_, messages_, diagnostics_, changed_};
  LessonController lessons_{host_, judge_, preferences_, pages_, match_, messages_, loader_, navigation_, changed_};
};

/// The application without a screen: owns its parts and passes calls and ticks on to them. It draws nothing and has no
/// clock: the platform calls tick() at the time requested with ClockAndEntropy::wake_in(), and draws a frame after
/// ClockAndEntropy::request_frame().
class App : public AppParts {
 public:
  explicit App(Host& host);

  // Calls that concern several parts
  void tick(double now);
  /// Goes one step back: closes a question, hides the opened cards of a review, ends an exercise or a review, or leaves
  /// the screen that is shown.
  void back();
  /// Chooses an option of the scene that is shown, by its index. The source of the match plays the option, or takes it
  /// as the answer to a question.
  void choose(int option);
  /// Chooses several options of the scene that is shown, in this order.
  void choose(const std::vector<int>& options);
  /// Tells the player why a card may not be played.
  void tell_refusal(std::string_view why);
  /// Receives the answer to Bots::ask_bot(): an action as ask_bot() of match/bot.hpp returns it, or an empty text if
  /// the bot failed.
  void bot_answered(int id, std::string_view action);
  /// Receives the answer to Bots::expect_game(): whether the game's code is loaded.
  void game_answered(std::string_view game, bool loaded);
  /// Returns whether an action is waiting for the code of a game.
  [[nodiscard]] bool waits_for_game() const { return loader_.waits(); }
  /// Receives the answer to Bots::ask_judge(): an opinion as ask_judge() of match/opinion.hpp returns it, or an empty
  /// text if the judge failed.
  void judge_answered(int id, std::string_view text);
  /// Receives the answer to HostEnvironment::edit_text().
  void text_entered(int id, std::string_view text);
  /// Receives the answer to Storage::store().
  void stored(int receipt, Stored what);
  /// Applies stored values that were read late, because reading failed or took long at the start.
  void storage_opened();
  /// Notes that a newer version of the program is ready. Screens offer the update to the player while offers_update()
  /// is true.
  void update_ready();
  /// Returns whether the update is offered now: no dialog is open, and the home screen or the score sheet of a hand is
  /// shown.
  [[nodiscard]] bool offers_update() const;
  /// Restarts the program in the newer version. The update is not offered again.
  void install_update();
  void update_takes_long();

 private:
  /// Asks for the next tick and for a frame.
  void changed();
  void begin_at_table();
  void tell_depth();
  void schedule();

  int depth_ = -1;  ///< depth last passed to HostEnvironment::depth_changed(); -1: none yet
  bool update_waits_ = false;
};

}  // namespace tapete
