#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/parameters.hpp"
#include "fuzz.hpp"
#include "match/table.hpp"

/// Addresses: whatever they ask for, a match can be begun, and what was refused is said.
using namespace tapete;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Parameters read =
      read_parameters(text_of(data, size), {Settings{.lang = Lang::es}, usual_setup(*games().front())});
  const Header header = make_header(read.setup, read.settings.lang);
  expect(static_cast<bool>(open_table(header)));
  expect(setup_text(parse_setup(*games().front(), setup_text(read.setup))) == setup_text(read.setup));
  expect(parse_settings(settings_text(read.settings), {}) == read.settings);
  for (const std::string& problem : read.problems) expect(!problem.empty() && problem.find('\n') == std::string::npos);
  return 0;
}
