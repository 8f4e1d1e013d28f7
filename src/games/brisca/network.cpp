#include "games/brisca/network.hpp"

#include <algorithm>
#include <cassert>

namespace tapete::brisca {

/// The bytes of two.bin, the weights for two players.
std::string_view two_bin();

namespace {

constexpr int kRankOfAce = 0;
constexpr int kRankOfThree = 2;

/// First input of each group. Of a group, usually one input is 1.
enum Group : int {
  kTricksLeft = 0,
  kOwnPoints = kTricksLeft + 21,
  kRivalPoints = kOwnPoints + 14,
  kTurn = kRivalPoints + 14,
  kTrickPoints = kTurn + 7,
  kTurnedRank = kTrickPoints + 18,
  kOwnTrumps = kTurnedRank + 11,
  kOwnAces = kOwnTrumps + 10,
  kOwnThrees = kOwnAces + 4,
  kOwnCourts = kOwnThrees + 4,
  kUnseenTrumps = kOwnCourts + 4,
  kUnseenAces = kUnseenTrumps + 10,
  kUnseenThrees = kUnseenAces + 4,
  kLastDraw = kUnseenThrees + 4,
  kCard = kLastDraw + 2,
  kUnseenAbove = kCard + 60,
  kUnseenOfSuit = kUnseenAbove + 12,
  kOthersOfSuit = kUnseenOfSuit + 20,
  kStake = kOthersOfSuit + 2,
  kBeating = kStake + 54,
  kEnd = kBeating + 14,
};
static_assert(kEnd == Network<int>::kInputs);

/// Returns the class of a number of points in a trick, 0 to 8.
int points_class(int points) {
  constexpr std::array kUpTo{0, 2, 3, 4, 9, 10, 11, 15};
  return static_cast<int>(std::ranges::lower_bound(kUpTo, points) - kUpTo.begin());
}

/// Returns the class of a number of cards, 0 to 6.
int count_class(int count) {
  constexpr std::array kUpTo{0, 1, 2, 4, 7, 10};
  return static_cast<int>(std::ranges::lower_bound(kUpTo, count) - kUpTo.begin());
}

void put(Inputs::Numbers& numbers, int group, int member) {
  numbers.push_back(static_cast<std::uint16_t>(group + member));
}

/// Finds the inputs of one position.
class Reader {
 public:
  Reader(const State& s, CardSet cards)
      : s_(s),
        hand_(s.hand[at(s.actor)]),
        sides_(Rules::sides(s.config)),
        leads_(s.in_trick == 0),
        ours_(!leads_ && friendly(s.winning_seat)) {
    CardSet seen = hand_ | s.played_set;
    for (const CardSet shown : s.shown) seen |= shown;
    if (!s.stock_gone()) seen.add(s.turned());
    unseen_ = Rules::cards(s.config) - seen;
    Seat seat = s.after(s.actor);
    for (int k = s.in_trick + 1; k < s.players; ++k, seat = s.after(seat), ++followers_)
      partner_follows_ = partner_follows_ || friendly(seat);
    read_course();
    read_hand();
    for (const Card card : cards) read_card(card);
  }

  [[nodiscard]] const Inputs& inputs() const { return inputs_; }

 private:
  [[nodiscard]] bool friendly(Seat seat) const { return seat % sides_ == s_.actor % sides_; }

  void read_course() {
    auto& out = inputs_.position;
    put(out, kTricksLeft, std::min(hand_.size() + (s_.stock_size - s_.drawn) / s_.players, 20));
    int rival = 0;
    for (int side = 0; side < sides_; ++side)
      if (!friendly(side)) rival = std::max<int>(rival, s_.points[at(side)]);
    constexpr int kEnough = 65;  // more points make no difference
    put(out, kOwnPoints, std::min<int>(s_.points[at(s_.actor % sides_)], kEnough) / 5);
    put(out, kRivalPoints, std::min(rival, kEnough) / 5);
    put(out, kTurn, leads_ ? 0 : 2 * s_.in_trick - 1 + (ours_ ? 1 : 0));
    if (!leads_) put(out, kTrickPoints, 2 * points_class(s_.trick_points) + (ours_ ? 1 : 0));
    put(out, kTurnedRank, s_.stock_gone() ? 10 : s_.turned().rank());
    if (!s_.stock_gone() && s_.drawn + s_.players == s_.stock_size) put(out, kLastDraw, 0);
  }

