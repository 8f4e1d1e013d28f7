#pragma once
#include <vector>

#include "app/host/speaker.hpp"

namespace tapete {

/// The samples of a sound, computed: one channel, from -1 to 1, at `rate` samples a second.
std::vector<float> sound_samples(Sound sound, int rate);

}  // namespace tapete
