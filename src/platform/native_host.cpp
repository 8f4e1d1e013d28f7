#include "platform/native_host.hpp"

#include <SDL.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

#include "app/app.hpp"
#include "app/payload.hpp"
#include "app/sounds.hpp"
#include "assets/on_demand.hpp"
#include "core/encoding.hpp"
#include "match/bot.hpp"

namespace tapete {

void NativeHost::answer(App& app) {
  while (auto thought = bots_.take_answer()) answers_.push_back(std::move(*thought));
  for (; has_answers(); answers_.pop_front()) answers_.front()(app);
}

int NativeHost::wait_time() const {
  if (frame_wanted_ || has_answers()) return 0;
  if (!wake_at_) return -1;
  return std::max(0, static_cast<int>(*wake_at_ - now_ms()) + 1);
}

bool NativeHost::take_tick() {
  if (!wake_at_ || now_ms() < *wake_at_) return false;
  wake_at_.reset();
  return true;
}

void NativeHost::pass_time() {
  if (wake_at_) passed_ += std::max(0.0, *wake_at_ - now_ms());
}

// Clock and entropy

double NativeHost::now_ms() const { return static_cast<double>(SDL_GetTicks64()) + passed_; }

std::string NativeHost::date() const {
  const std::time_t now = std::time(nullptr);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M %z", std::localtime(&now));
  std::string date{text.data()};
  return date.insert(date.size() - 2, 1, ':');  // +0100 becomes +01:00
}

std::array<std::uint64_t, 4> NativeHost::entropy() {
  std::random_device device;
  std::array<std::uint64_t, 4> words{};
  for (auto& word : words) word = static_cast<std::uint64_t>(device()) << 32 | device();
  return words;
}

// Storage

/// Writes new values before it deletes old ones. After a crash, data that move to another key may exist twice, but are
/// never lost.
int NativeHost::store(const std::vector<Change>& changes) {
  if (afresh_) return ++stored_;
  bool safe = true;
  for (const bool deleting : {false, true})
    for (const Change& change : changes)
      if (change.text.empty() == deleting) safe = folder_.write(change) && safe;
  answers_.emplace_back(
      [receipt = ++stored_, what = safe ? Stored::safe : Stored::failed](App& app) { app.stored(receipt, what); });
  return stored_;
}

void NativeHost::open_archive() {
  answers_.emplace_back([](App& app) { app.library().archive_opened(Stored::safe); });
}

void NativeHost::look_at_storage(bool ask) {
  (void)ask;
  double used = 0;
  for (const std::string& key : keys("")) used += static_cast<double>(load(key).value_or("").size());
  const StorageStatus storage_status{.lasts = folder_.lasts(), .used = used};
  answers_.emplace_back([storage_status](App& app) { app.storage_health().storage_seen(storage_status); });
}

void NativeHost::start_afresh() {
  afresh_ = true;
  for (const std::string& key : keys(""))
    if (!folder_.write({key, {}})) afresh_ = false;
  if (!afresh_) answers_.emplace_back([](App& app) { app.storage_health().afresh_failed(); });
}

// Files and clipboard

void NativeHost::fetch(std::string_view name) {
  answers_.emplace_back([name = std::string{name}](App& app) {
    const std::string_view bytes = on_demand(name);
    app.pages().fetched(name, bytes.empty() ? std::nullopt : std::optional{bytes});
  });
}

void NativeHost::save_file(std::string_view name, std::string_view text) {
  file_text_ = text;
  edit_text(kHostsLine, "Save as"_text(language()), std::filesystem::absolute(name).string());
}

void NativeHost::open_file() {
  file_text_.reset();
  edit_text(kHostsLine, "Open the file"_text(language()), std::filesystem::current_path().string() + '/');
}

void NativeHost::line_entered(std::string_view text) {
  const std::string name{text};
  if (file_text_) {
    std::ofstream file{name, std::ios::binary};
    file << *file_text_;
    file.close();
    answers_.emplace_back([whole = read_file(name) == file_text_](App& app) { app.backups().saved(whole); });
    return;
  }
  answers_.emplace_back([name](App& app) {
    std::error_code unknown;
    const auto size = std::filesystem::file_size(name, unknown);
    if (!unknown && size > kLongestBackup) return app.backups().refuse(PayloadFault::too_long);
    const auto bytes = read_file(name);
    if (!bytes) return app.backups().refuse(PayloadFault::unread);
    const auto found = text_of_file(*bytes);
    found ? app.library().file_opened(with_line_feeds(*found)) : app.backups().refuse(PayloadFault::encoding);
  });
}

/// Copies the text itself to the clipboard, because the native program has no address for a link.
void NativeHost::share(std::string_view title, std::string_view text) {
  (void)title;
  copy_text(text);
}

void NativeHost::copy_text(std::string_view text) {
  const bool copied = SDL_SetClipboardText(std::string{text}.c_str()) == 0;
  answers_.emplace_back([copied](App& app) { app.messages().text_copied(copied); });
}

// Bots

void NativeHost::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  bots_.ask([id, record = std::string{record}, level = std::string{level}, seed]() -> Answer {
    const auto action = tapete::ask_bot({record, level, seed, patience(level)});
    return [id, text = action ? *action : std::string{}](App& app) { app.bot_answered(id, text); };
  });
}

void NativeHost::ask_judge(int id, const JudgeRequest& request) {
  bots_.ask([id, asked = request, record = std::string{request.record}, still = still_]() mutable -> Answer {
    asked.record = record;
    // A few determinizations suffice for a screenshot, which only shows that the judge answers.
    if (still) asked.worlds = 40;
    const auto opinion = tapete::ask_judge(asked);
    return [id, text = opinion ? *opinion : std::string{}](App& app) { app.judge_answered(id, text); };
  });
}

// Speaker

void NativeHost::play(Sound sound) {
  constexpr int kRate = 44100;  // samples per second
  if (muted_) return;
  if (audio_ == 0) {
    SDL_AudioSpec wanted{};
    wanted.freq = kRate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = 1024;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    audio_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (audio_ == 0) return;
    SDL_PauseAudioDevice(audio_, 0);
  }
  const auto samples = sound_samples(sound, kRate);
  SDL_ClearQueuedAudio(audio_);  // a new sound interrupts the previous one
  SDL_QueueAudio(audio_, samples.data(), static_cast<std::uint32_t>(samples.size() * sizeof(float)));
}

// Environment

Lang NativeHost::language() const {
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  const std::string first = locales != nullptr && locales->language != nullptr ? locales->language : "es";
  SDL_free(locales);
  return find_lang(first).value_or(Lang::es);
}

}  // namespace tapete
