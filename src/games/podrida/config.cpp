#include <algorithm>

#include "games/podrida/podrida.hpp"

namespace tapete::podrida {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kDecks{Choice{"french", "French, 52 cards"_text}, Choice{"spanish", "Spanish, 40 cards"_text},
                            Choice{"spanish36", "Spanish, without the twos"_text}};
constexpr std::array kRanks{Choice{"tute", "Ace, three, king"_text},
                            Choice{"plain", "Ace, king; the three is low"_text}};
constexpr std::array kRounds{Choice{"up", "From one to the maximum"_text},
                             Choice{"updown", "Up to the maximum and down again"_text},
                             Choice{"long", "Up and down, ones and maximums once per player"_text},
                             Choice{"down", "From the maximum to one and up again"_text}};
constexpr std::array kTrump{Choice{"turned", "A card is turned up"_text}, Choice{"none", "No trumps"_text}};
constexpr std::array kFull{Choice{"show", "The dealer's last card is shown"_text},
                           Choice{"notrump", "No trumps#this hand"_text}};
constexpr std::array kLast{Choice{"bound", "May not make the bids add up"_text}, Choice{"free", "Bids freely"_text}};
constexpr std::array kDuty{Choice{"follow", "Follow suit#duty"_text},
                           Choice{"beat", "Follow suit and beat, or trump"_text}};
constexpr std::array kScore{Choice{"five", "10 and 5 per trick; 5 off per trick over or under"_text},
                            Choice{"three", "10 and 3 per trick; 3 off per trick over or under"_text},
                            Choice{"one", "10 and 1 per trick; nothing off"_text},
                            Choice{"hit", "1 for a correct bid"_text},
                            Choice{"ten", "10 and 5 per trick; 10 off and 5 per trick over or under"_text}};
constexpr std::array kOros{Choice{"same", "Count like any other"_text}, Choice{"double", "Count twice"_text}};
constexpr std::span<const Choice> kNumber{};
constexpr std::array kRules{
    HouseRule{"deck", "Cards#the deck"_text, kDecks, 0, 0, 0, 0, "The cards used."_text},
    HouseRule{"rank", "Order of Spanish cards"_text, kRanks, 0, 0, 0, 0, "Which card ranks after the ace."_text},
    HouseRule{"rounds", "Cards per hand"_text, kRounds, 0, 0, 0, 0, "How many cards each hand has."_text},
    HouseRule{"most", "Cards in the largest hand"_text, kNumber, 1, 17, 17, 0,
              "No hand has more cards than this, or more than the deck allows."_text},
    HouseRule{"trump", "Trumps"_text, kTrump, 0, 0, 0, 0, "Whether there are trumps."_text},
    HouseRule{"full", "Trumps when all cards are dealt"_text, kFull, 0, 0, 0, 0,
              "In the largest hand no card is left to turn up."_text},
    HouseRule{"last", "The dealer, who bids last"_text, kLast, 0, 0, 0, 0,
              "If the bids may not add up, somebody always misses."_text},
    HouseRule{"duty", "Obligations"_text, kDuty, 0, 0, 0, 0,
              "What must be played with and without a card of the suit led."_text},
    HouseRule{"score", "Points"_text, kScore, 0, 0, 0, 0,
              "What a correct bid scores, and what a wrong one costs."_text},
    HouseRule{"oros", "Hands with coins as trumps"_text, kOros, 0, 0, 0, 0,
              "What a hand scores if coins are trumps."_text},
};
constexpr std::array kFourOrFive{4, 5};
constexpr std::array kThreeOrSix{3, 6};
constexpr Text kPochaAbout = "Bid your tricks with Spanish cards, up to the largest hand and down again"_text;
constexpr GameCard kPocha{
    kPochaAbout, Deck::spanish, {Card{3, 1}, Card{1, 9}, Card{0, 3}, Card{2, 0}, Card{1, 6}}, {}, "rules-pocha"};
constexpr std::array kPresets{
    Preset{.name = "Podrida"_text, .about = "From one to the maximum"_text},
    Preset{"Pocha"_text, "deck=spanish,rounds=long,duty=beat", kFourOrFive, &kPocha, kPochaAbout},
    Preset{"Pocha"_text, "deck=spanish36,rounds=long,duty=beat", kThreeOrSix, &kPocha, kPochaAbout},
    Preset{"Short: five cards at most"_text, "most=5"},
};
enum Index : std::size_t {
  kDeckAt,
  kRankAt,
  kRoundsAt,
  kMostAt,
  kTrumpAt,
  kFullAt,
  kLastAt,
  kDutyAt,
  kScoreAt,
  kOrosAt
};

constexpr std::array kStatistics{"Bids made"_text, "Tricks won"_text};
constexpr std::array<std::string_view, 2> kUndoable{"play", "bid"};

int largest_hand(int players, std::span<const int> values) {
  constexpr std::array kCards{52, 40, 36};
  return kCards[at(values[kDeckAt])] / players;
}

MatchLength match_length(int players, std::span<const int> values) {
  constexpr int kHand = 40;  // seconds of a hand besides its cards
  constexpr int kCard = 4;   // seconds of a card
  const int most = std::min(largest_hand(players, values), values[kMostAt]);
  const int between = std::max(0, most - 2);  // number of sizes of a hand between one and the largest
  const int middle = (most + 1) * between / 2;
  const auto rounds = static_cast<Rounds>(values[kRoundsAt]);
  int hands = most;
  int tricks = most * (most + 1) / 2;
  if (rounds == Rounds::updown) hands = 2 * most - 1, tricks = most * most;
  if (rounds == Rounds::down) hands = 2 * most - 2 + players, tricks = 2 * tricks - 2 + players;
  if (rounds == Rounds::stay && most > 1) hands = 3 * players + 2 * between, tricks = (most + 2) * players + 2 * middle;
  if (rounds == Rounds::stay && most == 1) hands = tricks = players;
  return {hands, (kHand * hands + kCard * tricks * players) / 60};
}

int rule_limit(std::size_t rule, int players, std::span<const int> values) {
  const bool spanish = values[kDeckAt] != 0;
  const bool trumps = values[kTrumpAt] == 0;
  const bool applies = rule == kRankAt ? spanish : rule == kOrosAt ? spanish && trumps : rule != kFullAt || trumps;
  return applies ? largest_hand(players, values) : kRuleOff;
}

constexpr GameInfo kInfo{.id = "podrida",
                         .name = "Podrida"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .match_length = match_length,
                         .rule_limit = rule_limit,
                         .hits = true,
                         .whole_matches = true,
                         .tagline = "Bid your tricks, then take exactly that many"_text,
                         .picture = {Card{3, 9}, Card{1, 6}, Card{0, 0}, Card{2, 9}, Card{1, 8}},
                         .lesson_minutes = 2,
                         .extra_statistics = kStatistics,
                         .undoable = kUndoable};

}  // namespace

const GameInfo& Rules::info() { return kInfo; }

Config Rules::configure(int players, std::span<const int> values) {
  Config config;
  config.players = static_cast<std::uint8_t>(players);
  config.most = static_cast<std::uint8_t>(values[kMostAt]);
  config.pack = static_cast<Pack>(values[kDeckAt]);
  config.rounds = static_cast<Rounds>(values[kRoundsAt]);
  config.score = static_cast<Score>(values[kScoreAt]);
  config.plain = values[kRankAt] == 1;
  config.trumps = values[kTrumpAt] == 0;
  config.last_shown = values[kFullAt] == 0;
  config.bound = values[kLastAt] == 0;
  config.beat = values[kDutyAt] == 1;
  config.oros_double = values[kOrosAt] == 1;
  return config;
}

Text Rules::words_for_score(const Config& config) { return kScore[static_cast<std::size_t>(config.score)].label; }

}  // namespace tapete::podrida
