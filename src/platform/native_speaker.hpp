#pragma once
#include <cstdint>

#include "app/host/speaker.hpp"

namespace tapete {

/// SDL's audio device. A native window has no screen reader and no voice.
class NativeSpeaker final : public Speaker {
 public:
  void play(Sound sound) override;

  void mute(bool on) { muted_ = on; }

 private:
  bool muted_ = false;
  std::uint32_t audio_ = 0;  ///< SDL's audio device; 0 until the first sound
};

}  // namespace tapete
