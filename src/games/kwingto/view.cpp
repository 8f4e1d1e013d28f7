#include "games/kwingto/rules.hpp"

/// Views hide the cards that others have burned, and which seats could have placed a card but did not.
namespace tapete {

using namespace kwingto;

namespace {

/// Puts burned cards back into the deck of the board, so that the view does not tell which cards they are.
void hide_burned(Board& board) {
  CardSet open = CardSet::full(Deck::french);
  for (int row = 0; row < board.rows; ++row)
    for (const int cell : board.cell[at(row)])
      if (cell != 0) open.remove(card_of_cell(board.suit[at(row)], cell));
  board.unseen = static_cast<std::uint8_t>(open.size() - board.deck.size());
  board.deck = open;
}

/// Hides which seat is asked, so that the view does not reveal which seats had nothing to place.
void hide_asking(State& s, Seat seat) {
  const bool asking = s.phase == Phase::place || s.phase == Phase::penalty;
  if (!asking || s.actor == seat) return;
  s.phase = Phase::place;
  s.actor = kNobody;
}

/// Makes seats decline until `actor` can make an action of this kind: the record shows that these seats placed nothing.
/// Returns false if `actor` cannot make such an action.
bool skip_to(State& s, Seat seat, Seat actor, Kind kind) {
  while (s.phase == Phase::place && (s.actor != actor || (kind != Kind::place && actor != seat))) {
    if (s.actor == seat) return false;  // the record would contain this seat's answer
    decline(s);
  }
  return s.actor == actor;
}

}  // namespace

Kwingto::View Kwingto::view(const State& state, Seat seat) {
  View view{seat, state};
  for (int other = 0; other < state.config.players; ++other)
    if (other != seat) hide_burned(view.state.board[at(other)]);
  hide_asking(view.state, seat);
  return view;
}

std::optional<Action> Kwingto::redact(const State&, Action action, Seat actor, Seat seat) {
  if (actor == seat || actor == kChance) return action;
  if (kind_of(action) == Kind::pass) return std::nullopt;
  if (kind_of(action) == Kind::burn) return kwingto::burn(kUnknownCard);
  return action;
}

Kwingto::View Kwingto::start_view(const Config& config, const Standing& standing, const Deal& deal, Seat seat) {
  return {seat, start(config, standing, deal)};
}

namespace {

bool replay_seat(Kwingto::View& view, Seat actor, Action action) {
  State& s = view.state;
  const bool own = actor == view.seat;
  const Kind kind = kind_of(action);
  if (kind == Kind::burn && hidden_burn(action) == own) return false;
  if (kind == Kind::pass && !own) return false;
  if (!skip_to(s, view.seat, actor, kind)) return false;
  const bool burning = s.phase == Phase::fill || s.phase == Phase::penalty;
  const bool hidden = kind == Kind::burn && burning && s.board[at(actor)].unseen < s.board[at(actor)].deck.size();
  if (!Kwingto::legal(s).contains(action) && !(hidden && !own)) return false;
  Kwingto::apply(s, action);
  return true;
}

}  // namespace

std::optional<Fault> Kwingto::apply_to_view(View& view, Seat actor, Action action) {
  if (actor == kChance)
    apply(view.state, action);
  else if (!replay_seat(view, actor, action))
    return Fault::illegal;
  return std::nullopt;
}

bool Kwingto::end_view(View& view) {
  State& s = view.state;
  while (s.phase == Phase::place && s.actor != view.seat) decline(s);
  return s.actor == view.seat;
}

void Kwingto::apply_hidden_end(View& view) {
  State& s = view.state;
  while (s.phase == Phase::place && s.actor != view.seat && s.actor != s.active) decline(s);
}

bool Kwingto::fits_world(const State& world, Seat actor, Action action) {
  if (kind_of(action) != Kind::burn) return true;
  Board board = world.board[at(actor)];
  const CardSet left = board.deck;
  hide_burned(board);  // the deck then contains all cards that are not on the board
  return (board.deck - left).has(tapete::card_of(action));
}

bool Kwingto::Sampler::possible() const {
  for (int other = 0; other < view_.state.config.players; ++other) {
    const Board& board = view_.state.board[at(other)];
    if (board.unseen > board.deck.size()) return false;
  }
  return true;
}

Kwingto::State Kwingto::Sampler::draw(Rng& rng) const {
  State s = view_.state;
  for (int other = 0; other < s.config.players; ++other) {
    Board& board = s.board[at(other)];
    for (; board.unseen > 0; --board.unseen)
      board.deck.remove(board.deck.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(board.deck.size())))));
  }
  return s;
}

}  // namespace tapete
