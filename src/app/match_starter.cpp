#include "app/match_starter.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// Storage key of whether the player has been asked for a name and a portrait.
constexpr std::string_view kAsked = "asked";

/// Returns whether the rules of the match determine the first dealer.
bool dealer_is_settled(const Header& header) {
  const auto table = open_table(header);
  return table && (*table)->turn().due != (*table)->info().deal_line;
}

}  // namespace

void MatchStarter::new_match() {
  match_.watching().end();
  navigation_.lead({Screen::home, Screen::setup});
}

Header MatchStarter::form() const {
  Header header = make_header(preferences_.setup(), preferences_.lang(), preferences_.settings().portrait);
  if (!preferences_.first().seed.empty()) header.free.emplace_back("seed", preferences_.first().seed);
  return header;
}

void MatchStarter::begin() { knows_player() ? begin_now() : ask_player(false); }

void MatchStarter::play() { knows_player() ? play_now() : ask_player(true); }

bool MatchStarter::knows_player() const {
  const bool has_face = preferences_.settings().portrait != PlayerPortrait::none;
  return has_face || !preferences_.setup().names.front().empty() || host_.load(kAsked);
}

void MatchStarter::ask_player(bool deals_itself) {
  deals_itself_ = deals_itself;
  navigation_.go(Screen::player);
}

void MatchStarter::sit_down() {
  host_.store({{std::string{kAsked}, "1"}});
  navigation_.back();
  deals_itself_ ? play_now() : begin_now();
}

void MatchStarter::begin_now() { when_loaded(form(), false); }

void MatchStarter::play_now() {
  when_loaded(form(), true);
  changed_();
}

void MatchStarter::rematch() {
  const MatchView* const match = match_.at_table();
  if (match == nullptr) return;
  if (storage_health_.reminds()) return changed_();
  if (match_.remote() != nullptr) return host_.tell_friends("rematch");
  Header header = match->header();
  // The seed is dropped, because it would deal the same cards again.
  std::erase_if(header.free, [](const auto& line) { return line.first == "seed"; });
  when_loaded(header, false);
}

void MatchStarter::when_loaded(const Header& header, bool deals_itself) {
  loader_.when_loaded(*find_game(header.game), [this, header, deals_itself] {
    start_draw(header);
    if (draw_) draw_->deals_itself = deals_itself;
  });
}

void MatchStarter::start_draw(Header header) {
  std::erase_if(header.free, [](const auto& line) { return line.first != "seat" && line.first != "seed"; });
  header.free.emplace_back("date", host_.date());
  const GameInfo& game = *find_game(header.game);
  const auto ways = static_cast<int>(game.dealer_draws(header.players).size());
  if (ways == 0 || dealer_is_settled(header)) return start(std::move(header), kNobody);
  draw_.emplace(host_, game, std::move(header), std::min(preferences_.setup().dealer_draw, ways - 1),
                preferences_.lang());
  navigation_.go(Screen::draw);
}

void MatchStarter::hurry_draw() {
  if (draw_) draw_->hurry(host_.now_ms());
  changed_();
}

void MatchStarter::deal_first() {
  if (!draw_ || !draw_->done()) return;
  start(draw_->seated(), draw_->draw.dealer);
}

void MatchStarter::start(Header header, Seat first_dealer) {
  auto table = open_table(header);
  if (table) {
    end_draw();
    // Once a match has been started, the lesson is not offered any more.
    const std::string lesson = lesson_key((*table)->info());
    if (!host_.load(lesson)) host_.store({{lesson, "0"}});
    opener_.begin(std::move(header), std::move(*table), first_dealer);
    host_.happened("started");
  }
  changed_();
}

void MatchStarter::tick(double now) {
  if (!draws()) return;
  draw_->tick(host_, now);
  if (draw_->deals(now)) deal_first();
}

std::optional<double> MatchStarter::next_tick_time() const {
  if (!draws() || (draw_->done() && !draw_->deals_itself)) return std::nullopt;
  return draw_->next_at;
}

}  // namespace tapete
