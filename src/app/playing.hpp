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

  /// What is played on from the match that is watched; otherwise that match; otherwise the one on the table, which may
  /// wait behind another screen; nullptr if there is none.
  [[nodiscard]] Session* session() { return what_if_ ? what_if_.get() : replay_ ? replay_.get() : session_.get(); }
  /// The game on the table; otherwise the one that the form of a new match is for.
  [[nodiscard]] const GameInfo& game() const;
  /// The match on the table, even while another one is watched; nullptr if there is none.
  [[nodiscard]] Session* at_table() { return session_.get(); }
  [[nodiscard]] const Session* at_table() const { return session_.get(); }
  /// The match on the table as text; empty if there is none.
  [[nodiscard]] std::string record() const { return session_ ? session_->record() : std::string{}; }
  /// The part of that record that has been shown; all of it is stored.
  [[nodiscard]] std::string shown_record() const { return session_ ? session_->shown_record() : std::string{}; }

  // Matches that come to the table or leave it
  /// Puts a match given as text on the table, in addition to the stored ones. A match that is legal only in part is
  /// stored as it is and watched, with a message. If nothing of it is legal, shows a message, changes nothing else and
  /// returns false.
  bool open_record(std::string_view text);
  /// Goes to the table with the match under way that is stored under that key; if it is legal only in part, watches it.
  void go_on(const std::string& key);
  /// Goes to the table with a new match. If `header.free` is empty, `first_dealer` deals.
  void begin(Header header, std::unique_ptr<Table> table, Seat first_dealer);
  /// Puts the match on the table that was there when the program was last left, without changing the screen. A match
  /// that cannot be read stays stored, so that nothing is lost.
  void restore();
  /// The same, unless something is on the table by now.
  void restore_late();
  /// Removes the match with this id from the table, if it is there. It stays stored.
  void clear(std::string_view id);
  /// Removes the match from the table if it is finished.
  void clear_finished();

  // Actions of the player
  /// Does these options of the scene, in this order, after a question if one of them asks for it.
  void choose(const std::vector<int>& options);
  void next_hand();
  void undo();
  void hurry();
  /// The player has taken the device from another person (Seating::passing).
  void take_device();
  /// Tells those who listen the hand, the table or the score.
  void hear(Ask what);

  // Watching a match from its beginning
  /// Watches the match that is stored under that key.
  void watch(const std::string& key);
  void watch(Header header, std::unique_ptr<Table> table);
  /// Watches a match on the present screen, as an exercise that is not stored.
  void practise(Header header, std::unique_ptr<Table> table);
  /// Shows the scene after that event.
  void seek(std::size_t position);
  /// Shows or hides everybody's cards.
  void open_hands(bool open);
  void end_watching() { leave(replay_); }
  /// Plays on from where the match that is watched stands, the player on the own seat and bots on the others. Nothing
  /// of that is stored.
  void play_what_if();
  void end_what_if();
  [[nodiscard]] const Session* what_if() const { return what_if_.get(); }
  /// The match that is watched; nullptr if none is.
  [[nodiscard]] Session* watched() { return replay_.get(); }
  /// Whether this session is not the match on the table, so that nothing in it counts.
  [[nodiscard]] bool is_aside(const Session& session) const {
    return &session == replay_.get() || &session == what_if_.get();
  }
  /// The moment of that match that is looked at, if there is one; it is dropped with the match.
  [[nodiscard]] const std::optional<Looking>& looking() const { return looking_; }
  void look(std::optional<Looking> at) { looking_ = at; }

  /// The answer to Bots::ask_bot(): an action as ask_bot() of match/bot.hpp returns it, or an empty text if the bot
  /// failed.
  void bot_answered(int id, std::string_view action);
  /// The answer to Storage::store().
  void stored(int receipt);
  void tick(double now);
  /// When the next tick is needed; nothing if none is.
  [[nodiscard]] std::optional<double> next_moment() const;
  /// Tells the scenes again if the player has changed the language.
  void follow_language();

 private:
  [[nodiscard]] bool runs() const;
  /// The one that the player acts in.
  [[nodiscard]] Session* played() { return what_if_ ? what_if_.get() : session_.get(); }
  [[nodiscard]] bool watches() const {
    return replay_ && (trail_.screen() == Screen::replay || trail_.screen() == Screen::lesson);
  }
  struct Opened {
    Record record;
    Followed match;
  };
  /// Reads a match of which at least the beginning is legal. If nothing is, shows a message that ends with `comfort`.
  std::optional<Opened> read(std::string_view text, std::string_view comfort = {});
  /// Watches a match of which the rules refuse the rest, with a message about that.
  void watch_part(Opened opened);
  void start(const std::string& id, Opened opened);
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
  std::unique_ptr<Session> what_if_;
  std::optional<Looking> looking_;
  /// The session that was left last is kept, because a frame that is being drawn may still use it.
  std::unique_ptr<Session> left_;
  std::unique_ptr<Session> left_what_if_;
  Lang told_ = choices_.lang();  ///< the language of the scenes
};

}  // namespace tapete
