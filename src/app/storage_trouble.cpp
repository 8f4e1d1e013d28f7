#include "app/storage_trouble.hpp"

#include <utility>

namespace tapete {

StorageTrouble::StorageTrouble(Stored at_start, Messages& messages, Doctor& doctor, const Settings& settings)
    : messages_(messages), doctor_(doctor), settings_(settings), unread_(at_start == Stored::failed) {
  if (at_start != Stored::safe) unsaved_ = at_start;
}

void StorageTrouble::stored(Stored what) {
  if (what != Stored::safe)
    unsaved_ = what;
  else if (unsaved_)
    well_again("Everything is saved again"_text);
}

void StorageTrouble::read() {
  unread_ = false;
  well_again("Your matches and settings are back"_text);
}

void StorageTrouble::tell() {
  if (!due()) return;
  told_ = true;
  if (*unsaved_ != Stored::newer) doctor_.storage_failed("Nothing can be saved here"_text(settings_.lang));
  message_ = tell_what(*unsaved_);
}

int StorageTrouble::tell_what(Stored what) {
  const Lang lang = settings_.lang;
  if (what == Stored::newer) return tell_newer();
  if (unread_)
    return messages_.tell(std::string{"What is stored here cannot be read"_text(lang)},
                          std::string{"So your matches and settings are missing, and what you play is not "
                                      "saved. Nothing was deleted, and it is tried again and again; if that "
                                      "does not help, load the page again."_text(lang)});
  return messages_.tell(std::string{"Nothing can be saved here"_text(lang)},
                        std::string{"You can play on, but the match is lost when this is closed. It is tried "
                                    "again and again; more space on this device, or a window that is not "
                                    "private, may help."_text(lang)});
}

int StorageTrouble::tell_newer() {
  return messages_.tell(std::string{"There is a newer version"_text(settings_.lang)},
                        std::string{"What is stored belongs to a newer version of Tapete and is left alone. "
                                    "Load the page again; what you play like this is not kept."_text(settings_.lang)});
}

void StorageTrouble::well_again(const Text& news) {
  unsaved_.reset();
  doctor_.storage_works();
  if (!std::exchange(told_, false)) return;
  messages_.take_back(message_);
  messages_.show_toast(news(settings_.lang));
}

}  // namespace tapete
