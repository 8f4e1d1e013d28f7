#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tapete {

/// A random number generator: xoshiro256**, seeded by splitmix64. Unlike the distributions of the standard library, it
/// gives the same numbers on every platform.
class Rng {
 public:
  explicit Rng(std::uint64_t seed);
  /// Seeds the generator with 256 bits, so that every order of a deck is possible.
  explicit Rng(const std::array<std::uint64_t, 4>& entropy);

  /// Returns the next 64 random bits. Always inlined, because playouts need a number for every card, and in WebAssembly
  /// a call costs more than the computation.
  [[gnu::always_inline]] std::uint64_t next() {
    const std::uint64_t result = rotate(s_[1] * 5, 7) * 9;
    const std::uint64_t t = s_[1] << 17;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = rotate(s_[3], 45);
    return result;
  }

  /// Returns a uniform number in [0, bound), bound >= 1, without bias (Lemire's multiplication with rejection).
  [[gnu::always_inline]] std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t product = (next() >> 32) * bound;
    const bool biased = static_cast<std::uint32_t>(product) < bound;
    return static_cast<std::uint32_t>((biased ? unbiased(product, bound) : product) >> 32);
  }

  /// Returns a uniform number in [0, 1), in steps of 2^-53. The conversion starts from a signed integer, because the
  /// conversion of an unsigned integer needs a branch.
  double unit() { return static_cast<double>(static_cast<std::int64_t>(next() >> 11)) * (1.0 / 9007199254740992.0); }

  /// Returns a uniform number in [0, bound) for large bounds, such as numbers of deals; bound >= 1.
  std::uint64_t below64(std::uint64_t bound);

  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) {
      using std::swap;
      swap(range[i - 1], range[below(static_cast<std::uint32_t>(i))]);
    }
  }

 private:
  /// Returns `product` (a random 32-bit number times `bound`), or a newly drawn product if this one would bias the
  /// result.
  std::uint64_t unbiased(std::uint64_t product, std::uint32_t bound);
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return x << k | x >> (64 - k); }
  std::array<std::uint64_t, 4> s_;
};

}  // namespace tapete
