#include "fuzz/doors.hpp"

#include <string>
#include <utility>

#include "app/payload.hpp"
#include "fuzz/expect.hpp"
#include "support/memory_host.hpp"

namespace tapete::doors {
namespace {

using tapete::test::MemoryHost;

constexpr int kSteps = 3000;  // more steps than bots need until a person has to act

using Values = decltype(MemoryHost::values);

/// Returns the values that are stored once some cards of a match have been played.
const Values& before() {
  static const Values values = [] {
    MemoryHost host;
    App app{host};
    app.starter().new_match();
    app.starter().begin_now();
    expect(host.settle(app, kSteps));
    app.starter().deal_first();
    for (int i = 0; i < 3 && host.settle(app, kSteps); ++i) app.choose(0);
    expect(host.settle(app, kSteps) && !host.keys("match/").empty());
    return host.values;
  }();
  return values;
}

/// Calls `open` on the app and answers all questions with yes. Expects that no stored match is lost.
template <typename Open>
void check(Open open) {
  MemoryHost host;
  host.values = before();
  App app{host};
  (void)host.settle(app, kSteps);
  open(app);
  for (int i = 0; i < 3; ++i) {
    (void)host.settle(app, kSteps);
    if (app.messages().dialog()) app.messages().answer(true);
  }
  app.library().open();
  (void)host.settle(app, kSteps);
  for (const auto& [key, text] : before())
    if (key.starts_with("match/")) expect(host.values.contains(key) && host.values[key].starts_with(text));
}

void check_reading(std::string_view text) {
  if (const auto record = parse_link(text)) {
    const auto again = parse_link(link_text(*record));
    expect(again && *again == *record);
  }
  if (const auto values = parse_backup(text)) {
    const auto again = parse_backup(backup_text(*values));
    expect(again && again->size() == values->size());
  }
}

}  // namespace

void payload(std::string_view text) {
  check_reading(text);
  check([text](App& app) { app.sharing().open_link(text); });
  check([text](App& app) { app.sharing().open_link(link_text(text)); });
  check([text](App& app) { app.library().file_opened(text); });
  const std::string key = text.size() % 2 == 0 ? "match/made-up" : "done/made-up";
  check([&](App& app) { app.library().file_opened(backup_text({{key, std::string{text}}})); });
}

}  // namespace tapete::doors
