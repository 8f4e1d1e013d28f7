#include "app/friends.hpp"

#include <array>
#include <utility>

#include "app/archive.hpp"
#include "app/seat_names.hpp"
#include "online/phrases.hpp"

namespace tapete {

void Friends::open_table() {
  forget_presence();
  const Lang lang = preferences_.lang();
  Header header = make_header(preferences_.setup(), lang, preferences_.settings().portrait);
  // The friends need to know who invites them.
  names_ = is_default_own_name(read_players(header, lang).front().name);
  if (names_) return host_.edit_text(0, "What is your name? Your friends will see it."_text(lang), {});
  header.free.emplace_back("date", host_.date());
  const std::string title{game_name(preferences_.setup(), lang)};
  const MatchSetup& form = preferences_.setup();
  const std::string pairs = in_pairs(form, form.players) ? "1 " : "0 ";
  const std::string hands = find_game(header.game)->open ? "0 " : "1 ";
  host_.tell_friends("table " + pairs + hands + title + ", " +
                     fill("@ players"_text(lang), std::to_string(form.players)) + '\n' + header_text(header));
}

void Friends::name_entered() {
  if (names_) open_table();
}

void Friends::open_phrases() {
  std::string text = "phrases";
  for (int i = 0; i < online::kPhrases; ++i) text += '\n' + std::string{online::table_phrase(i, preferences_.lang())};
  host_.tell_friends(text);
}

void Friends::heard(std::string_view reply) {
  Splitter words{reply, ' '};
  const auto what = words.next().value_or("");
  if (what == "match") take_match(words);
  if (what == "said") show_said(words);
  if (what == "missing") take_missing(words);
  if (what == "left") leave_table();
  if (what == "failed") messages_.show_toast("The connection to the table has failed. Reload the page."_text);
  if (what == "refused" && match_.remote() != nullptr) match_.remote()->refused();
  changed_();
}

/// Handles `match MATCH ROLE TURN WHOLE RECORD`.
void Friends::take_match(Splitter words) {
  FriendsMatch match;
  match.id = words.next().value_or("").substr(0, kIdLength);
  match.hosts = words.next() == "host";
  match.state.turn = words.next() == "1";
  match.state.whole = words.next() == "1";
  auto record = parse_record(words.rest());
  if (!record || !is_id(match.id)) return;
  match.record = std::move(*record);
  const GameInfo& game = *find_game(match.record.header.game);
  loader_.when_loaded(game, [this, match = std::move(match)] { follow(match); });
}

void Friends::follow(const FriendsMatch& match) {
  latest_ = match;
  // A match that the player has begun in the meantime stays on the table until go_on().
  if (match_.local() == nullptr || shown_ != match.id) show_latest();
}

/// Puts the match on the table, unless it is there, and passes on its events.
void Friends::show_latest() {
  const auto& [id, hosts, state, record] = *latest_;
  shown_ = id;
  if (match_.remote() == nullptr || id_at_table(match_) != id) {
    match_.put_remote(id, record.header, hosts, [this](std::string_view request) { ask(request); });
    navigation_.lead({Screen::home, Screen::table});
    host_.happened("started");
  }
  if (match_.remote() == nullptr) return;
  std::vector<std::string> events;
  events.reserve(record.events.size());
  for (const Event& event : record.events) events.push_back(event.text);
  match_.remote()->update(std::move(events), state);
  match_.remote()->stand_in(bots_);
}

/// Receives a request of the match on the table, for the service, or `over` for the page.
void Friends::ask(std::string_view request) {
  if (request != "over") return host_.tell_friends("ask " + std::string{request});
  latest_.reset();
  host_.tell_friends(request);
}

void Friends::forget_presence() {
  presence_ = {};
  bots_.clear();
  table_away_ = false;
}

/// Handles `missing SEAT:STATE SEAT:STATE ...`: the other players who are missing now. The seat -1 means the host's
/// screen if nobody plays there.
void Friends::take_missing(Splitter words) {
  std::array<Presence, kMaxSeats> now{};
  bots_.clear();
  const bool table_was_away = std::exchange(table_away_, false);
  while (const auto word = words.next()) {
    Splitter parts{*word, ':'};
    const std::string_view place = parts.next().value_or("");
    table_away_ = table_away_ || place == "-1";
    const auto seat = parse_number(place, kMaxSeats - 1);
    if (!seat) continue;
    const bool bot = parts.rest() == "bot";
    now[static_cast<std::size_t>(*seat)] = bot ? Presence::bot : Presence::away;
    if (bot) bots_.push_back(*seat);
  }
  const auto before = std::exchange(presence_, now);
  if (match_.remote() == nullptr) return;
  match_.remote()->stand_in(bots_);
  std::string news;
  if (table_away_ != table_was_away)
    news = (table_away_ ? "The table does not respond."_text : "The table responds again."_text)(preferences_.lang());
  for (Seat seat = 0; seat < match_.at_table()->scene().players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (before[i] != now[i])
      news += (news.empty() ? "" : " ") + presence_words(match_.at_table()->name(seat), before[i], now[i]);
  }
  if (!news.empty()) messages_.show_toast(news);
}

/// Returns the sentence about a player whose presence has changed.
std::string Friends::presence_words(std::string_view name, Presence before, Presence now) const {
  const Lang lang = preferences_.lang();
  if (now == Presence::here) return fill("@ is back."_text(lang), name);
  if (now == Presence::bot) return fill("The computer plays for @."_text(lang), name);
  return fill(before == Presence::bot ? "The table waits for @."_text(lang) : "@ does not respond."_text(lang), name);
}

/// Handles `said SEAT PHRASE`.
void Friends::show_said(Splitter words) {
  const auto seat = parse_number(words.next().value_or(""), kMaxSeats - 1);
  const auto phrase = parse_number(words.rest(), online::kPhrases - 1);
  if (match_.remote() == nullptr || !seat || !phrase || *seat >= match_.at_table()->scene().players) return;
  const std::string& name = match_.at_table()->name(*seat);
  // Players look at their cards when somebody says something.
  constexpr double kSaidTime = 7000;
  messages_.show_toast(name + ": " + std::string{online::table_phrase(*phrase, preferences_.lang())}, kSaidTime);
}

void Friends::go_on() {
  if (match_.remote() != nullptr) return navigation_.go(Screen::table);
  if (latest_) show_latest();
}

/// Removes a match that cannot go on. A match that is over stays on the table, where the player can look back at it.
void Friends::leave_table() {
  forget_presence();
  latest_.reset();
  if (match_.remote() == nullptr || match_.at_table()->finished()) return;
  match_.clear(id_at_table(match_));
  if (navigation_.holds(Screen::table)) navigation_.lead({Screen::home});
}

}  // namespace tapete
