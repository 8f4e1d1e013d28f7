#include "games/bridge/bridge.hpp"

namespace tapete::bridge {
namespace {

constexpr std::array kPlayers{kSeats};
constexpr std::array kMatch{Choice{"chicago", "Chicago: four deals"_text},
                            Choice{"rubber", "Rubber: two games won"_text},
                            Choice{"duplicate", "Duplicate: each deal for itself"_text}};
constexpr std::array kVul{Choice{"dealer", "The dealer's side"_text}, Choice{"other", "The other side"_text}};
constexpr std::array kParts{Choice{"carry", "Add up to games"_text},
                            Choice{"fifty", "Bring 50; each deal stands alone"_text}};
constexpr std::array kHonors{Choice{"off", "Bring nothing"_text}, Choice{"on", "Bring 100 or 150"_text}};
constexpr std::array kPassed{Choice{"next", "The next seat deals"_text},
                             Choice{"again", "The same seat deals again"_text}};
constexpr std::array kRules{
    HouseRule{"match", "Kind of match"_text, kMatch, 0, 0, 0, 0, "How long a match is, and what brings a bonus."_text},
    HouseRule{"chukkers", "Chicago: chukkers"_text, {}, 1, 99, 1, 0, "A chukker is four deals, one by each seat."_text},
    HouseRule{"vul", "Chicago: vulnerable in the second and third deal"_text, kVul, 0, 0, 0, 0,
              "The side for which more is at stake in these deals."_text},
    HouseRule{"parts", "Chicago: contracts below a game"_text, kParts, 0, 0, 0, 0,
              "Whether several contracts together can make a game."_text},
    HouseRule{"honors", "Rubber: honours"_text, kHonors, 0, 0, 0, 0,
              "Four or five of the highest trumps in one hand, or without trumps four aces."_text},
    HouseRule{"boards", "Duplicate: deals"_text, {}, 1, 99, 4, 0, "The number of deals of a match."_text},
    HouseRule{"passed", "If all pass (Chicago and rubber)"_text, kPassed, 0, 0, 0, 0,
              "A deal that is dealt again does not count."_text},
};
enum RuleIndex : std::size_t { kMatchAt, kChukkersAt, kVulAt, kPartsAt, kHonorsAt, kBoardsAt, kPassedAt };
constexpr std::array kPresets{
    Preset{"Chicago: four deals"_text},
    Preset{"Rubber: two games won"_text, "match=rubber"},
    Preset{"Duplicate: one deal"_text, "match=duplicate,boards=1"},
};

constexpr std::array kCounted{"Contracts made"_text, "Contracts defeated"_text, "Tricks won"_text};
constexpr std::array<std::string_view, 2> kTakesBack{"play", "bid"};

bool in_pairs(std::span<const int>) { return true; }

constexpr GameInfo kInfo{.id = "bridge",
                         .name = "Bridge"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .dealer_draws = draws_by_highest_card,
                         .whole_matches = true,
                         .in_pairs = in_pairs,
                         .tagline = "Bid with your partner, then make your contract"_text,
                         .picture = {Card{3, 0}, Card{2, 12}, Card{0, 0}, Card{1, 11}, Card{0, 12}},
                         .minutes = 20,
                         .lesson_minutes = 5,
                         .counted = kCounted,
                         .takes_back = kTakesBack};

}  // namespace

const GameInfo& Scored::info() { return kInfo; }

Config Scored::configure(int, std::span<const int> values) {
  Config config;
  config.kind = static_cast<MatchKind>(values[kMatchAt]);
  config.chukkers = static_cast<std::uint8_t>(values[kChukkersAt]);
  config.boards = static_cast<std::uint8_t>(values[kBoardsAt]);
  config.dealer_vulnerable = values[kVulAt] == 0;
  config.carries = values[kPartsAt] == 0;
  config.honors = values[kHonorsAt] == 1;
  config.again = values[kPassedAt] == 1;
  return config;
}

}  // namespace tapete::bridge
