#include "app/game_loader.hpp"

#include <string>
#include <utility>

#include "match/games.hpp"

namespace tapete {
namespace {

constexpr double kLong = 400;  // ms of loading after which the player is told

}  // namespace

void GameLoader::when_loaded(const GameInfo& game, const std::function<void()>& then) {
  waiting_.reset();
  if (is_loaded(game)) return then();
  waiting_ = {&game, then, navigation_.screen(), host_.now_ms() + kLong};
  host_.expect_game(game.id);
}

void GameLoader::answered(std::string_view game, bool loaded) {
  if (!waiting_ || waiting_->game->id != game) return;
  const Waiting waiting = *std::exchange(waiting_, std::nullopt);
  if (waiting.screen != navigation_.screen()) return;
  if (loaded) return waiting.then();
  messages_.ask({waiting.game->name(preferences_.lang()),
                 "This could not be loaded. Are you connected to the internet?"_text, "Try again"_text, "Not now"_text,
                 [this, waiting] { when_loaded(*waiting.game, waiting.then); }});
}

void GameLoader::tick(double now) {
  if (!waiting_ || !waiting_->told_at || now < *waiting_->told_at) return;
  waiting_->told_at.reset();
  const Lang lang = preferences_.lang();
  messages_.show_toast(fill("Loading @…"_text(lang), waiting_->game->name(lang)));
}

std::optional<double> GameLoader::next_tick_time() const { return waiting_ ? waiting_->told_at : std::nullopt; }

}  // namespace tapete
