#pragma once
#include <string_view>

/// The ways by which texts come from outside. Each function ends the program if an invariant is broken, so that a
/// fuzzer keeps the input. The fuzzers try new inputs; tests/unit/past_finds_test.cpp tries those that once did harm.
namespace tapete::doors {

/// A record: if it is accepted, it can be written, read again and redacted, and a bot answers or says why not.
void record(std::string_view text);

/// A link or a file in the app: whatever it contains, stored data stay, and what is accepted can be sent on. It is
/// tried as it is and with a valid checksum, because most made-up texts fail at the checksum.
void parcel(std::string_view text);

/// An address: whatever it asks for, a match can be started, and the player is told what was refused.
void parameters(std::string_view text);

/// Lines at a table with guests, in the middle of a hand: those that begin with `g` reach the guest's page, with `1`
/// the host's from that page, with `h` the host's from a stranger's. Whatever comes, what both store makes the same
/// again.
void lines(std::string_view text);

}  // namespace tapete::doors
