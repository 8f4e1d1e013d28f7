#include "platform/native_bots.hpp"

#include <SDL.h>

#include <utility>

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

NativeBots::NativeBots(bool hasty) : hasty_(hasty), thread_([this] { run(); }) {}

NativeBots::~NativeBots() {
  {
    const std::lock_guard lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void NativeBots::ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) {
  ask({Who::bot, id, [record = std::string{record}, level = std::string{level}, seed] {
         const auto action = tapete::ask_bot({record, level, seed, patience(level)});
         return action ? *action : std::string{};
       }});
}

void NativeBots::ask_judge(int id, const JudgeRequest& request) {
  ask({Who::judge, id, [asked = request, record = std::string{request.record}, hasty = hasty_]() mutable {
         asked.record = record;
         if (hasty) asked.worlds = kFewWorlds;
         const auto opinion = tapete::ask_judge(asked);
         return opinion ? *opinion : std::string{};
       }});
}

void NativeBots::ask(Question question) {
  ++open_;
  {
    const std::lock_guard lock{mutex_};
    questions_.push_back(std::move(question));
  }
  wake_.notify_one();
}

std::optional<NativeBots::Answer> NativeBots::take_answer() {
  const std::lock_guard lock{mutex_};
  if (answers_.empty()) return std::nullopt;
  Answer answer = std::move(answers_.front());
  answers_.pop_front();
  --open_;
  return answer;
}

void NativeBots::run() {
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
    wake_main_loop();
  }
}

}  // namespace tapete
