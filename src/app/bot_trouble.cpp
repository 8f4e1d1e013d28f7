#include "app/bot_trouble.hpp"

namespace tapete {

void BotTrouble::tell() {
  const MatchDriver* const session = match_.session();
  if (session == nullptr || session->bot() == nullptr || messages_.dialog()) return;
  const BotTurn& bot = *session->bot();
  if (!bot.slow() && !bot.failed()) return;
  const std::string& name = session->name(session->table().turn().decider);
  const Turn turn{session, session->table().events().size()};
  if (bot.slow() && std::exchange(slow_, turn) != turn)
    messages_.show_toast(fill("@ is thinking"_text(preferences_.lang()), name));
  if (bot.failed() && std::exchange(failed_, turn) != turn) offer_retry(name);
}

void BotTrouble::offer_retry(const std::string& name) {
  const Lang lang = preferences_.lang();
  diagnostics_.failed(
      fill("Could not load: @"_text(lang), std::string{"tapete_bot_"}.append(match_.session()->table().info().id)));
  messages_.ask({fill("@ cannot play yet"_text(lang), name),
                 "This could not be loaded. Are you connected to the internet?"_text, "Try again"_text, "Not now"_text,
                 [this] {
                   failed_ = {};
                   const MatchDriver* const session = match_.session();
                   BotTurn* const bot = session != nullptr ? session->bot() : nullptr;
                   if (bot != nullptr) bot->retry();
                 }});
}

}  // namespace tapete