  void read_hand() {
    auto& out = inputs_.position;
    std::array<int, 3> own{};     // aces, threes and court cards that are no trumps
    std::array<int, 2> unseen{};  // aces and threes that are no trumps
    const auto kind = [](int points) { return points == 11 ? 0U : points == 10 ? 1U : 2U; };
    for (const Card card : hand_) {
      if (card.suit() == s_.trump)
        put(out, kOwnTrumps, card.rank());
      else if (const int points = Rules::kRanking.points_of(card); points > 0)
        ++own[kind(points)];
    }
    for (const Card card : unseen_.suit(s_.trump)) put(out, kUnseenTrumps, card.rank());
    for (int suit = 0; suit < kSuits; ++suit) {
      if (suit == s_.trump) continue;
      unseen[0] += unseen_.has({suit, kRankOfAce}) ? 1 : 0;
      unseen[1] += unseen_.has({suit, kRankOfThree}) ? 1 : 0;
    }
    put(out, kOwnAces, own[0]);
    put(out, kOwnThrees, own[1]);
    put(out, kOwnCourts, own[2]);
    put(out, kUnseenAces, unseen[0]);
    put(out, kUnseenThrees, unseen[1]);
  }

  void read_card(Card card) {
    Inputs::Choice choice{card, {}};
    const bool takes = leads_ || takes_over(Rules::kRanking, card, s_.winning, s_.trump);
    const bool trump = card.suit() == s_.trump;
    put(choice.numbers, kCard, (leads_ ? 0 : takes ? 20 : 40) + (trump ? 10 : 0) + card.rank());
    if (!trump) read_suit(card, takes, choice.numbers);
    const bool ours = takes || ours_;
    const int fate = ours ? (followers_ == 0 ? 0 : takes ? 1 : 2) : (followers_ == 0 ? 3 : partner_follows_ ? 4 : 5);
    put(choice.numbers, kStake, 9 * fate + points_class(s_.trick_points + Rules::kRanking.points_of(card)));
    if (followers_ > 0) {
      const Card winning = takes ? card : s_.winning;
      CardSet beating = Rules::kRanking.stronger_than(winning);
      if (winning.suit() != s_.trump) beating |= CardSet::of_suit(s_.trump);
      put(choice.numbers, kBeating, (ours ? 7 : 0) + count_class((beating & unseen_).size()));
    }
    inputs_.choices.push_back(choice);
  }

  void read_suit(Card card, bool takes, Inputs::Numbers& out) const {
    const CardSet above = Rules::kRanking.stronger_than(card);
    put(out, kUnseenAbove, (takes ? 6 : 0) + std::min((above & unseen_).size(), 5));
    put(out, kUnseenOfSuit, (leads_ ? 10 : 0) + unseen_.suit(card.suit()).size());
    if (!(above & hand_).empty()) put(out, kOthersOfSuit, 0);
    if ((hand_.suit(card.suit()) - above).size() > 1) put(out, kOthersOfSuit, 1);
  }

  const State& s_;
  CardSet hand_;
  CardSet unseen_;  ///< cards that the seat to act has not seen
  int sides_;
  bool leads_;
  bool ours_;          ///< the partner is winning the trick
  int followers_ = 0;  ///< number of seats that play to the trick after this one
  bool partner_follows_ = false;
  Inputs inputs_;
};

Network<int> read_network(std::string_view bytes) {
  Network<int> out;
  assert(bytes.size() == sizeof(Network<std::int8_t>));
  std::size_t i = 0;
  out.each_number([&](int& number) { number = static_cast<std::int8_t>(bytes[i++]); });
  return out;
}

}  // namespace

Inputs inputs_of(const State& s, CardSet cards) { return Reader{s, cards}.inputs(); }

const Network<int>* network_for(const Config& config) {
  if (config.duty != Duty::none || config.batches || config.players != 2) return nullptr;
  static const Network<int> two = read_network(two_bin());
  return &two;
}

}  // namespace tapete::brisca
