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

void App::rematch() {
  if (!session_ || reminds()) return;
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
  Rng rng = chance_of(header, 0).value_or(Rng{host_.entropy()});
  DrawState state;
  state.way = std::min(setup_.dealer_draw, ways - 1);
  state.draw = draw_dealer(game, header.players, state.way, rng);
  state.players = read_players(header, lang());
  state.header = std::move(header);
  state.next_at = host_.now_ms() + 900;
  draw_ = std::move(state);
  trail_.push_back(Screen::draw);
  changed();
}

void App::tick_draw(double now) {
  if (draw_->done() || now < draw_->next_at) return;
  ++draw_->shown;
  // Many cards are turned when kings are sought: they come faster.
  draw_->next_at = now + (draw_->draw.drawn.size() > 4 ? 340 : 900);
  host_.request_frame();
}

void App::hurry_draw() {
  if (draw_) draw_->shown = static_cast<int>(draw_->draw.drawn.size());
  changed();
}

void App::deal_first() {
  if (!draw_ || !draw_->done()) return;
  std::vector<Player> seated;
  for (const Seat player : draw_->draw.seating) seated.push_back(draw_->players[static_cast<std::size_t>(player)]);
  Header header = draw_->header;
  seat_players(header, seated);
  start_anew(std::move(header), draw_->draw.dealer);
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
