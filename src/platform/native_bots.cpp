#include "platform/native_bots.hpp"

#include <SDL.h>

#include <utility>

namespace tapete {

BotThread::~BotThread() {
  {
    const std::lock_guard lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void BotThread::ask(std::function<Answer()> question) {
  ++open_;
  {
    const std::lock_guard lock{mutex_};
    questions_.push_back(std::move(question));
  }
  wake_.notify_one();
}

std::optional<Answer> BotThread::take_answer() {
  const std::lock_guard lock{mutex_};
  if (answers_.empty()) return std::nullopt;
  Answer answer = std::move(answers_.front());
  answers_.pop_front();
  --open_;
  return answer;
}

void BotThread::run() {
  std::unique_lock lock{mutex_};
  while (true) {
    wake_.wait(lock, [this] { return stop_ || !questions_.empty(); });
    if (stop_) return;
    const std::function<Answer()> question = std::move(questions_.front());
    questions_.pop_front();
    lock.unlock();
    Answer answer = question();
    lock.lock();
    answers_.push_back(std::move(answer));
    SDL_Event event{.type = SDL_USEREVENT};
    SDL_PushEvent(&event);  // ends the wait of the main loop
  }
}

}  // namespace tapete
