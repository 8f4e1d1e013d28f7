#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/doctor.hpp"
#include "app/files.hpp"
#include "app/messages.hpp"
#include "app/playing.hpp"

namespace tapete {

/// Pages of text and pictures of cards, which are fetched when they are wanted for the first time.
class Pages {
 public:
  Pages(Host& host, const Choices& choices, const Playing& playing, Messages& messages, Doctor& doctor,
        const Changed& changed)
      : choices_(choices), playing_(playing), messages_(messages), doctor_(doctor), changed_(changed), files_(host) {}

  /// The text of that screen (rules, glossary, licences, lesson) in the player's language, in the small Markdown of the
  /// rules pages.
  const File& page(Screen screen) { return files_.get(page_name(screen)); }
  /// Fetches such a text once more if it could not be had.
  void retry_page(Screen screen);
  Files& files() { return files_; }
  /// The answer to Exchange::fetch: the bytes of the file, or nothing if it cannot be had.
  void fetched(std::string_view name, std::optional<std::string_view> bytes);

 private:
  [[nodiscard]] std::string page_name(Screen screen) const;
  void tell_deck(std::string_view name, bool here);

  const Choices& choices_;
  const Playing& playing_;
  Messages& messages_;
  Doctor& doctor_;
  const Changed& changed_;
  Files files_;
  int deck_question_ = 0;  ///< the number of the question about a missing deck; 0: none
};

}  // namespace tapete
