#include "games/bridge/bridge.hpp"

namespace tapete::bridge {
namespace {

constexpr std::array kPlayers{kSeats};
constexpr std::array kMatch{Choice{"chicago", "Chicago: four deals"_text},
                            Choice{"rubber", "Rubber: two games to win"_text},
                            Choice{"duplicate", "Duplicate: each deal on its own"_text}};
constexpr std::array kVul{Choice{"dealer", "The dealer's side"_text}, Choice{"other", "The other side"_text}};
constexpr std::array kParts{Choice{"carry", "Add up to games"_text},
                            Choice{"fifty", "Score 50; each deal stands alone"_text}};
constexpr std::array kHonors{Choice{"off", "Score nothing"_text}, Choice{"on", "Score 100 or 150"_text}};
constexpr std::array kPassed{Choice{"next", "The next player deals"_text},
                             Choice{"again", "The same player deals again"_text}};
constexpr std::array kRules{
    HouseRule{"match", "Kind of match"_text, kMatch, 0, 0, 0, 0, "How long a match is, and what earns a bonus."_text},
    HouseRule{
        "chukkers", "Chicago: chukkers"_text, {}, 1, 99, 1, 0, "A chukker is four deals, one by each player."_text},
    HouseRule{"vul", "Chicago: vulnerable in the second and third deal"_text, kVul, 0, 0, 0, 0,
              "The side with more at stake in these deals."_text},
    HouseRule{"parts", "Chicago: part-scores"_text, kParts, 0, 0, 0, 0,
              "Whether several contracts can add up to a game."_text},
    HouseRule{"honors", "Rubber: honours"_text, kHonors, 0, 0, 0, 0,
              "Four or five of the top trumps in one hand, or four aces at no trump."_text},
    HouseRule{"boards", "Duplicate: deals"_text, {}, 1, 99, 4, 0, "The number of deals in a match."_text},
    HouseRule{"passed", "If all pass (Chicago and rubber)"_text, kPassed, 0, 0, 0, 0,
              "A deal that is dealt again does not count."_text},
    HouseRule{.key = "from", .label = {}, .choices = {}, .high = kMostStandings, .hidden = true},
};
enum RuleIndex : std::size_t { kMatchAt, kChukkersAt, kVulAt, kPartsAt, kHonorsAt, kBoardsAt, kPassedAt, kFromAt };
constexpr std::array kPresets{
    Preset{"Chicago: four deals"_text},
    Preset{.name = "Rubber: two games to win"_text,
           .rules = "match=rubber",
           .about = "The first pair with two games of 100 points ends the match."_text},
    Preset{.name = "Duplicate: one deal"_text,
           .rules = "match=duplicate,boards=1",
           .about = "To compare with others who play the same cards."_text},
};

constexpr std::array kStatistics{"Contracts played"_text, "Contracts made"_text, "Contracts defeated"_text};
constexpr std::array<std::string_view, 2> kUndoable{"play", "bid"};

bool in_pairs(std::span<const int>) { return true; }

MatchLength match_length(int, std::span<const int> values) {
  constexpr int kMinutes = 5;  // of a deal
  constexpr int kRubber = 30;
  if (values[kMatchAt] == static_cast<int>(MatchKind::rubber)) return {0, kRubber};
  const bool chicago = values[kMatchAt] == static_cast<int>(MatchKind::chicago);
  const int deals = chicago ? kSeats * values[kChukkersAt] : values[kBoardsAt];
  return {deals, kMinutes * deals};
}

/// Most rules matter only in one kind of match.
int rule_limit(std::size_t rule, int, std::span<const int> values) {
  const int kind = values[kMatchAt];
  const auto matters = [kind](MatchKind only) { return kind == static_cast<int>(only); };
  bool applies = true;
  if (rule == kChukkersAt || rule == kVulAt || rule == kPartsAt) applies = matters(MatchKind::chicago);
  if (rule == kHonorsAt) applies = matters(MatchKind::rubber);
  if (rule == kBoardsAt) applies = matters(MatchKind::duplicate);
  if (rule == kPassedAt) applies = !matters(MatchKind::duplicate);
  return applies ? kRules[rule].high : kRuleOff;
}

constexpr GameInfo kInfo{.id = "bridge",
                         .name = "Bridge"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .dealer_draws = draws_by_highest_card,
                         .match_length = match_length,
                         .rule_limit = rule_limit,
                         .whole_matches = true,
                         .in_pairs = in_pairs,
                         .clockwise = true,
                         .tagline = "Bid with your partner, then make your contract"_text,
                         .picture = {Card{3, 7}, Card{2, 9}, Card{0, 0}, Card{1, 8}, Card{3, 9}},
                         .lesson_minutes = 5,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable};

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
  config.from = static_cast<std::uint16_t>(values[kFromAt]);
  return config;
}

}  // namespace tapete::bridge
