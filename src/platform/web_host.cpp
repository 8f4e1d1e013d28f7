#include "platform/web_host.hpp"

#include <cstdlib>

#include "app/sounds.hpp"

extern "C" {  // in shell/tapete.lib.js
double page_now();
void page_entropy(std::uint64_t* words);
void page_request_frame();
void page_wake_in(double ms);
char* page_load(const char* key);
char* page_keys(const char* start);
void page_change(const char* key, const char* text);
int page_store();
int page_storage();
void page_open_archive();
void page_keep_stored();
void page_look_at_storage(bool ask);
void page_start_afresh();
char* page_build();
char* page_date();
void page_save_file(const char* name, const char* text);
void page_open_file();
void page_share(const char* title, const char* text);
void page_depth_changed(int depth);
void page_fetch(const char* name);
void page_expect_game(const char* game);
void page_ask_bot(int id, const char* record, const char* level, const char* seed);
void page_ask_judge(int id, const char* record, int seat, int number, const char* lang, int sight);
void page_edit_text(int id, const char* title, const char* value);
void page_announce(const char* text);
void page_hush();
int page_sound_rate();
bool page_has_sound(int sound);
void page_keep_sound(int sound, const float* samples, std::size_t count);
void page_play_sound(int sound);
void page_speak_aloud(const char* text);
void page_copy_text(const char* text);
char* page_language();
bool page_prefers_dark();
bool page_prefers_more_contrast();
bool page_prefers_reduced_motion();
void page_language_changed(const char* lang);
void page_show_notice(const char* text);
char* page_parameters();
void page_happened(const char* line);
void page_take_update();
bool page_connects();
void page_tell_friends(const char* text);
}

namespace tapete {
namespace {

/// Copies a string that the page has allocated, and frees the original.
std::string take(char* found) {
  std::string text{found};
  std::free(found);
  return text;
}

/// Host that passes every call on to shell/tapete.lib.js.
class WebHost final : public Host {
 public:
  // Clock and entropy
  [[nodiscard]] double now_ms() const override { return page_now(); }
  [[nodiscard]] std::string date() const override { return take(page_date()); }
  std::array<std::uint64_t, 4> entropy() override {
    std::array<std::uint64_t, 4> words{};
    page_entropy(words.data());
    return words;
  }
  void request_frame() override { page_request_frame(); }
  void wake_in(double ms) override { page_wake_in(ms); }

  // Storage
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override {
    char* const found = page_load(std::string{key}.c_str());
    if (found == nullptr) return std::nullopt;
    return take(found);
  }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override {
    const std::string lines = take(page_keys(std::string{start}.c_str()));
    std::vector<std::string> found;
    Splitter each{lines, '\n'};
    while (const auto key = each.next()) found.emplace_back(*key);
    return found;
  }
  int store(const std::vector<Change>& changes) override {
    for (const Change& change : changes) page_change(change.key.c_str(), change.text.c_str());
    return page_store();
  }
  [[nodiscard]] Stored storage() const override { return static_cast<Stored>(page_storage()); }
  void open_archive() override { page_open_archive(); }
  void keep_stored() override { page_keep_stored(); }
  void look_at_storage(bool ask) override { page_look_at_storage(ask); }
  void start_afresh() override { page_start_afresh(); }

  // Files and clipboard
  void fetch(std::string_view name) override { page_fetch(std::string{name}.c_str()); }
  void save_file(std::string_view name, std::string_view text) override {
    page_save_file(std::string{name}.c_str(), std::string{text}.c_str());
  }
  void open_file() override { page_open_file(); }
  void share(std::string_view title, std::string_view text) override {
    page_share(std::string{title}.c_str(), std::string{text}.c_str());
  }
  void copy_text(std::string_view text) override { page_copy_text(std::string{text}.c_str()); }

  // Bots
  void expect_game(std::string_view game) override { page_expect_game(std::string{game}.c_str()); }
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    // The seed is passed as text, because numbers in JavaScript have only 53 bits.
    page_ask_bot(id, std::string{record}.c_str(), std::string{level}.c_str(), std::to_string(seed).c_str());
  }
  void ask_judge(int id, const JudgeRequest& request) override {
    page_ask_judge(id, std::string{request.record}.c_str(), request.seat, request.number,
                   std::string{lang_code(request.lang)}.c_str(), static_cast<int>(request.sight));
  }

  // Speaker
  void announce(std::string_view text) override { page_announce(std::string{text}.c_str()); }
  void hush() override { page_hush(); }
  void play(Sound sound) override {
    const int rate = page_sound_rate();
    if (rate == 0) return;
    const int number = static_cast<int>(sound);
    if (!page_has_sound(number)) {
      const auto samples = sound_samples(sound, rate);
      page_keep_sound(number, samples.data(), samples.size());
    }
    page_play_sound(number);
  }
  void speak_aloud(std::string_view text) override { page_speak_aloud(std::string{text}.c_str()); }

  // Environment
  [[nodiscard]] Lang language() const override { return find_lang(take(page_language())).value_or(Lang::en); }
  [[nodiscard]] bool prefers_dark() const override { return page_prefers_dark(); }
  [[nodiscard]] bool prefers_more_contrast() const override { return page_prefers_more_contrast(); }
  [[nodiscard]] bool prefers_reduced_motion() const override { return page_prefers_reduced_motion(); }
  void edit_text(int id, std::string_view title, std::string_view value) override {
    page_edit_text(id, std::string{title}.c_str(), std::string{value}.c_str());
  }
  void depth_changed(int depth) override { page_depth_changed(depth); }
  void language_changed(Lang lang) override { page_language_changed(std::string{lang_code(lang)}.c_str()); }
  void show_notice(std::string_view text) override { page_show_notice(std::string{text}.c_str()); }
  [[nodiscard]] std::string build() const override { return take(page_build()); }
  [[nodiscard]] std::string parameters() const override { return take(page_parameters()); }
  void happened(std::string_view line) override { page_happened(std::string{line}.c_str()); }
  void install_update() override { page_take_update(); }

  // Friends
  [[nodiscard]] bool connects() const override { return page_connects(); }
  void tell_friends(std::string_view text) override { page_tell_friends(std::string{text}.c_str()); }
};

}  // namespace

Host& web_host() {
  static WebHost host;
  return host;
}

}  // namespace tapete
