#include "app/backups.hpp"

#include <algorithm>
#include <utility>

#include "app/archive.hpp"
#include "app/storage_errors.hpp"

namespace tapete {
namespace {

/// Milliseconds spent on the import per tick: few, to keep the screen responsive.
constexpr double kLookingTime = 12;

/// Limit in bytes of the key that a message gives as an example of the values left out.
constexpr std::size_t kLongestName = 60;

bool is_match(std::string_view key) { return key.starts_with(kUnderWay) || key.starts_with(kDone); }

}  // namespace

void Backups::save() {
  once_read([this] { write(); });
}

void Backups::once_read(std::function<void()> what) {
  wanted_.push_back(std::move(what));
  host_.open_archive();
}

bool Backups::archive_opened(Stored what) {
  const auto wanted = std::exchange(wanted_, {});
  if (what == Stored::safe)
    for (const auto& act : wanted) act();
  return !wanted.empty();
}

void Backups::write() {
  const Lang lang = settings_.lang;
  std::vector<Change> values;
  for (const std::string& key : host_.keys("")) values.push_back({key, host_.load(key).value_or("")});
  const std::vector<std::string> left_out = take_unfit(values);
  const std::string text = backup_text(values);
  if (const auto again = parse_backup(text); !again || *again != values) {
    saved(false);
  } else {
    const auto matches =
        std::count_if(values.begin(), values.end(), [](const Change& value) { return is_match(value.key); });
    const std::string name = "tapete-" + host_.date().substr(0, 10) + ".txt";
    holds_ = count_words(matches, "@ match saved and verified."_text, "@ matches saved and verified."_text, lang) +
             ' ' + fill("Keep the file @ in a safe place."_text(lang), name);
    if (!left_out.empty())
      holds_ += ' ' + fill("A backup cannot hold everything. Left out: @, for example @."_text(lang),
                           std::to_string(left_out.size()), left_out.front().substr(0, kLongestName));
    host_.save_file(name, text);
  }
}

void Backups::saved(bool whole) {
  if (whole) {
    diagnostics_.copy_made();
    messages_.tell("Backup saved"_text, holds_);
  } else {
    messages_.tell("Backup not saved"_text, "The file was not saved. Try again."_text);
  }
  changed_();
}

void Backups::refuse(PayloadFault fault) {
  messages_.tell("This file cannot be opened"_text, explain_backup(fault, settings_.lang));
  changed_();
}

void Backups::open(std::string_view text) {
  auto values = parse_backup(text);
  if (!values) return refuse(values.error());
  once_read([this, held = std::move(*values)] {
    if (!import_) import_.emplace(host_);
    import_->add(held);
  });
}

std::vector<Change> Backups::work() {
  if (!import_->work(host_.now_ms() + kLookingTime)) {
    if (!messages_.toast()) messages_.show_toast("Loading…"_text);
    return {};
  }
  std::vector<Change> fresh = import_->changes();
  const std::string report = import_->report(settings_.lang);
  import_.reset();
  if (fresh.empty())
    tell_opened(report);
  else
    imported_ = Imported{host_.store(fresh), report};
  return fresh;
}

void Backups::stored(int receipt, Stored what) {
  if (!imported_ || imported_->receipt != receipt) return;
  if (is_safe(what))
    tell_opened(imported_->report);
  else
    messages_.tell("Nothing can be saved here"_text, kUnsaved);
  imported_.reset();
}

void Backups::tell_opened(const std::string& report) { messages_.tell("Backup opened"_text, report); }

}  // namespace tapete
