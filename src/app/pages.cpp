#include "app/pages.hpp"

#include <utility>

#include "game/card_words.hpp"

namespace tapete {

std::string Pages::page_name(Screen screen) const {
  const std::string file = "." + text_code() + ".md";
  if (screen == Screen::about) return "texts/licences" + file;
  if (screen == Screen::rules) return folder() + std::string{home_card_of(match_.setup()).rules_page} + file;
  return folder() + (screen == Screen::lesson ? "lesson" : "glossary") + file;
}

Deck Pages::deck(Screen screen) const {
  return screen == Screen::rules ? home_card_of(match_.setup()).deck : match_.setup().game->deck;
}

std::string Pages::text_code() const { return std::string{lang_code(base_of(preferences_.lang()))}; }

std::string Pages::with_card_names(Screen screen, std::string_view text) const {
  return tapete::with_card_names(text, deck(screen) == Deck::spanish ? preferences_.lang() : Lang::en);
}

std::string Pages::folder() const {
  const GameInfo& game = *match_.setup().game;
  return "texts/" + std::string{game.pages.empty() ? game.id : game.pages} + '/';
}

void Pages::retry_page(Screen screen) {
  files_.retry(page_name(screen));
  changed_();
}

void Pages::fetched(std::string_view name, std::optional<std::string_view> bytes) {
  const bool arrived = files_.fetched(name, bytes);
  if (name.starts_with(kDeckFolder)) tell_deck(name, arrived);
  if (!arrived) diagnostics_.failed(fill("Could not load: @"_text(preferences_.lang()), name));
  changed_();
}

/// Without the file of the deck the cards are blank. Tells the player so once, and asks whether to fetch the file
/// again.
void Pages::tell_deck(std::string_view name, bool arrived) {
  if (arrived) messages_.take_back(std::exchange(deck_question_, 0));
  if (arrived || deck_question_ != 0 || messages_.dialog()) return;
  deck_question_ =
      messages_.ask({"The cards did not load"_text, "This could not be loaded. Are you connected to the internet?"_text,
                     "Try again"_text, "Not now"_text, [this, deck = std::string{name}] {
                       deck_question_ = 0;
                       files_.retry(deck);
                     }});
}

}  // namespace tapete
