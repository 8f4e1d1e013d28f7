#include "fuzz/doors.hpp"

#include <string>

#include "app/parameters.hpp"
#include "fuzz/expect.hpp"
#include "match/table.hpp"

namespace tapete::doors {

void parameters(std::string_view text) {
  const Parameters read = read_parameters(text, {Settings{.lang = Lang::es}, default_setup(*games().front())});
  const Header header = make_header(read.setup, read.settings.lang);
  expect(static_cast<bool>(open_table(header)));
  expect(setup_text(parse_setup(*games().front(), setup_text(read.setup))) == setup_text(read.setup));
  expect(parse_settings(settings_text(read.settings), {}) == read.settings);
  for (const std::string& problem : read.problems) expect(!problem.empty() && problem.find('\n') == std::string::npos);
}

}  // namespace tapete::doors
