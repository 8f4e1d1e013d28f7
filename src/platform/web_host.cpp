#include "platform/web_host.hpp"

#include <cstdlib>

#include "app/sounds.hpp"

extern "C" {  // shell/tapete.lib.js
double page_now();
void page_entropy(std::uint64_t* words);
void page_request_frame();
void page_wake_in(double ms);
char* page_load(const char* key);
bool page_save(const char* key, const char* text);
void page_fetch(const char* name);
void page_expect_bots(const char* game);
void page_ask_bot(int id, const char* record, const char* level, const char* seed);
void page_edit_text(int id, const char* title, const char* value);
void page_announce(const char* text);
int page_sound_rate();
bool page_has_sound(int sound);
void page_keep_sound(int sound, const float* samples, std::size_t count);
void page_play_sound(int sound);
void page_speak_aloud(const char* text);
void page_copy_text(const char* text);
bool page_speaks_spanish();
bool page_prefers_dark();
bool page_prefers_reduced_motion();
void page_language_changed(const char* lang);
}

namespace tapete {

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
  std::string text{found};
  std::free(found);
  return text;
}

bool WebHost::save(std::string_view key, std::string_view text) {
  return page_save(std::string{key}.c_str(), std::string{text}.c_str());
}

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

Lang WebHost::language() const { return page_speaks_spanish() ? Lang::es : Lang::en; }

bool WebHost::prefers_dark() const { return page_prefers_dark(); }

bool WebHost::prefers_reduced_motion() const { return page_prefers_reduced_motion(); }

void WebHost::language_changed(Lang lang) { page_language_changed(lang == Lang::es ? "es" : "en"); }

}  // namespace tapete
