#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tapete {

/// A list of at most N small values, stored inside the object, because rules and searches never allocate memory. Slots
/// past the end are not initialised.
template <class T, std::size_t N>
class FixedList {
  static_assert(N < 256);

 public:
  FixedList() {}  // NOLINT(modernize-use-equals-default): '= default' would zero the slots in value initialisation

  void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == N; }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1U]; }

  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }

  [[nodiscard]] bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }

  friend bool operator==(const FixedList& a, const FixedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, N> items_;
  std::uint8_t size_ = 0;
};

}  // namespace tapete
