#include <algorithm>

#include "app/app.hpp"

/// Everything as one file, and what comes back from one.
namespace tapete {

void App::save_backup() {
  with_archive([this] { copies_.save(); });
}

void App::file_saved(bool whole) {
  copies_.saved(whole);
  changed();
}

void App::file_opened(std::string_view text) {
  if (!text.starts_with("tapete backup ")) {
    open_record(text);
    return;
  }
  auto values = parse_backup(text);
  if (!values) {
    copies_.refuse(values.error());
    return changed();
  }
  with_archive([this, held = std::move(*values)] {
    copies_.add(held);
    work_copy();
  });
}

void App::file_too_long() {
  copies_.refuse(ParcelFault::too_long);
  changed();
}

void App::file_unread() {
  copies_.refuse_unread();
  changed();
}

void App::work_copy() {
  const std::vector<Change> fresh = copies_.work();
  if (!fresh.empty()) take_in(fresh);
  if (!copies_.busy()) changed();
}

/// What a copy has added is there from now on.
void App::take_in(const std::vector<Change>& fresh) {
  const auto has = [&fresh](const std::string& key) {
    return std::any_of(fresh.begin(), fresh.end(), [&key](const Change& change) { return change.key == key; });
  };
  if (has("settings")) use_settings(parse_settings(host_.load("settings").value_or(""), settings_));
  if (has("setup")) setup_ = parse_setup(*games().front(), host_.load("setup").value_or(""));
  const std::string id = session_ ? session_->id() : std::string{};
  if (has(std::string{kUnderWay} + id) || has(std::string{kDone} + id)) {
    leave(session_);
    restore_behind();
  }
  refresh_archive();
}

}  // namespace tapete
