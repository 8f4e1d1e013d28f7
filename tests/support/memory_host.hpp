#pragma once
#include <algorithm>
#include <deque>
#include <map>

#include "app/app.hpp"
#include "assets/on_demand.hpp"
#include "match/bot.hpp"

namespace tapete::test {

/// A host that keeps values in memory. A test decides when storage and bots answer.
class MemoryHost : public Host {
 public:
  [[nodiscard]] double now_ms() const override { return now += pace; }
  std::array<std::uint64_t, 4> entropy() override { return {rng.next(), rng.next(), rng.next(), rng.next()}; }
  void request_frame() override { ++frames; }
  void wake_in(double ms) override { wake = now + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override {
    const auto at = values.find(key);
    return at == values.end() ? std::nullopt : std::optional{at->second};
  }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override {
    std::vector<std::string> found;
    for (const auto& [key, text] : values)
      if (key.starts_with(start)) found.push_back(key);
    return found;
  }
  int store(const std::vector<Change>& changes) override {
    const bool fails = broken || stores == fails_at;
    ++stores;
    unsaved.insert(unsaved.end(), changes.begin(), changes.end());
    if (!fails)
      for (const Change& change : std::exchange(unsaved, {})) {
        if (change.text.empty())
          values.erase(change.key);
        else
          values[change.key] = change.text;
      }
    if (!silent) receipts.emplace_back(stores, fails ? Stored::failed : Stored::safe);
    return stores;
  }
  [[nodiscard]] Stored storage() const override { return state; }
  void open_archive() override { archive_wanted = true; }
  void keep_stored() override { ++kept; }
  void look_at_storage(bool) override { look_wanted = true; }
  void start_afresh() override {
    values.clear();
    ++afresh;
  }
  [[nodiscard]] std::string build() const override { return "0123abcd"; }
  [[nodiscard]] std::string date() const override { return today; }
  [[nodiscard]] bool prefers_more_contrast() const override { return more_contrast; }
  void save_file(std::string_view, std::string_view text) override {
    file = text;
    file_wanted = true;
  }
  void open_file() override {}
  void share(std::string_view title, std::string_view text) override {
    shared_title = title;
    shared = text;
  }
  void depth_changed(int to) override { depth = to; }
  void fetch(std::string_view name) override { wanted.emplace_back(name); }
  void expect_game(std::string_view game) override { expected = game; }
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    const auto action = tapete::ask_bot({record, level, seed});
    answers.emplace_back(id, action ? *action : std::string{});
  }
  void ask_judge(int id, const JudgeRequest& request) override {
    ++opinions_asked;
    using Opinion = Result<std::string, Problem>;
    JudgeRequest few = request;
    few.worlds = kFewWorlds;
    const Opinion opinion = judges ? tapete::ask_judge(few) : Opinion{std::string{kNoChoice}};
    opinions.emplace_back(id, opinion ? *opinion : std::string{});
  }
  void edit_text(int, std::string_view, std::string_view) override {}
  void copy_text(std::string_view text) override { copied = text; }
  void play(Sound sound) override { played.push_back(sound); }
  void speak_aloud(std::string_view text) override { called.emplace_back(text); }
  void show_notice(std::string_view text) override { notice = text; }
  void happened(std::string_view line) override { told.emplace_back(line); }
  void announce(std::string_view text) override { heard.emplace_back(text); }
  void hush() override { heard.clear(); }
  [[nodiscard]] Lang language() const override { return Lang::es; }
  void language_changed(Lang lang) override { shown = lang; }

  /// Lets time pass until a person has to act. Returns false if that takes more than `steps` steps.
  [[nodiscard]] bool settle(App& app, int steps) {
    while (steps-- > 0) {
      if (!receipts.empty()) {
        const auto [receipt, what] = receipts.front();
        receipts.pop_front();
        app.stored(receipt, what);
      } else if (std::exchange(archive_wanted, false)) {
        app.library().archive_opened(archive_state);
      } else if (std::exchange(file_wanted, false)) {
        app.backups().saved(!file_broken);
      } else if (std::exchange(look_wanted, false)) {
        app.storage_health().storage_seen(keeping);
      } else if (!wanted.empty()) {
        const std::string name = wanted.front();
        wanted.pop_front();
        ++fetched;
        const std::string_view bytes = on_demand(name);
        app.pages().fetched(name, offline || bytes.empty() ? std::nullopt : std::optional{bytes});
      } else if (!answers.empty()) {
        const auto [id, action] = answers.front();
        answers.pop_front();
        app.bot_answered(id, action);
      } else if (!opinions.empty()) {
        const auto [id, opinion] = opinions.front();
        opinions.pop_front();
        app.judge_answered(id, opinion);
      } else if (wake) {
        now = std::max(now, *wake);
        wake.reset();
        app.tick(now);
      } else {
        return true;
      }
    }
    return false;
  }

  /// Returns the stored record of the current match.
  [[nodiscard]] std::string stored_match() const { return load("match/" + load("current").value_or("")).value_or(""); }

  /// Number of determinizations for judging an action. Few are enough, because the tests check
  /// only the use of opinions, not their quality.
  static constexpr int kFewWorlds = 80;

  std::map<std::string, std::string, std::less<>> values;  ///< the stored values by key
  std::vector<Change> unsaved;                             ///< failed changes, stored together with the next ones
  std::deque<std::pair<int, Stored>> receipts;             ///< results of store() that the app has not been told yet
  std::deque<std::pair<int, std::string>> answers;         ///< answers of bots that the app has not been told yet
  std::deque<std::pair<int, std::string>> opinions;        ///< opinions of the judge that the app has not been told yet
  int opinions_asked = 0;
  bool judges = false;             ///< whether hands are really judged, which takes time
  std::deque<std::string> wanted;  ///< names of the requested files
  int fetched = 0;
  bool offline = false;
  std::string expected;  ///< the game whose bots the app expects to ask soon
  std::optional<double> wake;
  Rng rng{77};
  bool more_contrast = false;  ///< whether the system asks for more contrast
  std::string today = "2026-11-21 15:04 +01:00";
  mutable double now = 0;
  double pace = 0;  ///< milliseconds that pass with each call of now_ms()
  int frames = 0;
  int stores = 0;     ///< number of calls of store()
  int fails_at = -1;  ///< the number of the call of store() that fails, counted from 0; -1: none
  int kept = 0;       ///< number of calls of keep_stored()
  int depth = 0;
  bool archive_wanted = false;
  Stored archive_state = Stored::safe;  ///< the result of reading the archive
  bool file_wanted = false;
  bool file_broken = false;  ///< whether saved files lose their contents
  bool look_wanted = false;
  StorageStatus keeping{.lasts = true};  ///< the answer of look_at_storage()
  int afresh = 0;                        ///< number of calls of start_afresh()
  Stored state = Stored::safe;
  Lang shown{};
  std::string copied;
  std::string file;
  std::string notice;
  std::string shared;
  std::string shared_title;
  std::vector<std::string> heard;
  std::vector<std::string> told;  ///< lines told to the embedding page
  std::vector<Sound> played;
  std::vector<std::string> called;
  bool broken = false;  ///< whether nothing can be stored
  bool silent = false;  ///< whether the storage never answers
};

}  // namespace tapete::test
