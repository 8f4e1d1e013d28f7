#pragma once
#include <string_view>

namespace tapete {

/// What comes into the program from outside, and what leaves it: files, links, the clipboard.
class Exchange {
 public:
  virtual ~Exchange() = default;

  /// Fetches a file that is not there from the start, by its name: a path below the page's address, as
  /// `texts/GAME/rules.es.md`. Pages::fetched(name, ...) is called later, never from inside this call.
  virtual void fetch(std::string_view name) = 0;
  /// Lets the player keep `text` as a file; Copies::saved(whole) is called later, once it was read again.
  virtual void save_file(std::string_view name, std::string_view text) = 0;
  /// Lets the player choose a file; Library::file_opened(text) is called later if one was chosen, or Copies::refuse(),
  /// or Copies::refuse_unread().
  virtual void open_file() = 0;
  /// Lets the player send `text` (a record that is sealed, see app/parcel.hpp) to others as a link.
  virtual void share(std::string_view title, std::string_view text) = 0;
  /// Puts a text on the clipboard; Messages::text_copied(...) is called later.
  virtual void copy_text(std::string_view text) = 0;
};

}  // namespace tapete
