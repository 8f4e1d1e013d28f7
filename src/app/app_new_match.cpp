#include <algorithm>

#include "app/app.hpp"

/// From the form to the first cards of a match.
namespace tapete {

void App::new_match() {
  leave(replay_);
  trail_ = {Screen::start, Screen::setup};
  changed();
}

void App::begin() {
  Header header = make_header(setup_, lang());
  if (!seed_.empty()) header.free.emplace_back("seed", seed_);
  start_draw(std::move(header));
}

void App::play() {
  begin();
  if (draw_) draw_->deals_itself = true;
  changed();
}

void App::rematch() {
  if (!session_) return;
  if (reminds()) return changed();
  Header header = session_->header();
  // Or the same cards would come again.
  std::erase_if(header.free, [](const auto& line) { return line.first == "seed"; });
  start_draw(std::move(header));
}

void App::start_draw(Header header) {
  std::erase_if(header.free, [](const auto& line) { return line.first != "seat" && line.first != "seed"; });
  header.free.emplace_back("date", host_.date());
  const GameInfo& game = *find_game(header.game);
  const auto ways = static_cast<int>(game.dealer_draws(header.players).size());
  if (ways == 0) return start_anew(std::move(header), kNobody);
  draw_.emplace(host_, game, std::move(header), std::min(setup_.dealer_draw, ways - 1), lang());
  trail_.push_back(Screen::draw);
  changed();
}

void App::hurry_draw() {
  if (draw_) draw_->hurry(host_.now_ms());
  changed();
}

void App::deal_first() {
  if (!draw_ || !draw_->done()) return;
  start_anew(draw_->seated(), draw_->draw.dealer);
}

void App::start_anew(Header header, Seat first_dealer) {
  auto table = open_table(header);
  if (table) {
    start_session(new_id(host_), std::move(header), std::move(*table), first_dealer);
    host_.happened("started");
  }
  changed();
}

}  // namespace tapete
