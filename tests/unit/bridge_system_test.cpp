// Bridge: the chapter of the rules that tells players what the calls of the bidding system promise.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <array>

#include "bridge_bots_support.hpp"
#include "games/bridge/bidding.hpp"

namespace tapete::test::bridge {
namespace {

/// A situation of an auction: its heading in Spanish and English, and the calls before it.
struct Situation {
  std::array<std::string_view, 2> heading;
  std::string_view calls;
};

constexpr std::array kSituations{
    Situation{{"Abrir", "Openings"}, ""},
    Situation{{"Responder a «1 diamante»", "Responses to \"1 diamond\""}, "1d no"},
    Situation{{"Responder a «1 corazón»", "Responses to \"1 heart\""}, "1h no"},
    Situation{{"Responder a «1 sin triunfo»", "Responses to \"1 no trump\""}, "1n no"},
    Situation{{"Contestar a «2 tréboles», después de «1 sin triunfo»", "Answers to \"2 clubs\" after \"1 no trump\""},
              "1n no 2c no"},
    Situation{{"Responder a «2 tréboles»", "Responses to \"2 clubs\""}, "2c no"},
    Situation{{"Responder a «2 corazones»", "Responses to \"2 hearts\""}, "2h no"},
    Situation{{"Cuando los rivales abren «1 diamante»", "After the opponents' \"1 diamond\""}, "1d"},
    Situation{{"Contestar al doblo de «1 diamante»", "Answers to a double of \"1 diamond\""}, "1d x no"},
};

/// Returns the line of the chapter about one call; empty for a pass that is an error.
std::string line_of(const Situation& situation, Call call, Lang lang) {
  Bridge::State s = position("1c", {"-", "-", "-", "-"});
  s.phase = TrickPhase::bid;
  s.auction = auction_of(std::string{situation.calls});
  s.actor = static_cast<std::int8_t>(s.auction.turn());
  const Action action = tapete::bridge::call_action(call);
  const std::string words = Bridge::shown_words(s, action, lang);
  const std::string promise{lang == Lang::es ? "Promete " : "Promises "};
  if (call == tapete::bridge::kPass && !words.starts_with(promise)) return {};
  const std::string shown = words.starts_with(promise) ? words.substr(promise.size()) : words;
  return "- **" + tapete::bridge::call_words(call, lang) + "**: " + shown + "\n";
}

/// Returns the lists of the chapter, a heading and a line for each call of the system in each situation.
std::string lists(Lang lang) {
  std::string out;
  for (const Situation& situation : kSituations) {
    const auto auction = auction_of(std::string{situation.calls});
    std::vector<Call> calls;
    for (const auto& offer : tapete::bridge::offers_in(auction, tapete::bridge::read_auction(auction)))
      if (std::ranges::find(calls, offer.call) == calls.end()) calls.push_back(offer.call);
    std::ranges::sort(calls, {}, [](Call call) { return call.code(); });
    out += "\n**" + std::string{situation.heading[lang == Lang::es ? 0 : 1]}.append("**\n\n");
    for (const Call call : calls) out += line_of(situation, call, lang);
  }
  return out;
}

TEST_CASE("the rules of bridge list the calls as the bots make and read them", "[bridge][bidding]") {
  for (const Lang lang : {Lang::es, Lang::en}) {
    const std::string name = std::string{"src/games/bridge/rules."} + (lang == Lang::es ? "es" : "en") + ".md";
    const std::string expected = lists(lang);
    INFO(name << " must contain:\n" << expected);
    CHECK(read_file(name).find(expected) != std::string::npos);
  }
}

/// Returns whether the system offers this call as a convention that does not mean its suit.
bool offered_as_convention(const tapete::bridge::Auction& auction, Call call) {
  constexpr std::array<std::string_view, 5> kArtificial{"stayman", "stayman_denial", "transfer", "strong_two_clubs",
                                                        "waiting"};
  bool out = false;
  for (const auto& offer : tapete::bridge::offers_in(auction, tapete::bridge::read_auction(auction)))
    out =
        out || (offer.call == call && call.is_bid() && std::ranges::find(kArtificial, offer.rule) != kArtificial.end());
  return out;
}

TEST_CASE("the marks of conventions agree with the system in auctions of bots", "[bridge][bidding]") {
  const auto config = Bridge::configure(4, *read_rules(Bridge::info(), {}));
  int marked = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Rng rng{seed};
    auto s = Bridge::start(config, Bridge::opening(config), Bridge::random_deal(config, Bridge::opening(config), rng));
    while (s.phase == TrickPhase::bid && Bridge::to_act(s) != kNobody) {
      const auto before = s.auction;
      const Call call = choose_call(before, s.hand[static_cast<std::size_t>(s.actor)]);
      Bridge::apply(s, tapete::bridge::call_action(call));
      const bool mark = tapete::bridge::is_artificial(s.auction, before.size());
      CAPTURE(seed, before.size(), tapete::bridge::call_name(call));
      CHECK(mark == offered_as_convention(before, call));
      marked += mark ? 1 : 0;
    }
  }
  CHECK(marked > 200);
}

}  // namespace
}  // namespace tapete::test::bridge
