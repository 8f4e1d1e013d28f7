#include "platform/native_host.hpp"

#include <algorithm>
#include <cstdio>
#include <random>

#include "match/bot.hpp"

namespace tapete {

NativeHost::NativeHost(std::string folder) : folder_(std::move(folder)), thinker_([this] { think(); }) {}

NativeHost::~NativeHost() {
  {
    const std::lock_guard lock{mutex_};
    ended_ = true;
  }
  asked_.notify_one();
  thinker_.join();
}

double NativeHost::now_ms() const {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
}

std::array<std::uint64_t, 4> NativeHost::entropy() {
  std::random_device device;
  std::array<std::uint64_t, 4> words{};
  for (auto& word : words) word = static_cast<std::uint64_t>(device()) << 32 | device();
  return words;
}

std::string NativeHost::path(std::string_view key) const { return folder_ + std::string{key} + ".txt"; }

std::optional<std::string> NativeHost::load(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  std::size_t size = 0;
  void* const bytes = SDL_LoadFile(path(key).c_str(), &size);
  if (bytes == nullptr) return std::nullopt;
  std::string text{static_cast<const char*>(bytes), size};
  SDL_free(bytes);
  return text;
}

bool NativeHost::save(std::string_view key, std::string_view text) {
  if (folder_.empty()) return true;  // nothing is to be kept, and nobody misses it
  if (text.empty()) {
    std::remove(path(key).c_str());
    return true;
  }
  // Written beside and renamed, so that a crash leaves the old text or the new one.
  const std::string beside = path(key) + ".new";
  SDL_RWops* const out = SDL_RWFromFile(beside.c_str(), "wb");
  if (out == nullptr) return false;
  const bool written = SDL_RWwrite(out, text.data(), 1, text.size()) == text.size();
  return (SDL_RWclose(out) == 0) && written && std::rename(beside.c_str(), path(key).c_str()) == 0;
}

void NativeHost::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  {
    const std::lock_guard lock{mutex_};
    questions_.push_back({id, std::string{record}, std::string{level}, seed});
  }
  asked_.notify_one();
}

void NativeHost::think() {
  std::unique_lock lock{mutex_};
  while (true) {
    asked_.wait(lock, [this] { return ended_ || !questions_.empty(); });
    if (ended_) return;
    const Question question = std::move(questions_.front());
    questions_.pop_front();
    lock.unlock();
    const auto action = tapete::ask_bot({question.record, question.level, question.seed});
    lock.lock();
    answers_.push_back({question.id, action ? *action : std::string{}});
    SDL_Event wake{};
    wake.type = SDL_USEREVENT;
    SDL_PushEvent(&wake);
  }
}

std::deque<NativeHost::Answer> NativeHost::take_answers() {
  const std::lock_guard lock{mutex_};
  return std::exchange(answers_, {});
}

void NativeHost::edit_text(int id, std::string_view title, std::string_view value) {
  edit = Edit{id, std::string{title}, std::string{value}};
  SDL_StartTextInput();
}

Lang NativeHost::language() const {
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  const bool english =
      locales != nullptr && locales->language != nullptr && std::string_view{locales->language} == "en";
  SDL_free(locales);
  return english ? Lang::en : Lang::es;
}

bool NativeHost::take_frame() { return std::exchange(frame_wanted_, false); }

bool NativeHost::take_wake() {
  if (!wake_at_ || now_ms() < *wake_at_) return false;
  wake_at_.reset();
  return true;
}

int NativeHost::wait_ms() const {
  if (frame_wanted_) return 0;
  if (!wake_at_) return -1;
  return static_cast<int>(std::clamp(*wake_at_ - now_ms() + 1, 0.0, 1e6));
}

}  // namespace tapete
