#pragma once
#include <string_view>

/// The ways in which texts come from outside. Each ends the program if anything does not hold, so that a fuzzer keeps
/// the input; the fuzzers try what is new, and tests/unit/past_finds_test.cpp what once was wrong.
namespace tapete::doors {

/// A record: what is accepted can be written, read again and redacted; a bot answers or says why not.
void record(std::string_view text);

/// A link or a file in the app: whatever it holds, what was stored stays, and what is accepted can be sent on. As it
/// comes, and sealed, for a seal keeps nearly all that is made up from going further.
void parcel(std::string_view text);

/// An address: whatever it asks for, a match can be begun, and what was refused is said.
void parameters(std::string_view text);

}  // namespace tapete::doors
