#include "platform/native_host.hpp"

#include <SDL.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

#include "app/parcel.hpp"
#include "app/sounds.hpp"
#include "match/bot.hpp"

namespace tapete {

namespace {

/// In how many worlds the judge compares actions for a picture, which shows that it answers and not how well.
constexpr int kFewWorlds = 40;

/// Ends the wait of the main loop.
void wake_main_loop() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

}  // namespace

NativeHost::NativeHost(std::string folder, bool still)
    : folder_(std::move(folder)), still_(still), bots_(wake_main_loop) {}

double NativeHost::now_ms() const { return static_cast<double>(SDL_GetTicks64()) + passed_; }

std::array<std::uint64_t, 4> NativeHost::entropy() {
  std::random_device device;
  std::array<std::uint64_t, 4> words{};
  for (auto& word : words) word = static_cast<std::uint64_t>(device()) << 32 | device();
  return words;
}

/// New values are written before old ones are deleted, so that a crash in between leaves something twice rather than
/// not at all.
int NativeHost::store(const std::vector<Change>& changes) {
  if (afresh_) return ++stored_;
  bool safe = true;
  for (const bool deleting : {false, true})
    for (const Change& change : changes)
      if (change.text.empty() == deleting) safe = folder_.write(change) && safe;
  receipts_.push_back({++stored_, safe ? Stored::safe : Stored::failed});
  return stored_;
}

std::optional<NativeHost::Receipt> NativeHost::take_receipt() {
  if (receipts_.empty()) return std::nullopt;
  const Receipt receipt = receipts_.front();
  receipts_.pop_front();
  return receipt;
}

/// Deletes the files last.
void NativeHost::look_at_storage(bool ask) {
  (void)ask;
  double used = 0;
  for (const std::string& key : keys("")) used += static_cast<double>(load(key).value_or("").size());
  keeping_ = Keeping{.lasts = folder_.lasts(), .used = used};
}

void NativeHost::start_afresh() {
  afresh_ = true;
  for (const std::string& key : keys(""))
    if (!folder_.write({key, {}})) afresh_ = false;
  told_afresh_ = afresh_;
}

std::string NativeHost::date() const {
  const std::time_t now = std::time(nullptr);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M %z", std::localtime(&now));
  std::string date{text.data()};
  return date.insert(date.size() - 2, 1, ':');  // +0100 becomes +01:00
}

void NativeHost::save_file(std::string_view name, std::string_view text) {
  file_text_ = text;
  on_edit(kHostsLine, "Save as"_text(language()), std::filesystem::absolute(name).string());
}

void NativeHost::open_file() {
  file_text_.reset();
  on_edit(kHostsLine, "Open the file"_text(language()), std::filesystem::current_path().string() + '/');
}

void NativeHost::line_entered(std::string_view text) {
  const std::string name{text};
  if (file_text_) {
    std::ofstream file{name, std::ios::binary};
    file << *file_text_;
    file.close();
    on_saved(read_file(name) == file_text_);
    return;
  }
  std::error_code unknown;
  const auto size = std::filesystem::file_size(name, unknown);
  if (!unknown && size > kLongestBackup) return on_file_too_long();
  if (const auto found = read_file(name))
    on_file(*found);
  else
    on_file_unread();
}

/// There is no address to send, so the text itself is copied to the clipboard.
void NativeHost::share(std::string_view title, std::string_view text) {
  (void)title;
  copy_text(text);
}

void NativeHost::fetch(std::string_view name) { fetched_.emplace_back(name); }

std::optional<std::string> NativeHost::take_fetched() {
  if (fetched_.empty()) return std::nullopt;
  std::string name = std::move(fetched_.front());
  fetched_.pop_front();
  return name;
}

void NativeHost::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  bots_.ask({BotThread::Who::bot, id, [record = std::string{record}, level = std::string{level}, seed] {
               const auto action = tapete::ask_bot({record, level, seed, patience(level)});
               return action ? *action : std::string{};
             }});
}

void NativeHost::ask_judge(int id, const JudgeRequest& request) {
  bots_.ask(
      {BotThread::Who::judge, id, [asked = request, record = std::string{request.record}, few = still_]() mutable {
         asked.record = record;
         if (few) asked.worlds = kFewWorlds;
         const auto opinion = tapete::ask_judge(asked);
         return opinion ? *opinion : std::string{};
       }});
}

void NativeHost::play(Sound sound) {
  constexpr int kRate = 44100;
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
  SDL_ClearQueuedAudio(audio_);  // a new sound is heard at once
  SDL_QueueAudio(audio_, samples.data(), static_cast<std::uint32_t>(samples.size() * sizeof(float)));
}

void NativeHost::copy_text(std::string_view text) { on_copied(SDL_SetClipboardText(std::string{text}.c_str()) == 0); }

Lang NativeHost::language() const {
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  const std::string first = locales != nullptr && locales->language != nullptr ? locales->language : "es";
  SDL_free(locales);
  return find_lang(first).value_or(Lang::es);
}

bool NativeHost::take_frame() { return std::exchange(frame_wanted_, false); }

bool NativeHost::take_tick() {
  if (!wake_at_ || now_ms() < *wake_at_) return false;
  wake_at_.reset();
  return true;
}

void NativeHost::pass_time() {
  if (wake_at_ && !bots_.busy()) passed_ += std::max(0.0, *wake_at_ - now_ms());
}

int NativeHost::wait_time() const {
  if (frame_wanted_ || keeping_ || !fetched_.empty()) return 0;
  if (!wake_at_) return -1;
  return std::max(0, static_cast<int>(*wake_at_ - now_ms()) + 1);
}

}  // namespace tapete
