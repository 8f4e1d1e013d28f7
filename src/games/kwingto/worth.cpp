#include "games/kwingto/worth.hpp"

#include <algorithm>

namespace tapete::kwingto {
namespace {

constexpr int kBeyond = 15;  ///< one more than the highest card

/// Writes inputs one after the other.
class Writer {
 public:
  explicit Writer(Network::Inputs& inputs) : at_(inputs.begin()), end_(inputs.end()) {}
  void put(int value, float scale = 1) {
    assert(at_ != end_);
    *at_++ = static_cast<float>(value) * scale;
  }
  /// A one at the place of `value` among `count`, the last standing for all beyond.
  void put_one_of(int value, int count) {
    for (int i = 0; i < count; ++i) put(i == std::min(value, count - 1) ? 1 : 0);
  }
  [[nodiscard]] bool full() const { return at_ == end_; }

 private:
  Network::Inputs::iterator at_;
  Network::Inputs::iterator end_;
};

int cards_in(const Board& board, int row) {
  const auto& cells = board.cell[at(row)];
  return static_cast<int>(cells.size()) - static_cast<int>(std::count(cells.begin(), cells.end(), 0));
}

/// The rows from the fullest to the emptiest.
std::array<int, Kwingto::kRows> ordered_rows(const Board& board) {
  std::array<int, Kwingto::kRows> rows{0, 1, 2};
  std::stable_sort(rows.begin(), rows.end(), [&](int a, int b) { return cards_in(board, a) > cards_in(board, b); });
  return rows;
}

/// Of a space: does a card lie there, which one; or else what may still come.
void put_space(Writer& out, const Board& board, int row, int space) {
  constexpr float kRank = 1.0F / 14;
  const auto& cells = board.cell[at(row)];
  if (cells[at(space)] != 0) {
    const int value = value_at(board, row, space);
    out.put(1);
    out.put(value == 0 ? Kwingto::kHighAce / 2 : value, kRank);
    for (int i = 0; i < 3; ++i) out.put(0);
    return;
  }
  int low = 0;
  int high = kBeyond;
  for (int other = 0; other < Kwingto::kSpaces; ++other) {
    if (cells[at(other)] == 0) continue;
    const int value = value_at(board, row, other);
    if (other < space) low = std::max(low, value == 0 ? 1 : value);
    if (other > space) high = std::min(high, value == 0 ? Kwingto::kHighAce : value);
  }
  int fitting = std::max(0, high - low - 1);
  for (int other = 0; other < board.rows; ++other) {
    const int lies = board.cell[at(other)][at(space)];
    if (other != row && lies > low && lies < high) --fitting;
  }
  out.put(0);
  out.put(0);
  out.put(fitting, kRank);
  out.put(low, kRank);
  out.put(high, kRank);
}

void put_row(Writer& out, const Board& board, int row) {
  for (int space = 0; space < Kwingto::kSpaces; ++space) put_space(out, board, row, space);
  int same_colour = 0;
  for (int other = 0; other < board.rows; ++other)
    if (other != row && row < board.rows && is_red(board.suit[at(other)]) == is_red(board.suit[at(row)])) ++same_colour;
  out.put(same_colour);
  out.put(row < board.rows ? 1 : 0);
}

void put_column(Writer& out, const Board& board, int space) {
  int cards = 0;
  int low = kBeyond;
  int high = 0;
  for (int row = 0; row < board.rows; ++row) {
    if (board.cell[at(row)][at(space)] == 0) continue;
    ++cards;
    const int value = value_at(board, row, space);
    low = std::min(low, value == 0 ? 1 : value);
    high = std::max(high, value == 0 ? Kwingto::kHighAce : value);
  }
  const int spread = cards == 0 ? 0 : high - low;
  constexpr float kRank = 1.0F / 14;
  out.put(cards == 1 ? 1 : 0);
  out.put(cards == 2 ? 1 : 0);
  out.put(cards == 3 ? 1 : 0);
  out.put(cards == 2 ? spread : 0, kRank);
}

}  // namespace

int lacking(const Board& board) {
  std::array<int, Kwingto::kRows> cards{};
  for (int row = 0; row < Kwingto::kRows; ++row) cards[at(row)] = cards_in(board, row);
  std::sort(cards.begin(), cards.end());
  return 2 * Kwingto::kSpaces - cards[1] - cards[2];
}

Rivals rivals_of(const State& s, Seat seat) {
  Rivals out;
  out.players = s.config.players;
  for (int other = 0; other < s.config.players; ++other) {
    if (other == seat) continue;
    const Board& board = s.board[at(other)];
    out.lacking = std::min(out.lacking, lacking(board));
    out.penalties = std::max(out.penalties, int{board.penalties});
  }
  return out;
}

Network::Inputs inputs_of(const Board& board, const Rivals& rivals) {
  Network::Inputs inputs;
  Writer out{inputs};
  for (const int row : ordered_rows(board)) put_row(out, board, row);
  for (int space = 0; space < Kwingto::kSpaces; ++space) put_column(out, board, space);
  constexpr int kNear = 5;
  out.put_one_of(lacking(board), kNear);
  out.put(lacking(board), 0.1F);
  out.put_one_of(rivals.lacking, kNear);
  out.put(rivals.lacking, 0.1F);
  out.put(board.penalties, 0.25F);
  out.put(board.penalties == Kwingto::kLastPenalty - 1 ? 1 : 0);
  out.put(rivals.penalties, 0.25F);
  out.put(rivals.penalties == Kwingto::kLastPenalty - 1 ? 1 : 0);
  out.put(board.placed, 0.1F);
  out.put(rivals.players - 2, 0.5F);
  assert(out.full());
  return inputs;
}

const Network& network() {
  static const Network taught = [] {
    Network out;
    std::size_t i = 0;
    each_number(out, [&i](float& number) { number = static_cast<float>(kTaught[i++]) / kNumberUnit; });
    return out;
  }();
  return taught;
}

float Network::operator()(const Inputs& inputs) const {
  Layer sums = bias;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i] == 0) continue;
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += inputs[i] * first[i][k];
  }
  float out = last;
  for (std::size_t k = 0; k < sums.size(); ++k) out += std::max(sums[k], 0.0F) * second[k];
  return out;
}

double Network::points(const Board& board, const Rivals& rivals) const {
  return score(board).total() + static_cast<double>(kNetworkUnit * (*this)(inputs_of(board, rivals)));
}

}  // namespace tapete::kwingto
