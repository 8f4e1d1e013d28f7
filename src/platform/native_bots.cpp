#include "platform/native_bots.hpp"

#include <utility>

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
  ++open_;
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
  --open_;
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
    std::string text = question.think();
    lock.lock();
    answers_.push_back({question.who, question.id, std::move(text)});
    ready_();
  }
}

}  // namespace tapete
