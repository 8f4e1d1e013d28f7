#include "games/corazones/corazones.hpp"

namespace tapete::corazones {
namespace {

constexpr std::array kPlayers{4, 3, 5};
constexpr std::array kPass{Choice{"nbak", "Right, left, across, none"_text}, Choice{"nba", "Right, left, across"_text},
                           Choice{"nb", "Right, left"_text}, Choice{"none", "Never#passing"_text}};
constexpr std::array kFirst{Choice{"safe", "No scoring card may be discarded"_text},
                            Choice{"free", "Any card may be discarded"_text}};
constexpr std::array kBreak{Choice{"hearts", "Once a heart has been played"_text},
                            Choice{"queen", "Once a heart or the queen of spades has been played"_text},
                            Choice{"off", "At any time"_text}};
constexpr std::array kMoon{Choice{"others", "0, and 26 for everybody else"_text},
                           Choice{"self", "26 less, and 0 for everybody else"_text},
                           Choice{"off", "26, like any other cards"_text}};
constexpr std::array kJackRule{Choice{"off", "An ordinary card"_text}, Choice{"on", "Takes off 10 points"_text}};
constexpr std::span<const Choice> kNumber{};
constexpr int kLimits = 1;  // group of the two rules that decide when the match is over
constexpr std::array kRules{
    HouseRule{"pass", "Passing cards"_text, kPass, 0, 0, 0, 0,
              "Who gets three cards before the first trick, hand by hand."_text},
    HouseRule{"first", "The first trick"_text, kFirst, 0, 0, 0, 0,
              "What may be discarded without a card of the suit led."_text},
    HouseRule{"break", "Hearts may be led"_text, kBreak, 0, 0, 0, 0, "When a heart may be led to a trick."_text},
    HouseRule{"moon", "Pleno (shooting the moon)"_text, kMoon, 0, 0, 0, 0,
              "The score for taking all hearts and the queen of spades."_text},
    HouseRule{"jack", "The jack of diamonds"_text, kJackRule, 0, 0, 0, 0, "Whether it is good to take it."_text},
    HouseRule{"limit", "Points that end the match"_text, kNumber, 1, 999, 100, kLimits,
              "The match ends when somebody has this many points."_text},
    HouseRule{"hands", "Hands played"_text, kNumber, 1, 99, 4, kLimits, "The match ends after this many hands."_text},
};
constexpr std::array kPresets{Preset{"To 100 points"_text}, Preset{"Short: four hands"_text, "hands=4"}};
enum Index : std::size_t { kPassAt, kFirstAt, kBreakAt, kMoonAt, kJackAt, kLimitAt, kHandsAt };

constexpr std::array kStatistics{"Plenos"_text, "Queens of spades taken"_text};
constexpr std::array<std::string_view, 2> kUndoable{"play", "give"};

MatchLength match_length(int players, std::span<const int> values) {
  constexpr int kMinutes = 3;  // of a hand
  constexpr int kPoints = 26;  // of a hand, of all players together
  if (values[kHandsAt] != kRuleOff) return {values[kHandsAt], kMinutes * values[kHandsAt]};
  // When a player reaches the limit, the players have about half as many points on average.
  return {0, kMinutes * values[kLimitAt] * players / 2 / kPoints};
}

constexpr GameInfo kInfo{.id = "corazones",
                         .name = "Corazones"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .match_length = match_length,
                         .counts_losses = true,
                         .whole_matches = true,
                         .tagline = "Avoid hearts and the queen of spades, or take them all"_text,
                         .picture = {Card{1, 6}, Card{1, 8}, Card{1, 0}, Card{1, 9}, Card{1, 7}},
                         .lesson_minutes = 2,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable,
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
