#pragma once
#include <string_view>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/copies.hpp"
#include "app/dealing.hpp"
#include "app/doctor.hpp"
#include "app/help.hpp"
#include "app/host/host.hpp"
#include "app/learning.hpp"
#include "app/library.hpp"
#include "app/looking_back.hpp"
#include "app/messages.hpp"
#include "app/pages.hpp"
#include "app/playing.hpp"
#include "app/sending.hpp"
#include "app/storage_trouble.hpp"
#include "app/trail.hpp"
#include "app/upkeep.hpp"
#include "app/why.hpp"

namespace tapete {

/// The program behind the screen. Each of its parts has a subject of its own; App holds them together and lets time
/// pass in them. No pictures in here, and no clock of its own: the platform calls tick() when Machine::wake_in asked
/// for it; whenever something is to be drawn, Machine::request_frame is called.
class App {
 public:
  explicit App(Host& host);

  Host& host() { return host_; }
  Trail& trail() { return trail_; }
  Choices& choices() { return choices_; }
  [[nodiscard]] const Choices& choices() const { return choices_; }
  Messages& messages() { return messages_; }
  [[nodiscard]] const Messages& messages() const { return messages_; }
  Doctor& doctor() { return doctor_; }
  StorageTrouble& trouble() { return trouble_; }
  Copies& copies() { return copies_; }
  Upkeep& upkeep() { return upkeep_; }
  Playing& playing() { return playing_; }
  Dealing& dealing() { return dealing_; }
  LookingBack& looking_back() { return looking_back_; }
  Why& why() { return why_; }
  Help& help() { return help_; }
  Learning& learning() { return learning_; }
  Library& library() { return library_; }
  Sending& sending() { return sending_; }
  Pages& pages() { return pages_; }

  // What concerns several of them
  void tick(double now);
  /// One step back: from a question, or from the screen that is shown.
  void back();
  /// Does that option of the scene shown, or takes it as an attempt where a moment is looked at.
  void choose(int option);
  /// Tells why the card may not be played that was to be.
  void tell_refusal(std::string_view why);
  /// Does several of the viewer's options, one after the other.
  void choose(const std::vector<int>& options) { playing_.choose(options); }
  /// The answer to Bots::ask_bot: an action as ask_bot() of match/bot.hpp gives it, or an empty text if there was none.
  void bot_answered(int id, std::string_view action);
  /// The answer to Bots::ask_judge: as ask_judge() of match/opinion.hpp gives it, or an empty text if there was none.
  void judge_answered(int id, std::string_view text);
  /// The answer to Surroundings::edit_text.
  void text_entered(int id, std::string_view text);
  /// The answer to Storage::store.
  void stored(int receipt, Stored what);
  /// What could not be read at the start is there now.
  void storage_opened();
  /// A newer version of the program is at hand; the player is offered it where nothing is interrupted.
  void update_waits();
  /// Between hands, if there is a newer version.
  [[nodiscard]] bool offers_update() const;

 private:
  /// Asks for the next tick, and for a frame.
  void changed();
  void tell_depth();
  void schedule();

  Host& host_;
  Changed changed_ = [this] { changed(); };
  Trail trail_{changed_};
  Choices choices_{host_, changed_};
  Messages messages_{host_, host_, choices_.settings(), changed_};
  Doctor doctor_{host_, host_};
  StorageTrouble trouble_{host_.storage(), messages_, doctor_, choices_.settings()};
  Copies copies_{host_, choices_.settings(), messages_, doctor_, changed_};
  Upkeep upkeep_{host_, choices_, messages_, doctor_, copies_, trail_, changed_};
  Playing playing_{host_, choices_, messages_, upkeep_, trail_, changed_};
  Dealing dealing_{host_, choices_, upkeep_, playing_, trail_, changed_};
  LookingBack looking_back_{host_, choices_, playing_, changed_};
  Why why_{host_, choices_, messages_, playing_};
  Help help_{host_, choices_, messages_, playing_};
  Library library_{host_, choices_, messages_, trouble_, copies_, upkeep_, playing_, trail_, changed_};
  Sending sending_{host_, choices_, messages_, playing_, dealing_, trail_, changed_};
  Pages pages_{host_, choices_, playing_, messages_, doctor_, changed_};
  Learning learning_{host_, choices_, pages_, playing_, trail_, changed_};
  int depth_ = -1;  ///< as the host was told
  bool update_waits_ = false;
};

}  // namespace tapete
