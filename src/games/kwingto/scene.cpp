#include <algorithm>
#include <array>

#include "game/points_words.hpp"
#include "games/kwingto/notes.hpp"
#include "games/kwingto/policy.hpp"
#include "games/kwingto/rules.hpp"
#include "games/kwingto/strings.hpp"
#include "games/kwingto/table_dice.hpp"

/// The scene as one seat sees it.
namespace tapete {

using namespace kwingto;

namespace {

/// Returns whether one more failed roll of the active seat ends the game.
bool ends_by_failing(const State& s) { return s.board[at(s.active)].penalties + 1 >= Kwingto::kLastPenalty; }

std::string label(const State& s, Action action, Lang lang) {
  switch (kind_of(action)) {
    case Kind::dice:
      return fill(say::kThrow(lang), dice_words(action.a, action.b, lang));
    case Kind::keep:
      return fill((can_place(s, s.actor) ? say::kKeep
                   : ends_by_failing(s)  ? say::kKeepLast
                                         : say::kKeepFailed)(lang),
                  number_words(s.value));
    case Kind::reroll:
      return std::string{say::kReroll(lang)};
    case Kind::place:
      return fill(say::kPlace(lang), card_words(card_of(action), lang),
                  fill(say::kWhere(lang), std::to_string(row_for(s.board[at(s.actor)], card_of(action).suit()) + 1),
                       std::to_string(space_of(action) + 1)));
    case Kind::pass:
      return std::string{(s.actor != s.active  ? say::kPass
                          : ends_by_failing(s) ? say::kPassLast
                                               : say::kPassActive)(lang)};
    case Kind::burn:
      return fill(say::kBurn(lang), card_words(card_of(action), lang));
    case Kind::roll:
      break;
  }
  return {};
}

OptionKind option_kind(Kind kind) {
  switch (kind) {
    case Kind::dice:
      return OptionKind::dice;
    case Kind::place:
      return OptionKind::place;
    case Kind::burn:
      return OptionKind::card;
    case Kind::pass:
      return OptionKind::pass;
    case Kind::keep:
    case Kind::reroll:
    case Kind::roll:
      break;
  }
  return OptionKind::declare;
}

Option option(const State& s, Action action, Lang lang) {
  Option out;
  out.kind = option_kind(kind_of(action));
  out.action = Kwingto::name(action);
  out.label = label(s, action, lang);
  if (out.kind == OptionKind::place) {
    out.card = card_of(action);
    out.note = placement_note(s.board[at(s.actor)], action, lang);
  }
  if (out.kind == OptionKind::card) out.card = card_of(action);
  if (out.kind == OptionKind::dice) out.dice = {action.a, action.b};
  return out;
}

/// Returns the option that burns the least useful cards, as many as are due, with one click.
Option burn_advice(const State& s, Lang lang) {
  Board board = s.board[at(s.actor)];
  const int count = s.phase == Phase::fill ? s.to_burn : 1;
  std::vector<std::string> groups;  // the cards of one suit each
  std::vector<std::string> signs;
  const Card only = spare_card(board);
  Option out;
  out.kind = OptionKind::advice;
  for (int i = 0; i < count; ++i) {
    const Card card = spare_card(board);
    board.deck.remove(card);
    signs.push_back(rank_sign(card.rank()));
    const bool last_of_suit = i + 1 == count || spare_card(board).suit() != card.suit();
    if (last_of_suit)
      groups.push_back(fill("@ of @"_text(lang), listed(std::exchange(signs, {}), lang), suit_word(card.suit(), lang)));
    if (i == 0)
      out.action = Kwingto::name(burn(card));
    else
      out.next_actions.push_back(Kwingto::name(burn(card)));
  }
  out.label = fill(say::kBurn(lang), count == 1 ? card_words(only, lang) : joined(groups, ", "));
  out.note = (count == 1 ? say::kAboutBurningOne : say::kAboutBurning)(lang);
  return out;
}

void add_options(Scene& scene, const State& s, Lang lang) {
  if (s.phase == Phase::fill || s.phase == Phase::penalty) scene.options.push_back(burn_advice(s, lang));
  for (const Action action : Kwingto::legal(s)) scene.options.push_back(option(s, action, lang));
}

/// Returns the index of the cell where a card of this suit would lie: in the row of the suit, or in the next new row.
std::size_t cell_index(const Board& board, int suit, int space) {
  return at(row_for(board, suit) * Kwingto::kSpaces + space);
}

/// Returns a board in words: "corazones: nada, 5, nada, 9, nada; picas: ..."
std::string board_words(const Board& board, Lang lang) {
  std::string out;
  for (int row = 0; row < board.rows; ++row) {
    out += (row == 0 ? "" : "; ") + suit_word(board.suit[at(row)], lang) + ':';
    for (int space = 0; space < Kwingto::kSpaces; ++space) {
      const int cell = board.cell[at(row)][at(space)];
      out += space == 0 ? " " : ", ";
      out +=
          cell == 0 ? std::string{say::kEmptySpace(lang)} : rank_sign(card_of_cell(board.suit[at(row)], cell).rank());
    }
  }
  return out.empty() ? std::string{say::kEmptyBoard(lang)} : out;
}

/// Returns the spaces on which the present throw lets this seat place a card, while the seat may still roll again.
std::array<bool, std::size_t{Kwingto::kRows} * Kwingto::kSpaces> lit_spaces(const State& s, Seat seat) {
  std::array<bool, std::size_t{Kwingto::kRows} * Kwingto::kSpaces> out{};
  if (s.phase != Phase::decide || s.actor != seat) return out;
  for (const Action action : placements(s, seat))
    out[cell_index(s.board[at(seat)], card_of(action).suit(), space_of(action))] = true;
  return out;
}

Zone board_zone(const Scene& scene, const State& s, Seat seat, Lang lang) {
  const Board& board = s.board[at(seat)];
  const bool own = seat == scene.viewer;
  Zone zone{ZoneKind::board, seat, {}, 0, 0, std::string{(own ? say::kYourBoard : say::kBoard)(lang)}};
  zone.columns = Kwingto::kSpaces;
  zone.marks = board.penalties;
  zone.spoken = board_words(board, lang);
  const Score count = score(board);
  const auto lit = lit_spaces(s, own ? seat : kNobody);
  for (int row = 0; row < Kwingto::kRows; ++row) zone.row_points.push_back(count.rows[at(row)] + count.runs[at(row)]);
  zone.column_points.assign(count.columns.begin(), count.columns.end());
  for (int row = 0; row < Kwingto::kRows; ++row) {
    const bool begun = row < board.rows;
    if (begun) zone.suits.push_back(board.suit[at(row)]);
    for (int space = 0; space < Kwingto::kSpaces; ++space) {
      const int cell = board.cell[at(row)][at(space)];
      SceneCard card;
      card.from = seat;
      card.vacant = !begun;
      card.lit = lit[at(row * Kwingto::kSpaces + space)];
      if (cell != 0) card.card = card_of_cell(board.suit[at(row)], cell);
      zone.cards.push_back(std::move(card));
    }
  }
  for (std::size_t i = 0; own && i < scene.options.size(); ++i) {
    const Option& option = scene.options[i];
    if (option.kind != OptionKind::place) continue;
    const auto action = Kwingto::parse(seat, option.action);
    SceneCard& card = zone.cards[cell_index(board, card_of(*action).suit(), space_of(*action))];
    if (card.option < 0)
      card.option = static_cast<int>(i);
    else
      card.more_options.push_back(static_cast<int>(i));
  }
  return zone;
}

/// Returns the zone of the viewer's deck, from which cards must be burned; without cards if none must be burned.
Zone deck_zone(const Scene& scene, Lang lang) {
  Zone zone{ZoneKind::deck, scene.viewer, {}, 0, 0, std::string{say::kYourDeck(lang)}};
  for (std::size_t i = 0; i < scene.options.size(); ++i) {
    if (scene.options[i].kind != OptionKind::card) continue;
    SceneCard card;
    card.card = scene.options[i].card;
    card.from = scene.viewer;
    card.option = static_cast<int>(i);
    zone.cards.push_back(std::move(card));
  }
  return zone;
}

std::string phase_words(const State& s, Lang lang) {
  const std::string value = number_words(s.value);
  switch (s.phase) {
    case Phase::choose:
      return std::string{say::kChoose(lang)};
    case Phase::decide:
      return fill(say::kKeepOrRoll(lang), value);
    case Phase::place:
      return fill((cell_for(s.value) == 0 ? say::kNothing : say::kPlaceNow)(lang), value);
    case Phase::fill:
      return fill(say::kFillRow(lang), std::to_string(s.to_burn));
    case Phase::penalty:
      return std::string{say::kPenaltyNow(lang)};
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      break;
  }
  return {};
}

/// Returns the question that the options of the seat to act answer.
std::string question_words(const State& s, Lang lang) {
  switch (s.phase) {
    case Phase::choose:
      return std::string{say::kAskDice(lang)};
    case Phase::decide:
      return fill((can_place(s, s.actor)    ? say::kAskKeep
                   : cell_for(s.value) == 0 ? say::kAskKeepNoCard
                                            : say::kAskKeepFailed)(lang),
                  value_words(s.value));
    case Phase::place:
      if (cell_for(s.value) == 1) return std::string{say::kAskPlaceAce(lang)};
      if (s.actor != s.active)
        return fill(say::kAskPlaceOf(lang), value_words(s.value), "@");  // the scene names the seat
      return fill(say::kAskPlace(lang), value_words(s.value));
    case Phase::fill:
      return s.to_burn == 1 ? std::string{say::kAskBurn(lang)}
                            : fill(say::kAskBurnMore(lang), std::to_string(s.to_burn));
    case Phase::penalty:
      return std::string{say::kAskPenalty(lang)};
    case Phase::first_roll:
    case Phase::second_roll:
    case Phase::over:
      break;
  }
  return {};
}

SideScore side_score(const Kwingto::Config& config, const Kwingto::Standing& standing, const State& s, Seat seat,
                     Lang lang) {
  const Score count = score(s.board[at(seat)]);
  SideScore out;
  out.seats = {seat};
  const int total = s.before[at(seat)] + count.total();
  out.points = number_words(total);
  out.words = points_words(total, lang);
  const int penalties = s.board[at(seat)].penalties;
  if (penalties > 0)
    out.detail = fill(say::kFailed(lang), std::to_string(penalties), std::to_string(Kwingto::kLastPenalty)) + ": " +
                 number_words(count.penalties);
  // Games won are shown as dots if a number of them wins the match.
  out.won = standing.won[at(seat)];
  out.target = config.limit == Kwingto::Limit::wins ? config.target : 0;
  if (out.target > 1) out.spoken = fill(say::kGamesWon(lang), std::to_string(out.won), std::to_string(out.target));
  if (s.games > 0) out.parts.push_back({std::string{say::kBefore(lang)}, s.before[at(seat)]});
  out.parts.push_back({std::string{say::kRows(lang)}, sum(count.rows)});
  out.parts.push_back({std::string{say::kColumns(lang)}, sum(count.columns)});
  out.parts.push_back({std::string{say::kRuns(lang)}, sum(count.runs)});
  out.parts.push_back({std::string{say::kPenalties(lang)}, count.penalties});
  return out;
}

}  // namespace

Scene Kwingto::scene(const Config& config, const Standing& standing, const View& view, Lang lang) {
  const State& s = view.state;
  Scene scene;
  scene.viewer = view.seat;
  scene.players = config.players;
  scene.round = config.players > 2;
  // While others are asked, it is still the active player's round.
  scene.turn = s.phase == Phase::over ? kNobody : s.actor >= 0 ? Seat{s.actor} : Seat{s.active};
  scene.decider = scene.turn;
  scene.dealer = s.active;
  scene.phase = phase_words(s, lang);
  scene.board_notes = {std::string{say::kAboutRow(lang)}, std::string{say::kAboutColumn(lang)}};
  const bool untouched = std::ranges::all_of(s.board, [](const Board& board) { return board.placed == 0; });
  if (untouched && s.phase == Phase::choose) scene.goal = say::kGoal(lang);
  if (s.actor == view.seat) {
    add_options(scene, s, lang);
    scene.question = {question_words(s, lang), Seat{s.active}};
    if (s.phase == Phase::fill && s.to_burn > 1)
      scene.multi_select = {s.to_burn, fill(say::kBurnThese(lang), std::to_string(s.to_burn))};
  }
  for (int i = 0; i < config.players; ++i) {
    const Seat seat = (view.seat + i) % config.players;
    scene.zones.push_back(board_zone(scene, s, seat, lang));
    scene.score.push_back(side_score(config, standing, s, seat, lang));
  }
  scene.zones.push_back(dice_zone(s, lang));
  if (Zone deck = deck_zone(scene, lang); !deck.cards.empty()) scene.zones.push_back(std::move(deck));
  return scene;
}

}  // namespace tapete
