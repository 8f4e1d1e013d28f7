#pragma once
#include <vector>

#include "app/host/speaker.hpp"

namespace tapete {

/// Computes the samples of a sound: one channel, from -1 to 1, `rate` samples per second.
std::vector<float> sound_samples(Sound sound, int rate);

}  // namespace tapete
