#include "platform/native_speaker.hpp"

#include <SDL.h>

#include "app/sounds.hpp"

namespace tapete {

void NativeSpeaker::play(Sound sound) {
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

}  // namespace tapete
