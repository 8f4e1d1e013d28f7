#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/host.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"

namespace tapete {

enum class Screen : unsigned char { start, setup, draw, table, rules, glossary, settings, about };

/// A question or a message over everything else; `no` is empty for a message.
struct Dialog {
  std::string title;
  std::string text;
  std::string yes;
  std::string no;
  std::function<void()> on_yes;  ///< may be empty
  int number = 0;                ///< of all that were asked: a press for one is never an answer to the next
};

/// A short message that goes by itself.
struct Toast {
  std::string text;
  double until = 0;
};

/// The first dealer is being drawn.
struct DrawState {
  DealerDraw draw;
  int way = 0;                  ///< index in the game's ways of drawing
  std::vector<Player> players;  ///< before anybody changed places
  Header header;
  int shown = 0;       ///< cards turned so far
  double next_at = 0;  ///< when the next one is turned
  [[nodiscard]] bool done() const { return shown == static_cast<int>(draw.drawn.size()); }
};

/// The program behind the screen: where the player is, what was chosen, and the match. No pictures in here, and no
/// clock of its own: the platform calls tick() when Host::wake_in asked for it; whenever something is to be drawn,
/// Host::request_frame is called.
class App {
 public:
  explicit App(Host& host);

  // The platform calls these
  void tick(double now);
  /// The answer to Host::ask_bot: an action as ask_bot() of match/bot.hpp gives it, or an empty text if there was none.
  void bot_answered(int id, std::string_view action);
  /// The answer to Host::edit_text.
  void text_entered(int id, std::string_view text);
  /// The answer to Host::copy_text.
  void text_copied(bool done);
  /// Goes on with a match given as text. If it is no good: a message, nothing else changes, false. If a match is under
  /// way it asks first.
  bool open_record(std::string_view text);
  /// The match on the table as text; empty if there is none.
  [[nodiscard]] std::string record() const;
  /// The system's theme, language or motion preference has changed.
  void preferences_changed() { host_.request_frame(); }

  // The screen reads these
  [[nodiscard]] Screen screen() const { return trail_.back(); }
  [[nodiscard]] Lang lang() const { return settings_.lang; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] bool dark() const;
  [[nodiscard]] bool reduced_motion() const { return settings_.still == Switch::on || host_.prefers_reduced_motion(); }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  /// The game on the table, or else the one that the form of a new match is for.
  [[nodiscard]] const GameInfo& game() const;
  [[nodiscard]] const std::optional<DrawState>& draw() const { return draw_; }
  /// The match, on the table or waiting behind another screen; nullptr if there is none.
  [[nodiscard]] Session* session() { return session_.get(); }
  [[nodiscard]] const std::optional<Dialog>& dialog() const { return dialog_; }
  [[nodiscard]] const std::optional<Toast>& toast() const { return toast_; }
  [[nodiscard]] Host& host() { return host_; }
  /// A page of text (rules, glossary, licences) in the player's language, in the small Markdown of the rules pages.
  [[nodiscard]] std::string_view page_text(Screen page) const;

  // The player does these
  void go(Screen screen);
  void back();
  void answer(bool yes);
  void change_settings(const Settings& settings);
  void change_setup(const MatchSetup& setup);
  void edit_name(Seat seat);
  /// To the form of a new match; asks first if a match is under way.
  void new_match();
  /// From the form to the draw of the first dealer.
  void begin();
  /// Turns the remaining cards of the draw at once.
  void hurry_draw();
  /// From the draw to the table.
  void deal_first();
  /// The same match again, from the sheet of a finished one.
  void rematch();
  void choose(int option);
  void next_hand();
  void undo();
  void hurry();
  /// Shows a short message, as why a card may not be played.
  void show_toast(std::string_view text);
  void copy(std::string_view text);
  /// Speaks the hand, the table or the score to those who listen.
  void hear(Session::Ask what);

 private:
  void restore();
  void leave();
  void start_session(Header header, std::unique_ptr<Table> table, Seat first_dealer);
  void tell(std::string title, std::string text);
  void ask(Dialog dialog);
  void start_draw(Header header);
  void tick_draw(double now);
  /// Asks for the next tick, and for a frame.
  void changed();
  void schedule();
  [[nodiscard]] bool session_runs() const;

  Host& host_;
  Settings settings_;
  MatchSetup setup_;
  std::vector<Screen> trail_{Screen::start};
  std::optional<DrawState> draw_;
  std::unique_ptr<Session> session_;
  /// The one that was left last: whoever was drawing it when it was left may draw it to the end.
  std::unique_ptr<Session> left_;
  std::optional<Dialog> dialog_;
  int dialogs_ = 0;  ///< asked so far
  std::optional<Toast> toast_;
  bool told_unsaved_ = false;
};

}  // namespace tapete
