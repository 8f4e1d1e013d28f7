#include "app/sounds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/rng.hpp"

namespace tapete {
namespace {

/// The samples of a sound that is being composed. All times are in seconds.
class Track {
 public:
  Track(double length, int rate) : rate_(rate), samples_(static_cast<std::size_t>(length * rate)) {}

  /// Adds the sound of paper on cloth: noise without high frequencies that rises fast and fades.
  void rustle(double at, double rise, double fall, double loudness, double darkness) {
    double dull = 0;
    each(at, 6 * fall + rise, [&](double t, float& sample) {
      const double noise = static_cast<double>(rng_.below(20001)) / 10000 - 1;
      dull += (noise - dull) * (1 - darkness);
      sample += static_cast<float>(loudness * dull * swell(t, rise, fall));
    });
  }

  void tone(double at, double hertz, double fall, double loudness) {
    each(at, 6 * fall, [&](double t, float& sample) {
      sample += static_cast<float>(loudness * std::sin(2 * std::numbers::pi * hertz * t) * swell(t, 0.002, fall));
    });
  }

  std::vector<float> take() {
    for (float& sample : samples_) sample = std::clamp(sample, -1.0F, 1.0F);
    return std::move(samples_);
  }

 private:
  static double swell(double t, double rise, double fall) { return std::min(1.0, t / rise) * std::exp(-t / fall); }

  template <class Change>
  void each(double at, double length, const Change& change) {
    const auto first = static_cast<std::size_t>(at * rate_);
    const auto last = std::min(samples_.size(), static_cast<std::size_t>((at + length) * rate_));
    for (std::size_t i = first; i < last; ++i) change(static_cast<double>(i - first) / rate_, samples_[i]);
  }

  int rate_;
  std::vector<float> samples_;
  Rng rng_{1};
};

}  // namespace

std::vector<float> sound_samples(Sound sound, int rate) {
  switch (sound) {
    case Sound::card: {
      Track track{0.22, rate};
      track.rustle(0, 0.003, 0.022, 0.75, 0.55);
      track.tone(0.004, 105, 0.03, 0.35);  // the hand touches the table
      return track.take();
    }
    case Sound::collect: {
      Track track{0.36, rate};
      track.rustle(0, 0.06, 0.045, 0.5, 0.7);
      return track.take();
    }
    case Sound::shuffle: {
      Track track{1.15, rate};
      for (int i = 0; i < 26; ++i) track.rustle(0.02 * i + 0.0006 * i * (26 - i), 0.001, 0.007, 0.3, 0.4);
      track.rustle(0.86, 0.02, 0.03, 0.5, 0.65);
      return track.take();
    }
    case Sound::bell: {
      Track track{0.9, rate};
      // The partials of a small bell are not multiples of one another.
      constexpr std::array<std::array<double, 3>, 3> kPartials{
          {{1244, 0.16, 0.16}, {1244 * 2.41, 0.08, 0.07}, {1244 * 3.93, 0.04, 0.03}}};
      for (const auto& [hertz, fall, loudness] : kPartials) track.tone(0, hertz, fall, loudness);
      return track.take();
    }
  }
  return {};
}

}  // namespace tapete
