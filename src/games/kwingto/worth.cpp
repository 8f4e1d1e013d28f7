#include "games/kwingto/worth.hpp"

#include <algorithm>

namespace tapete::kwingto {
namespace {

/// Writer of the network's inputs, in their order.
class Writer {
 public:
  explicit Writer(Network::Inputs& inputs) : inputs_(inputs) {}
  void put(int value, float scale = 1) {
    if (value != 0) inputs_.push_back({static_cast<std::uint16_t>(next_), static_cast<float>(value) * scale});
    ++next_;
  }
  /// Adds a one-hot input: sets input number `value` of `count` inputs. The last input also represents all greater
  /// values; a negative `value` sets none.
  void put_one_of(int value, int count, float one = 1) {
    if (value >= 0) inputs_.push_back({static_cast<std::uint16_t>(next_ + std::min(value, count - 1)), one});
    next_ += count;
  }
  void skip(int count) { next_ += count; }
  [[nodiscard]] int written() const { return next_; }

 private:
  Network::Inputs& inputs_;
  int next_ = 0;
};

int cards_in(const Board& board, int row) {
  const auto& cells = board.cell[at(row)];
  return static_cast<int>(cells.size()) - static_cast<int>(std::count(cells.begin(), cells.end(), 0));
}

/// Returns the rows from the fullest to the emptiest.
std::array<int, Kwingto::kRows> ordered_rows(const Board& board) {
  std::array<int, Kwingto::kRows> rows{0, 1, 2};
  std::stable_sort(rows.begin(), rows.end(), [&](int a, int b) { return cards_in(board, a) > cards_in(board, b); });
  return rows;
}

/// Writes the inputs of a space: the card that lies there, or the cards that may still come.
void put_space(Writer& out, const Board& board, int row, int space) {
  constexpr float kRank = 1.0F / 14;
  constexpr int kValues = Kwingto::kHighAce;  // also the number of values for the nearest card on one side
  const auto& cells = board.cell[at(row)];
  if (cells[at(space)] != 0) {
    const int value = value_at(board, row, space);
    out.put_one_of(value - 1, kValues);  // an undecided ace sets no input
    out.skip(1 + 2 * kValues);
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
  out.skip(kValues);
  out.put(fitting, kRank);
  out.put_one_of(low, kValues);
  out.put_one_of(kBeyond - high, kValues);
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
  constexpr int kNear = 5;  // four or more lacking cards share an input
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
  assert(out.written() == Network::kInputs);
  return inputs;
}

const Network& network() {
  static const Network taught = [] {
    Network out;
    const std::string_view bytes = worth_bin();
    assert(bytes.size() == Network::kNumbers);
    std::size_t i = 0;
    each_number(out, [&](float& number, float parts) {
      number = static_cast<float>(static_cast<std::int8_t>(bytes[i++])) / parts;
    });
    return out;
  }();
  return taught;
}

float Network::operator()(const Inputs& inputs) const {
  Layer sums = bias;
  for (const Input& input : inputs)
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += input.value * first[input.index][k];
  float out = last;
  for (std::size_t k = 0; k < sums.size(); ++k) out += std::max(sums[k], 0.0F) * second[k];
  return out;
}

double Network::points(const Board& board, const Rivals& rivals) const {
  return score(board).total() + static_cast<double>(kNetworkUnit * (*this)(inputs_of(board, rivals)));
}

}  // namespace tapete::kwingto
