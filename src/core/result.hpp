#pragma once
#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tapete {

/// An error in place of a value. It converts to a Result with any type of value.
template <class E>
struct Failure {
  E error;
};
template <class E>
Failure(E) -> Failure<E>;

/// A value, or the error that explains why there is no value. Only code that reads text, storage or messages uses this
/// class.
template <class T, class E = std::string>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  template <class Why>
  Result(Failure<Why> why)  // NOLINT(google-explicit-constructor)
      : state_(std::in_place_index<1>, std::move(why.error)) {}

  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  T& value() {
    assert(state_.index() == 0);
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] const T& value() const {
    assert(state_.index() == 0);
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] const E& error() const {
    assert(state_.index() == 1);
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, E> state_;
};

}  // namespace tapete
