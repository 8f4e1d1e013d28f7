#include "games/podrida/podrida.hpp"

namespace tapete::podrida {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kDecks{Choice{"french", "French, 52 cards"_text}, Choice{"spanish", "Spanish, 40 cards"_text},
                            Choice{"spanish36", "Spanish, without the twos"_text}};
constexpr std::array kRanks{Choice{"tute", "After the ace the three, then the king"_text},
                            Choice{"plain", "After the ace the king; the three is low"_text}};
constexpr std::array kRounds{Choice{"up", "From one card to the most"_text},
                             Choice{"updown", "Up to the most and down again"_text},
                             Choice{"long", "The same, with ones and the most as often as there are players"_text},
                             Choice{"down", "From the most to one card and up again"_text}};
constexpr std::array kTrump{Choice{"turned", "A card is turned up"_text}, Choice{"none", "There are none"_text}};
constexpr std::array kFull{Choice{"show", "The dealer's last card is shown"_text},
                           Choice{"notrump", "There are none#of trumps"_text}};
constexpr std::array kLast{Choice{"bound", "May not make the sum of bids fit"_text},
                           Choice{"free", "Bids as it likes"_text}};
constexpr std::array kDuty{Choice{"follow", "Follow suit#podrida"_text},
                           Choice{"beat", "Follow suit and beat, or trump"_text}};
constexpr std::array kScore{Choice{"five", "10 and 5 a trick; 5 off for each too many or too few"_text},
                            Choice{"three", "10 and 3 a trick; 3 off for each too many or too few"_text},
                            Choice{"one", "10 and 1 a trick; nothing off"_text},
                            Choice{"hit", "1 for who is right"_text},
                            Choice{"ten", "10 and 5 a trick; 10 off and 5 for each"_text}};
constexpr std::array kOros{Choice{"same", "Count as all others"_text}, Choice{"double", "Count twice"_text}};
constexpr std::span<const Choice> kNumber{};
constexpr std::array kRules{
    HouseRule{"deck", "Cards#the deck"_text, kDecks, 0, 0, 0, 0, "The cards that are played with."_text},
    HouseRule{"rank", "Order of Spanish cards"_text, kRanks, 0, 0, 0, 0, "Which card comes after the ace."_text},
    HouseRule{"rounds", "Cards hand by hand"_text, kRounds, 0, 0, 0, 0, "How many cards each hand has."_text},
    HouseRule{"most", "Cards of the largest hand"_text, kNumber, 1, 17, 17, 0,
              "No hand has more cards than this, nor more than the deck has for each."_text},
    HouseRule{"trump", "Trumps"_text, kTrump, 0, 0, 0, 0, "Whether there are trumps."_text},
    HouseRule{"full", "Trumps when all cards are dealt"_text, kFull, 0, 0, 0, 0,
              "In the largest hand no card is left to turn up."_text},
    HouseRule{"last", "The dealer, who bids last"_text, kLast, 0, 0, 0, 0,
              "If the last bid may not make the sum fit, somebody is always wrong."_text},
    HouseRule{"duty", "Duties"_text, kDuty, 0, 0, 0, 0,
              "What has to be played if there is a card of the suit led, and if not."_text},
    HouseRule{"score", "Points"_text, kScore, 0, 0, 0, 0,
              "What it brings to be right, and what it costs to be wrong."_text},
    HouseRule{"oros", "Hands with coins as trumps"_text, kOros, 0, 0, 0, 0, "Only a Spanish deck has coins."_text},
};
constexpr std::array kFourOrFive{4, 5};
constexpr std::array kThreeOrSix{3, 6};
constexpr GameCard kPocha{"Bid your tricks with Spanish cards, up to the largest hand and down again"_text,
                          Deck::spanish,
                          {Card{3, 1}, Card{1, 9}, Card{0, 3}, Card{2, 0}, Card{1, 6}}};
constexpr std::array kPresets{
    Preset{"Podrida"_text},
    Preset{"Pocha"_text, "deck=spanish,rounds=long,duty=beat", kFourOrFive, &kPocha},
    Preset{"Pocha"_text, "deck=spanish36,rounds=long,duty=beat", kThreeOrSix, &kPocha},
    Preset{"Podrida, short: five cards at most"_text, "most=5"},
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

constexpr std::array kCounted{"Bids met"_text, "Tricks won"_text};
constexpr std::array<std::string_view, 2> kTakesBack{"play", "bid"};

constexpr GameInfo kInfo{.id = "podrida",
                         .name = "Podrida"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .presets = kPresets,
                         .whole_matches = true,
                         .tagline = "Say how many tricks you will take, and be right"_text,
                         .picture = {Card{3, 9}, Card{1, 10}, Card{0, 0}, Card{2, 12}, Card{1, 6}},
                         .minutes = 20,
                         .lesson_minutes = 2,
                         .counted = kCounted,
                         .takes_back = kTakesBack};

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

}  // namespace tapete::podrida
