#include "platform/web_host.hpp"

#include <cstdlib>

#include "app/sounds.hpp"

extern "C" {  // shell/tapete.lib.js
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
void page_expect_bots(const char* game);
void page_ask_bot(int id, const char* record, const char* level, const char* seed);
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
bool page_prefers_reduced_motion();
void page_language_changed(const char* lang);
char* page_parameters();
void page_happened(const char* line);
void page_take_update();
}

namespace tapete {
namespace {

/// A text that the page has made.
std::string take(char* found) {
  std::string text{found};
  std::free(found);
  return text;
}

}  // namespace

double WebHost::now_ms() const { return page_now(); }

std::array<std::uint64_t, 4> WebHost::entropy() {
  std::array<std::uint64_t, 4> words{};
  page_entropy(words.data());
  return words;
}

void WebHost::request_frame() { page_request_frame(); }

void WebHost::wake_in(double ms) { page_wake_in(ms); }

std::optional<std::string> WebHost::load(std::string_view key) const {
  char* const found = page_load(std::string{key}.c_str());
  if (found == nullptr) return std::nullopt;
  return take(found);
}

std::vector<std::string> WebHost::keys(std::string_view start) const {
  const std::string lines = take(page_keys(std::string{start}.c_str()));
  std::vector<std::string> found;
  Splitter each{lines, '\n'};
  while (const auto key = each.next()) found.emplace_back(*key);
  return found;
}

int WebHost::store(const std::vector<Change>& changes) {
  for (const Change& change : changes) page_change(change.key.c_str(), change.text.c_str());
  return page_store();
}

Stored WebHost::storage() const { return static_cast<Stored>(page_storage()); }

void WebHost::open_archive() { page_open_archive(); }

void WebHost::keep_stored() { page_keep_stored(); }

void WebHost::look_at_storage(bool ask) { page_look_at_storage(ask); }

void WebHost::start_afresh() { page_start_afresh(); }

std::string WebHost::build() const { return take(page_build()); }

std::string WebHost::date() const { return take(page_date()); }

void WebHost::save_file(std::string_view name, std::string_view text) {
  page_save_file(std::string{name}.c_str(), std::string{text}.c_str());
}

void WebHost::open_file() { page_open_file(); }

void WebHost::share(std::string_view title, std::string_view text) {
  page_share(std::string{title}.c_str(), std::string{text}.c_str());
}

void WebHost::depth_changed(int depth) { page_depth_changed(depth); }

void WebHost::fetch(std::string_view name) { page_fetch(std::string{name}.c_str()); }

void WebHost::expect_bots(std::string_view game) { page_expect_bots(std::string{game}.c_str()); }

void WebHost::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  // As text: JavaScript's numbers hold no more than 53 bits.
  page_ask_bot(id, std::string{record}.c_str(), std::string{level}.c_str(), std::to_string(seed).c_str());
}

void WebHost::edit_text(int id, std::string_view title, std::string_view value) {
  page_edit_text(id, std::string{title}.c_str(), std::string{value}.c_str());
}

void WebHost::announce(std::string_view text) { page_announce(std::string{text}.c_str()); }

void WebHost::hush() { page_hush(); }

void WebHost::play(Sound sound) {
  const int rate = page_sound_rate();
  if (rate == 0) return;
  const int number = static_cast<int>(sound);
  if (!page_has_sound(number)) {
    const auto samples = sound_samples(sound, rate);
    page_keep_sound(number, samples.data(), samples.size());
  }
  page_play_sound(number);
}

void WebHost::speak_aloud(std::string_view text) { page_speak_aloud(std::string{text}.c_str()); }

void WebHost::copy_text(std::string_view text) { page_copy_text(std::string{text}.c_str()); }

Lang WebHost::language() const { return find_lang(take(page_language())).value_or(Lang::en); }

bool WebHost::prefers_dark() const { return page_prefers_dark(); }

bool WebHost::prefers_reduced_motion() const { return page_prefers_reduced_motion(); }

void WebHost::language_changed(Lang lang) { page_language_changed(std::string{lang_code(lang)}.c_str()); }

std::string WebHost::parameters() const { return take(page_parameters()); }

void WebHost::happened(std::string_view line) { page_happened(std::string{line}.c_str()); }

void WebHost::take_update() { page_take_update(); }

}  // namespace tapete
