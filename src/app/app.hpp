#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/archive.hpp"
#include "app/copies.hpp"
#include "app/dealer_drawing.hpp"
#include "app/doctor.hpp"
#include "app/files.hpp"
#include "app/hand_review.hpp"
#include "app/host/host.hpp"
#include "app/links.hpp"
#include "app/messages.hpp"
#include "app/parameters.hpp"
#include "app/screens.hpp"
#include "app/session/session.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"
#include "app/statistics.hpp"
#include "app/storage_trouble.hpp"

namespace tapete {

/// The program behind the screen: where the player is, what was chosen, and the match. No pictures in here, and no
/// clock of its own: the platform calls tick() when Machine::wake_in asked for it; whenever something is to be drawn,
/// Machine::request_frame is called.
class App {
 public:
  explicit App(Host& host);

  // The platform calls these
  void tick(double now);
  /// The answer to Bots::ask_bot: an action as ask_bot() of match/bot.hpp gives it, or an empty text if there was none.
  void bot_answered(int id, std::string_view action);
  /// The answer to Bots::ask_judge: as ask_judge() of match/opinion.hpp gives it, or an empty text if there was none.
  void judge_answered(int id, std::string_view text);
  /// The answer to Exchange::fetch: the bytes of the file, or nothing if it cannot be had.
  void fetched(std::string_view name, std::optional<std::string_view> bytes);
  /// The answer to Surroundings::edit_text.
  void text_entered(int id, std::string_view text);
  /// The answer to Exchange::copy_text.
  void text_copied(bool done);
  /// The answer to Storage::store.
  void stored(int receipt, Stored what);
  /// What could not be read at the start is there now.
  void storage_opened();
  /// The answer to Storage::open_archive: whether all of it was read.
  void archive_opened(Stored what);
  /// The answer to Exchange::open_file: everything as one file, or a record.
  void file_opened(std::string_view text);
  /// A file or a link was left unread, for it is longer than what parcel.hpp allows.
  void file_too_long();
  void link_too_long();
  /// A file was chosen that could not be read.
  void file_unread();
  /// The answer to Exchange::save_file: whether the file, read again, holds what was to be in it.
  void file_saved(bool whole);
  /// The text of a link (see parcel.hpp): a match, a deal, or house rules.
  void open_link(std::string_view text);
  /// Goes on with a match given as text, beside those that are there. If it is no good: a message, nothing else
  /// changes, false.
  bool open_record(std::string_view text);
  /// The match on the table as text; empty if there is none.
  [[nodiscard]] std::string record() const;
  /// What the page around wants the next match to be: lines as read_parameters() takes them, of which game, players,
  /// rules and level count. Gives what is wrong with them, a line each.
  std::string wish(std::string_view parameters);
  /// A newer version of the program is at hand; the player is offered it where nothing is interrupted.
  void update_waits();
  /// What of it has been shown; all of that is stored.
  [[nodiscard]] std::string shown_record() const;
  /// The answer to Storage::look_at_storage.
  void storage_seen(const Keeping& keeping);
  /// Storage::start_afresh could not delete what is stored.
  void afresh_failed();
  /// Something went wrong around the app, in the words of those who noticed.
  void page_failed(std::string_view what);
  /// The system's theme, language or motion preference has changed.
  void preferences_changed() { host_.request_frame(); }

  // The screen reads these
  [[nodiscard]] Screen screen() const { return trail_.back(); }
  [[nodiscard]] Lang lang() const { return settings_.lang; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] bool dark() const;
  [[nodiscard]] bool reduced_motion() const { return settings_.still == Switch::on || host_.prefers_reduced_motion(); }
  /// The colour of buttons that the page around asks for, as 0xRRGGBB.
  [[nodiscard]] std::optional<std::uint32_t> accent() const { return accent_; }
  /// Between hands, if there is a newer version.
  [[nodiscard]] bool offers_update() const;
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  /// The form for another game: as it was left when it was last filled in, with the names and the level of the present
  /// one.
  [[nodiscard]] MatchSetup setup_for(const GameInfo& game) const;
  /// The game on the table, or else the one that the form of a new match is for.
  [[nodiscard]] const GameInfo& game() const;
  [[nodiscard]] const std::optional<DrawState>& draw() const { return draw_; }
  /// The match, on the table or waiting behind another screen, or the one that is watched again; nullptr if there is
  /// none.
  [[nodiscard]] Session* session() { return replay_ ? replay_.get() : session_.get(); }
  /// What the player could have done better in the hand that has been counted.
  [[nodiscard]] const HandReview& review() const { return review_; }
  /// The moment of it that is looked at, if one is.
  [[nodiscard]] const std::optional<Looking>& looking() const { return looking_; }
  [[nodiscard]] const Archive& archive() const { return archive_; }
  [[nodiscard]] MatchList match_list() const { return match_list_; }
  [[nodiscard]] const std::vector<Statistics>& summary() const { return summary_; }
  [[nodiscard]] const Doctor& doctor() const { return doctor_; }
  /// Whether anything can be stored.
  [[nodiscard]] Stored storage() const { return trouble_.storage(); }
  /// Of all that are stored, as of when Screen::doctor was opened.
  [[nodiscard]] std::size_t match_count() const { return matches_; }
  /// "0.1.0", and the build where there are many.
  [[nodiscard]] std::string version() const;
  [[nodiscard]] const std::optional<Dialog>& dialog() const { return messages_.dialog(); }
  [[nodiscard]] const std::optional<Toast>& toast() const { return messages_.toast(); }
  [[nodiscard]] Host& host() { return host_; }
  /// A page of text (rules, glossary, licences) in the player's language, in the small Markdown of the rules pages. It
  /// is fetched when it is first asked for.
  const File& page(Screen screen) { return files_.get(page_name(screen)); }

