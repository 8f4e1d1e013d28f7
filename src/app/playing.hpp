#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/messages.hpp"
#include "app/session/session.hpp"
#include "app/trail.hpp"
#include "app/upkeep.hpp"

namespace tapete {

/// The match on the table, the match that is watched again, and what the player does in them.
class Playing {
 public:
  Playing(Host& host, Choices& choices, Messages& messages, Upkeep& upkeep, Trail& trail, const Changed& changed)
      : host_(host), choices_(choices), messages_(messages), upkeep_(upkeep), trail_(trail), changed_(changed) {}

  /// The match that is watched again, or else the one on the table, which may wait behind another screen; nullptr if
  /// there is none.
  [[nodiscard]] Session* session() { return replay_ ? replay_.get() : session_.get(); }
  /// The game on the table, or else the one that the form of a new match is for.
  [[nodiscard]] const GameInfo& game() const;
  /// The match on the table, also while another one is watched; nullptr if there is none.
  [[nodiscard]] Session* at_table() { return session_.get(); }
  [[nodiscard]] const Session* at_table() const { return session_.get(); }
  /// The match on the table as text; empty if there is none.
  [[nodiscard]] std::string record() const { return session_ ? session_->record() : std::string{}; }
  /// What of it has been shown; all of that is stored.
  [[nodiscard]] std::string shown_record() const { return session_ ? session_->shown_record() : std::string{}; }

  // A match comes to the table, or leaves it
  /// Goes on with a match given as text, beside those that are there. If it is no good: a message, nothing else
  /// changes, false.
  bool open_record(std::string_view text);
  /// To the table with a match under way, stored under that key.
  void go_on(const std::string& key);
  /// To the table with a match that begins: where `header.free` is empty, `first_dealer` deals.
  void begin(Header header, std::unique_ptr<Table> table, Seat first_dealer);
  /// Puts the match on the table again that was there when the program was left. One that cannot be read stays among
  /// the stored ones, so that nothing is lost. No other screen is shown.
  void restore();
  /// The same, unless something is on the table by now.
  void restore_late();
  /// Takes the match with this id off the table, if it is there.
  void clear(std::string_view id);
  /// Takes it off if it is finished.
  void clear_finished();

  // The player does these
  void choose(int option);
  void choose(const std::vector<int>& options);
  void next_hand();
  void undo();
  void hurry();
  /// Has taken the device from another person (Seating::passing).
  void take_device();
  /// Speaks the hand, the table or the score to those who listen.
  void hear(Ask what);

  // A match is watched from its beginning
  /// Watches one that is stored under that key.
  void watch(const std::string& key);
  void watch(Header header, std::unique_ptr<Table> table);
  /// The same on the screen that is shown, for a match that is only an exercise.
  void practise(Header header, std::unique_ptr<Table> table);
  /// The scene after that event of it.
  void seek(std::size_t position);
  /// Shows or hides what everybody holds in it.
  void open_hands(bool open);
  void end_watching() { leave(replay_); }
  /// The match that is watched; nullptr if none is.
  [[nodiscard]] Session* watched() { return replay_.get(); }
  /// The moment of it that is looked at, if one is; it ends with the match.
  [[nodiscard]] const std::optional<Looking>& looking() const { return looking_; }
  void look(std::optional<Looking> at) { looking_ = at; }

  /// The answer to Bots::ask_bot: an action as ask_bot() of match/bot.hpp gives it, or an empty text if there was none.
  void bot_answered(int id, std::string_view action);
  /// The answer to Storage::store.
  void stored(int receipt);
  void tick(double now);
  /// The moment of the next tick that is needed; none: nothing happens by itself.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// Tells the scenes again if the player has changed the language.
  void follow_language();

 private:
  [[nodiscard]] bool runs() const;
  [[nodiscard]] bool watches() const {
    return replay_ && (trail_.screen() == Screen::replay || trail_.screen() == Screen::lesson);
  }
  bool open(const std::string& id, std::string_view text, std::string_view comfort = {});
  void start(const std::string& id, Header header, std::unique_ptr<Table> table, Seat first_dealer);
  void show_table() { trail_.lead({Screen::start, Screen::table}); }
  void migrate();
  void leave(std::unique_ptr<Session>& session);

  Host& host_;
  Choices& choices_;
  Messages& messages_;
  Upkeep& upkeep_;
  Trail& trail_;
  const Changed& changed_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<Session> replay_;
  std::optional<Looking> looking_;
  /// The one that was left last: whoever was drawing it when it was left may draw it to the end.
  std::unique_ptr<Session> left_;
  Lang told_ = choices_.lang();  ///< the language of the scenes
};

}  // namespace tapete
