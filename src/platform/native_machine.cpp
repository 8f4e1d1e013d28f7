#include "platform/native_machine.hpp"

#include <SDL.h>

#include <algorithm>
#include <ctime>
#include <random>

namespace tapete {

double NativeMachine::now_ms() const { return static_cast<double>(SDL_GetTicks64()) + passed_; }

std::string NativeMachine::date() const {
  const std::time_t now = std::time(nullptr);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M %z", std::localtime(&now));
  std::string date{text.data()};
  return date.insert(date.size() - 2, 1, ':');  // +0100 becomes +01:00
}

std::array<std::uint64_t, 4> NativeMachine::entropy() {
  std::random_device device;
  std::array<std::uint64_t, 4> words{};
  for (auto& word : words) word = static_cast<std::uint64_t>(device()) << 32 | device();
  return words;
}

bool NativeMachine::take_tick() {
  if (!wake_at_ || now_ms() < *wake_at_) return false;
  wake_at_.reset();
  return true;
}

void NativeMachine::pass_time() {
  if (wake_at_) passed_ += std::max(0.0, *wake_at_ - now_ms());
}

int NativeMachine::wait_time() const {
  if (frame_wanted_) return 0;
  if (!wake_at_) return -1;
  return std::max(0, static_cast<int>(*wake_at_ - now_ms()) + 1);
}

}  // namespace tapete
