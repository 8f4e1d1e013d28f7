#pragma once
#include <string_view>

/// Entry points for texts from outside. Each function ends the program if an invariant is broken, so that a fuzzer
/// keeps the input. The fuzzers try new inputs; tests/unit/past_finds_test.cpp tries inputs that once caused a failure.
namespace tapete::doors {

/// Tries a record. An accepted record can be written, read again and redacted, and a bot answers with an action or with
/// an error.
void record(std::string_view text);

/// Tries a link or a file in the app: stored data are never lost, and accepted content can be shared again. The text is
/// tried as it is and with a valid checksum, because most generated texts fail at the checksum.
void payload(std::string_view text);

/// Tries an address: a match can always be started, and the player is told which parameters were refused.
void parameters(std::string_view text);

/// Tries lines at a table with guests, in the middle of a hand. The first character of a line selects the receiver: `g`
/// for the guest, `1` for the host from this guest, `h` for the host from a stranger. After all lines, host and guest
/// can restore their state from their logs.
void lines(std::string_view text);

}  // namespace tapete::doors