  /// Whatever else is fetched when it is first wanted.
  Files& files() { return files_; }

  // The player does these
  void go(Screen screen);
  void back();
  void answer(bool yes);
  void change_settings(const Settings& settings);
  void change_setup(const MatchSetup& setup);
  void edit_name(Seat seat);
  /// Fetches a page that could not be had once more.
  void retry_page(Screen screen);
  /// Chooses a game, with its form as it was left.
  void choose_game(const GameInfo& game) { change_setup(setup_for(game)); }
  /// Begins a match as the form was left, from the draw of the first dealer on without another press.
  void play();
  /// To the form of a new match. One that is under way stays stored.
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
  /// Has taken the device from another person (Seating::passing).
  void take_device();
  /// Shows a short message, as why a card may not be played.
  void show_toast(std::string_view text);
  void copy(std::string_view text);
  void take_update() { host_.take_update(); }
  /// Speaks the hand, the table or the score to those who listen.
  void hear(Ask what);

  // With a hand that has been counted
  /// To the first of its moments.
  void look_back();
  void look_at(std::size_t moment);
  /// Lets the player look for what was better.
  void try_moment();
  /// Tells what was better.
  void tell_moment();
  /// Tells what speaks for or against the last action of a match that is watched, by what its player knew.
  void ask_why();

  // With what is stored
  void open_matches();
  void choose_list(MatchList list);
  /// To the table with a match under way.
  void go_on(const std::string& key);
  /// To watch a match from its beginning.
  void watch(const std::string& key);
  /// The scene after that event of the match that is watched.
  void seek(std::size_t position);
  /// Shows or hides what everybody holds in it.
  void open_hands(bool open);
  /// Asks, and deletes.
  void delete_match(const std::string& key);
  void share_match(const std::string& key);
  void share_rules();
  /// Sends the hand that has just been counted, for others to play.
  void share_deal();
  [[nodiscard]] bool can_share_deal() const;
  /// Tells what all have made of the deal on the table, which others play too.
  void compare_deal();
  /// Everything as one file.
  void save_backup();
  void open_backup() { host_.open_file(); }
  /// To the page that tells how things stand here.
  void open_doctor();
  /// Asks the surroundings to keep what is stored.
  void ask_to_keep();
  /// Asks twice, then forgets everything and begins anew.
  void start_afresh();

 private:
  [[nodiscard]] Parameters first_choices() const;
  bool read_address();
  void use_settings(const Settings& settings);
  [[nodiscard]] std::string page_name(Screen screen) const;
  void expect_bots();
  void restore();
  void restore_behind();
  void migrate();
  bool take_table(const std::string& id, std::string_view text, std::string_view comfort = {});
  void start_replay(Header header, std::unique_ptr<Table> table);
  void refuse_link(ParcelFault fault);
  void with_archive(std::function<void()> what);
  void work_copy();
  void take_in(const std::vector<Change>& fresh);
  void open_rules(const Header& header);
  void open_deal(const Record& record);
  void open_match(std::string text);
  void open_finished_match(const Record& record);
  void share(Text title, std::string_view record);
  void refresh_archive();
  void work_archive();
  void tell_deck(std::string_view name, bool here);
  void count_matches();
  bool reminds();
  void leave(std::unique_ptr<Session>& session);
  void start_session(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer);
  void start_draw(Header header);
  void start_anew(Header header, Seat first_dealer);
  /// Asks for the next tick, and for a frame.
  void changed();
  void try_action(int option);
  void leave_moments();
  void tell_why(std::string_view text);
  void tell_depth();
  void schedule();
  [[nodiscard]] bool session_runs() const;
  [[nodiscard]] bool archive_waits() const;

  Host& host_;
  Files files_{host_};
  Settings settings_;
  MatchSetup setup_;
  Settings first_settings_;  ///< as they were before the player changed anything in this visit
  MatchSetup first_setup_;
  std::optional<std::uint32_t> accent_;
  std::string seed_;
  std::vector<Screen> trail_{Screen::start};
  std::optional<DrawState> draw_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<Session> replay_;
  /// The one that was left last: whoever was drawing it when it was left may draw it to the end.
  std::unique_ptr<Session> left_;
  HandReview review_{host_, settings_};
  std::optional<Looking> looking_;
  int why_ = 0;  ///< the number of the question about an action that is open; 0: none
  Archive archive_;
  Doctor doctor_{host_, host_};
  Messages messages_{host_, host_, settings_};
  StorageTrouble trouble_{host_.storage(), messages_, doctor_, settings_};
  Copies copies_{host_, settings_, messages_, doctor_};
  std::size_t matches_ = 0;
  bool asked_to_keep_ = false;  ///< and there is no answer yet
  MatchList match_list_{};
  std::vector<Statistics> summary_;
  int depth_ = -1;  ///< as the host was told
  std::vector<std::function<void()>> with_archive_;
  int deck_question_ = 0;  ///< the number of the question about a missing deck; 0: none
  bool update_waits_ = false;
};

}  // namespace tapete
