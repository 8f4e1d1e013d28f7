#include "games/podrida/podrida.hpp"

namespace tapete::podrida {
namespace {

constexpr std::array kPlayers{4, 3, 5, 6};
constexpr std::array kDecks{Choice{"french", "French, 52 cards"_text}, Choice{"spanish", "Spanish, 40 cards"_text},
                            Choice{"spanish36", "Spanish, without the twos"_text}};
constexpr std::array kRanks{Choice{"tute", "After the ace the three, then the rey"_text},
                            Choice{"plain", "After the ace the rey; the three is low"_text}};
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
constexpr std::array kRules{
    HouseRule{"deck", "Cards#the deck"_text, kDecks},
    HouseRule{"rank", "Order of Spanish cards"_text, kRanks},
    HouseRule{"rounds", "Cards hand by hand"_text, kRounds},
    HouseRule{"most", "Cards of the largest hand"_text, {}, 1, 17, 17},
    HouseRule{"trump", "Trumps"_text, kTrump},
    HouseRule{"full", "Trumps when all cards are dealt"_text, kFull},
    HouseRule{"last", "The dealer, who bids last"_text, kLast},
    HouseRule{"duty", "Duties"_text, kDuty},
    HouseRule{"score", "Points"_text, kScore},
    HouseRule{"oros", "Hands with oros for trumps"_text, kOros},
};
enum RuleIndex : std::size_t {
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

constexpr std::array<std::string_view, 2> kTakesBack{"play", "bid"};

/// By lot, whatever the cards are of.
std::span<const Choice> no_draws(int) { return {}; }

constexpr GameInfo kInfo{.id = "podrida",
                         .name = "Podrida"_text,
                         .deck = Deck::french,
                         .players = kPlayers,
                         .rules = kRules,
                         .dealer_draws = no_draws,
                         .tagline = "Say how many tricks you will take, and be right"_text,
                         .picture = {Card{3, 9}, Card{1, 10}, Card{0, 0}, Card{2, 12}, Card{1, 6}},
                         .minutes = 20,
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
