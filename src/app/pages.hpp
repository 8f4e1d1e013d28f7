#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/diagnostics.hpp"
#include "app/files.hpp"
#include "app/match_controller.hpp"
#include "app/messages.hpp"
#include "app/preferences.hpp"

namespace tapete {

/// Pages of text and the pictures of the cards, which are fetched when they are first needed.
class Pages {
 public:
  Pages(Host& host, const Preferences& preferences, const MatchController& match, Messages& messages,
        Diagnostics& diagnostics, const Changed& changed)
      : preferences_(preferences),
        match_(match),
        messages_(messages),
        diagnostics_(diagnostics),
        changed_(changed),
        files_(host) {}

  /// Returns the text of that screen (rules, glossary, licences, lesson) in the player's language, in the subset of
  /// Markdown that document.hpp describes.
  const File& page(Screen screen) { return files_.get(page_name(screen)); }
  /// Fetches the text of that screen again if it could not be fetched.
  void retry_page(Screen screen);
  Files& files() { return files_; }
  /// Returns the folder with the texts of the present game (MatchController::game()).
  [[nodiscard]] std::string folder() const;
  [[nodiscard]] std::string page_name(Screen screen) const;
  /// Returns the code of the language in the names of text files, such as "en". Dialects have no files.
  [[nodiscard]] std::string text_code() const;
  /// Returns the deck of the cards in the text of that screen.
  [[nodiscard]] Deck deck(Screen screen) const;
  /// Returns the text of that screen with the names of cards changed as the player's setting requires.
  [[nodiscard]] std::string with_card_names(Screen screen, std::string_view text) const;
  /// Receives the answer to FileAndClipboard::fetch(): the bytes of the file, or no value if it cannot be fetched.
  void fetched(std::string_view name, std::optional<std::string_view> bytes);

 private:
  void tell_deck(std::string_view name, bool arrived);

  const Preferences& preferences_;
  const MatchController& match_;
  Messages& messages_;
  Diagnostics& diagnostics_;
  const Changed& changed_;
  Files files_;
  int deck_question_ = 0;  ///< number of the question about a missing deck; 0: there is no such question
};

}  // namespace tapete
