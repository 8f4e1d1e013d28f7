#include <cmath>

#include "app/diagnostics.hpp"
#include "app/strings.hpp"
#include "ui/screens/form.hpp"
#include "ui/screens/views.hpp"

/// Page for storage and backups: whether the storage is permanent, backups, the last failure, and a reset.
namespace tapete {
namespace {

/// Returns a size as text: "3 MB", "11 GB".
std::string size_words(double bytes) {
  const double megabytes = std::ceil(bytes / 1e6);
  return megabytes < 1e4 ? std::to_string(static_cast<long>(megabytes)) + " MB"
                         : std::to_string(std::lround(megabytes / 1e3)) + " GB";
}

/// Returns sentences about how permanent the storage is.
std::vector<Text> about_storage(App& app, const StorageStatus& storage_status) {
  switch (app.storage_errors().storage()) {
    case Stored::failed:
      return {"Nothing can be saved here"_text, "This may be a private window, or the device may be full."_text};
    case Stored::newer:
      return {kNewer, kLoadAgain};
    case Stored::refused:
      return {"Nothing is saved here: closing this page loses your match."_text};
    case Stored::safe:
    case Stored::regained:
      break;
  }
  std::vector<Text> out;
  if (storage_status.lasts) out.push_back("Your matches stay on this device until you delete them."_text);
  if (!storage_status.lasts && !storage_status.forgets)
    out.push_back(
        "The browser may delete your matches when space runs low. In a private window they are lost "
        "when you close it."_text);
  if (storage_status.forgets) {
    out.push_back("Safari deletes your matches after seven days without a visit. Save a backup now and then."_text);
    out.push_back(
        "On the home screen, Tapete stores its data separately from this page. Save a backup here "
        "first, then open the file there."_text);
  }
  if (storage_status.framed)
    out.push_back(
        "This table is embedded in another page, where browsers keep less. Tapete's own page is "
        "safer."_text);
  return out;
}

void storage_status(AppContext& context, Form& form, Lang lang) {
  form.heading("Stored on this device"_text(lang));
  const auto& storage_status = context.app.diagnostics().storage_status();
  if (!storage_status) return form.note("Loading…"_text(lang));
  for (const Text& text : about_storage(context.app, *storage_status)) form.note(text(lang));
  form.note(fill("Matches: @"_text(lang), std::to_string(context.app.storage_health().match_count())));
  if (storage_status->quota > 0)
    form.note(
        fill("Space used: @ of @"_text(lang), size_words(storage_status->used), size_words(storage_status->quota)));
  else if (storage_status->used > 0)
    form.note(fill("Space used: @"_text(lang), size_words(storage_status->used)));
  if (!storage_status->lasts && form.link("button:keep", "Ask the browser to keep matches"_text(lang)))
    context.app.storage_health().ask_to_keep();
}

}  // namespace

void draw_diagnostics(AppContext& context) {
  const Lang lang = context.app.preferences().lang();
  const Diagnostics& diagnostics = context.app.diagnostics();
  const Rect content = draw_page_frame(context, context.say("Storage and backups"_text));
  Form form{context, "diagnostics", content};
  storage_status(context, form, lang);

  form.heading("Backups"_text(lang));
  form.note(diagnostics.copied().empty()
                ? std::string{"No backup yet."_text(lang)}
                : fill("Last backup: @"_text(lang), words::date_words(diagnostics.copied(), lang)));
  if (form.link("button:backup", "Save a backup"_text(lang))) context.app.backups().save();
  if (form.link("button:open_file", "Open a file"_text(lang))) context.app.host().open_file();

  form.heading("Last error"_text(lang));
  if (const auto& failure = diagnostics.failure())
    form.note(words::date_words(failure->date, lang) + " · " + failure->text);
  else
    form.note("No errors."_text(lang));

  form.heading("Reset Tapete"_text(lang));
  form.note(
      "If Tapete stops working properly, this deletes all its data on this device and loads it "
      "again."_text(lang));
  if (form.link("button:afresh", "Reset Tapete"_text(lang))) context.app.storage_health().start_afresh();
  form.note(fill("Version @"_text(lang), context.app.storage_health().version()));
  form.end();
}

}  // namespace tapete
