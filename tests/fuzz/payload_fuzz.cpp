#include <cstddef>
#include <cstdint>

#include "fuzz/doors.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tapete::doors::payload({reinterpret_cast<const char*>(data), size});
  return 0;
}
