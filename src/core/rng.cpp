#include "core/rng.hpp"

namespace tapete {
namespace {

std::uint64_t splitmix(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed) : s_{} {
  for (auto& word : s_) word = splitmix(seed);
}

Rng::Rng(const std::array<std::uint64_t, 4>& entropy) : s_{} {
  // The entropy is mixed with the output of splitmix64, so that even all-zero entropy gives a working generator.
  std::uint64_t state = 0;
  for (std::size_t i = 0; i < 4; ++i) s_[i] = entropy[i] ^ splitmix(state);
}

std::uint64_t Rng::unbiased(std::uint64_t product, std::uint32_t bound) {
  const std::uint32_t threshold = (0U - bound) % bound;
  while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
  return product;
}

std::uint64_t Rng::below64(std::uint64_t bound) {
  const std::uint64_t threshold = (0 - bound) % bound;
  std::uint64_t x = next();
  while (x < threshold) x = next();
  return x % bound;
}

}  // namespace tapete
