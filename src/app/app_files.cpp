#include <utility>

#include "app/app.hpp"

/// Pages of text and pictures of cards, which come when they are needed.
namespace tapete {

namespace {

constexpr std::string_view kDeckFolder = "decks/";  ///< the folder of the cards' pictures

}  // namespace

std::string App::page_name(Screen screen) const {
  const std::string file = "." + std::string{lang_code(lang())} + ".md";
  if (screen == Screen::about) return "texts/licences" + file;
  const std::string folder = "texts/" + std::string{game().pages.empty() ? game().id : game().pages};
  return folder + (screen == Screen::rules ? "/rules" : "/glossary") + file;
}

void App::retry_page(Screen screen) {
  files_.retry(page_name(screen));
  changed();
}

void App::fetched(std::string_view name, std::optional<std::string_view> bytes) {
  files_.fetched(name, bytes);
  if (name.starts_with(kDeckFolder)) tell_deck(name, bytes.has_value());
  if (!bytes) doctor_.failed(fill("Could not be loaded: @"_text(lang()), name));
  changed();
}

/// Without their deck cards are blank, so the player is told, once, and asked whether to fetch it again.
void App::tell_deck(std::string_view name, bool here) {
  if (here) messages_.take_back(std::exchange(deck_question_, 0));
  if (here || deck_question_ != 0 || dialog()) return;
  deck_question_ = messages_.ask(
      {std::string{"The cards are missing"_text(lang())},
       std::string{"This could not be loaded. Are you connected to the internet?"_text(lang())},
       std::string{"Try again"_text(lang())}, std::string{"Not now"_text(lang())}, [this, deck = std::string{name}] {
         deck_question_ = 0;
         files_.retry(deck);
       }});
}

}  // namespace tapete
