#include "app/storage_errors.hpp"

#include <utility>

namespace tapete {

StorageErrors::StorageErrors(Stored at_start, HostEnvironment& environment, Messages& messages,
                             Diagnostics& diagnostics, const Settings& settings)
    : environment_(environment),
      messages_(messages),
      diagnostics_(diagnostics),
      settings_(settings),
      unread_(at_start == Stored::failed),
      regained_(at_start == Stored::regained) {
  if (!is_safe(at_start)) unsaved_ = at_start;
}

void StorageErrors::stored(Stored what) {
  if (what == Stored::regained) regained_ = true;
  if (!is_safe(what))
    unsaved_ = what;
  else if (unsaved_)
    well_again("Saving works again"_text);
}

void StorageErrors::read() {
  unread_ = false;
  well_again("Your matches and settings are back"_text);
}

void StorageErrors::tell() {
  if (regained_ && !std::exchange(regained_told_, true)) {
    const std::string_view lost =
        "Saved data was lost. Matches in progress and settings have been restored."_text(settings_.lang);
    diagnostics_.failed(lost);
    messages_.show_toast(lost);
  }
  std::string wanted = notice();
  if (wanted == notice_) return;
  if (notice_.empty() && *unsaved_ != Stored::newer)
    diagnostics_.storage_failed("Nothing can be saved here"_text(settings_.lang));
  notice_ = std::move(wanted);
  environment_.show_notice(notice_);
}

std::string StorageErrors::notice() const {
  const auto say = [this](const Text& text) { return std::string{text(settings_.lang)}; };
  switch (storage()) {
    case Stored::safe:
    case Stored::regained:
      return {};
    case Stored::failed:
      return unread_ ? say("Saved data cannot be read right now. Tapete keeps retrying."_text) : say(kUnsaved);
    case Stored::refused:
      return say("Nothing is saved here: closing this page loses your match."_text);
    case Stored::newer:
      return say(kNewer) + ". " + say(kLoadAgain);
  }
  return {};
}

void StorageErrors::tell_newer() { messages_.tell(kNewer, kLoadAgain); }

void StorageErrors::well_again(const Text& news) {
  unsaved_.reset();
  diagnostics_.storage_works();
  if (!notice_.empty()) messages_.show_toast(news(settings_.lang));
  tell();
}

}  // namespace tapete
