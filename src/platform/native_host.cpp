#include "platform/native_host.hpp"

#include <SDL.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>

#include "app/sounds.hpp"
#include "match/bot.hpp"

namespace tapete {

BotThread::BotThread(std::function<void()> ready) : ready_(std::move(ready)), thread_([this] { run(); }) {}

BotThread::~BotThread() {
  {
    const std::lock_guard lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void BotThread::ask(Question question) {
  {
    const std::lock_guard lock{mutex_};
    questions_.push_back(std::move(question));
  }
  wake_.notify_one();
}

std::optional<BotThread::Answer> BotThread::take() {
  const std::lock_guard lock{mutex_};
  if (answers_.empty()) return std::nullopt;
  Answer answer = std::move(answers_.front());
  answers_.pop_front();
  return answer;
}

void BotThread::run() {
  std::unique_lock lock{mutex_};
  while (true) {
    wake_.wait(lock, [this] { return stop_ || !questions_.empty(); });
    if (stop_) return;
    const Question question = std::move(questions_.front());
    questions_.pop_front();
    lock.unlock();
    const auto action = ask_bot({question.record, question.level, question.seed, patience(question.level)});
    lock.lock();
    answers_.push_back({question.id, action ? *action : std::string{}});
    ready_();
  }
}

namespace {

/// Ends the main loop's waiting.
void wake_main_loop() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

}  // namespace

NativeHost::NativeHost(std::string folder, bool still)
    : folder_(std::move(folder)), still_(still), bots_(wake_main_loop) {}

double NativeHost::now_ms() const { return static_cast<double>(SDL_GetTicks64()); }

std::array<std::uint64_t, 4> NativeHost::entropy() {
  std::random_device device;
  std::array<std::uint64_t, 4> words{};
  for (auto& word : words) word = static_cast<std::uint64_t>(device()) << 32 | device();
  return words;
}

std::string NativeHost::path(std::string_view key) const { return folder_ + std::string{key} + ".txt"; }

std::optional<std::string> NativeHost::load(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  std::ifstream file{path(key), std::ios::binary};
  if (!file) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>{file}, {}};
}

bool NativeHost::save(std::string_view key, std::string_view text) {
  if (folder_.empty()) return true;
  if (text.empty()) {
    std::remove(path(key).c_str());
    return true;
  }
  // Written beside it and then renamed: a crash leaves the old text or the new one, never half of it.
  const std::string fresh = path(key) + ".new";
  std::ofstream file{fresh, std::ios::binary};
  file << text;
  file.close();
  return file.good() && std::rename(fresh.c_str(), path(key).c_str()) == 0;
}

void NativeHost::fetch(std::string_view name) { fetched_.emplace_back(name); }

std::optional<std::string> NativeHost::take_fetched() {
  if (fetched_.empty()) return std::nullopt;
  std::string name = std::move(fetched_.front());
  fetched_.pop_front();
  return name;
}

void NativeHost::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  bots_.ask({id, std::string{record}, std::string{level}, seed});
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
  SDL_ClearQueuedAudio(audio_);  // what is new is heard at once
  SDL_QueueAudio(audio_, samples.data(), static_cast<std::uint32_t>(samples.size() * sizeof(float)));
}

void NativeHost::copy_text(std::string_view text) { on_copied(SDL_SetClipboardText(std::string{text}.c_str()) == 0); }

Lang NativeHost::language() const {
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  const std::string first = locales != nullptr && locales->language != nullptr ? locales->language : "es";
  SDL_free(locales);
  return first == "en" ? Lang::en : Lang::es;
}

bool NativeHost::take_frame() { return std::exchange(frame_wanted_, false); }

bool NativeHost::take_tick() {
  if (!wake_at_ || now_ms() < *wake_at_) return false;
  wake_at_.reset();
  return true;
}

int NativeHost::wait_time() const {
  if (frame_wanted_ || !fetched_.empty()) return 0;
  if (!wake_at_) return -1;
  return std::max(0, static_cast<int>(*wake_at_ - now_ms()) + 1);
}

}  // namespace tapete
