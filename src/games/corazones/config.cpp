#include "games/corazones/corazones.hpp"

namespace tapete::corazones {
namespace {

constexpr std::array kPlayers{4, 3, 5};
constexpr std::array kPass{Choice{"nbak", "To the next, to the one before, across, and not at all"_text},
                           Choice{"nba", "To the next, to the one before, and across"_text},
                           Choice{"nb", "To the next, and to the one before"_text},
                           Choice{"none", "Never#give cards"_text}};
constexpr std::array kFirst{Choice{"safe", "Nothing that counts may be thrown"_text},
                            Choice{"free", "Anything may be thrown"_text}};
constexpr std::array kBreak{Choice{"hearts", "Once a heart has been played"_text},
                            Choice{"queen", "Once a heart or the queen of spades has been played"_text},
                            Choice{"off", "At any time"_text}};
constexpr std::array kMoon{Choice{"others", "0, and 26 for each of the others"_text},
                           Choice{"self", "26 less, and 0 for the others"_text},
                           Choice{"off", "26, like any cards"_text}};
constexpr std::array kJackRule{Choice{"off", "Is a card like others"_text}, Choice{"on", "Takes 10 points off"_text}};
constexpr std::span<const Choice> kNumber{};
constexpr int kLimits = 1;  // group of the two rules that decide when the match is over
constexpr std::array kRules{
    HouseRule{"pass", "Giving cards"_text, kPass, 0, 0, 0, 0,
              "To whom three cards go before the first trick, hand by hand."_text},
    HouseRule{"first", "The first trick"_text, kFirst, 0, 0, 0, 0,
              "What may be thrown by who has no card of the suit led."_text},
    HouseRule{"break", "Hearts may be led"_text, kBreak, 0, 0, 0, 0,
              "From when on a trick may begin with a heart."_text},
    HouseRule{"moon", "A pleno counts"_text, kMoon, 0, 0, 0, 0,
              "What it brings to take all hearts and the queen of spades."_text},
    HouseRule{"jack", "The jack of diamonds"_text, kJackRule, 0, 0, 0, 0, "Whether it is good to take it."_text},
    HouseRule{"limit", "Points that end the match"_text, kNumber, 1, 999, 100, kLimits,
              "The match is over once somebody has so many points."_text},
    HouseRule{"hands", "Hands played"_text, kNumber, 1, 99, 4, kLimits, "The match is over after so many hands."_text},
};
constexpr std::array kPresets{Preset{"Corazones"_text}, Preset{"Corazones, short: four hands"_text, "hands=4"}};
enum Index : std::size_t { kPassAt, kFirstAt, kBreakAt, kMoonAt, kJackAt, kLimitAt, kHandsAt };

constexpr std::array kCounted{"Plenos"_text, "Queens of spades taken"_text};
constexpr std::array<std::string_view, 2> kTakesBack{"play", "give"};

constexpr GameInfo kInfo{.id = "corazones",
                         .name = "Corazones"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .counts_losses = true,
                         .whole_matches = true,
                         .tagline = "Take no hearts, nor the queen of spades, or take them all"_text,
                         .picture = {Card{1, 12}, Card{1, 10}, Card{0, 11}, Card{1, 0}, Card{3, 1}},
                         .minutes = 25,
                         .lesson_minutes = 2,
                         .counted = kCounted,
                         .takes_back = kTakesBack,
                         .in_a_row = "give"};

}  // namespace

const GameInfo& Rules::info() { return kInfo; }

Config Rules::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.pass = static_cast<std::uint8_t>(values[kPassAt]);
  config.safe = values[kFirstAt] == 0;
  config.breaks = static_cast<Break>(values[kBreakAt]);
  config.moon = static_cast<Moon>(values[kMoonAt]);
  config.jack = values[kJackAt] == 1;
  if (values[kLimitAt] != kRuleOff) config.limit = static_cast<std::uint16_t>(values[kLimitAt]);
  if (values[kHandsAt] != kRuleOff) config.hands = static_cast<std::uint8_t>(values[kHandsAt]);
  return config;
}

}  // namespace tapete::corazones
