#include <algorithm>

#include "app/app.hpp"
#include "app/parcel.hpp"

/// Everything as one file, and what comes back from one.
namespace tapete {
namespace {

/// Milliseconds at a time for looking at a copy, so that the screen stays alive.
constexpr double kLookingTime = 12;

bool is_match(std::string_view key) { return key.starts_with(kUnderWay) || key.starts_with(kDone); }

}  // namespace

void App::save_backup() {
  with_archive([this] { save_copy(); });
}

void App::save_copy() {
  std::vector<Change> values;
  for (const std::string& key : host_.keys("")) values.push_back({key, host_.load(key).value_or("")});
  const std::string text = backup_text(values);
  const auto again = parse_backup(text);
  if (!again) {
    tell(std::string{"No copy was made"_text(lang())}, explain_backup(again.error(), lang()));
  } else if (*again != values) {
    file_saved(false);
  } else {
    const auto matches =
        std::count_if(values.begin(), values.end(), [](const Change& value) { return is_match(value.key); });
    const std::string name = "tapete-" + host_.date().substr(0, 10) + ".txt";
    copy_holds_ = fill("It holds @ matches and has been checked. Keep the file @ in a safe place."_text(lang()),
                       std::to_string(matches), name);
    host_.save_file(name, text);
  }
}

void App::file_saved(bool whole) {
  if (whole) doctor_.copy_made();
  if (whole)
    tell(std::string{"The copy is made"_text(lang())}, copy_holds_);
  else
    tell(std::string{"No copy was made"_text(lang())},
         std::string{"What was written is not what is stored. Try again."_text(lang())});
  changed();
}

void App::file_opened(std::string_view text) {
  if (!text.starts_with("tapete backup ")) {
    open_record(text);
    return;
  }
  auto values = parse_backup(text);
  if (!values) {
    refuse_file(values.error());
    return;
  }
  with_archive([this, held = std::move(*values)] {
    if (!import_) import_.emplace(host_);
    import_->add(held);
    work_import();
  });
}

void App::file_too_long() { refuse_file(ParcelFault::too_long); }

void App::refuse_file(ParcelFault fault) {
  tell(std::string{"This file cannot be opened"_text(lang())}, explain_backup(fault, lang()));
  changed();
}

void App::file_unread() {
  tell(std::string{"This file cannot be opened"_text(lang())},
       std::string{"It could not be read. Choose it again. Nothing was changed."_text(lang())});
  changed();
}

/// Goes on with a copy that is being opened; once it is looked through, all of it is stored together.
void App::work_import() {
  const bool complete = import_->work(host_.now_ms() + kLookingTime);
  if (!complete) {
    if (!toast_) show_toast("Loading…"_text(lang()));
    return;
  }
  const std::vector<Change> fresh = import_->changes();
  const std::string report = import_->report(lang());
  import_.reset();
  if (fresh.empty())
    tell(std::string{"The copy has been opened"_text(lang())}, report);
  else
    take_in(fresh, report);
  changed();
}

void App::take_in(const std::vector<Change>& fresh, const std::string& report) {
  imported_ = Imported{host_.store(fresh), report};
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
