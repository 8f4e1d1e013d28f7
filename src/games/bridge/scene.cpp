#include "game/card_words.hpp"
#include "games/bridge/bridge.hpp"

/// The scene of bridge: hands sorted as bridge players do, the auction, and the calls to choose from.
namespace tapete::bridge {
namespace {

/// Sorts the suits of a hand as bridge players do: trumps first, black and red in turn.
void sort_suits(Zone& hand, int trump) {
  constexpr std::array kTurn{0, 1, 3, 2};  // the suit at each place; by symmetry also the place of each suit
  const int first = trump < kSuits ? kTurn[at(trump)] : 0;
  std::vector<SceneCard> sorted;
  for (int i = 0; i < kSuits; ++i)
    for (const SceneCard& shown : hand.cards)
      if (shown.card.suit() == kTurn[at((first + i) % kSuits)]) sorted.push_back(shown);
  hand.cards = std::move(sorted);
}

std::string denomination_words(int denomination, Lang lang) {
  return denomination == kNoTrump ? std::string{"no trump"_text(lang)}
                                  : suit_word(Duties::kDeck, suit_of(denomination), lang);
}

/// Returns the written form of a bid: "3", the sign of the suit, and the double. With level 0, only the denomination.
Tag bid_tag(int level, int denomination, std::string_view doubled, std::string spoken, Lang lang) {
  std::string text = level > 0 ? std::to_string(level) : "";
  const bool suited = denomination != kNoTrump;
  if (!suited && level > 0) text += ' ';
  text += suited ? "@" : "NT#no trump"_text(lang);
  if (!doubled.empty()) text += ' ' + std::string{doubled};
  return {text, suited ? suit_of(denomination) : -1, std::move(spoken)};
}

Tag call_tag(Call call, Lang lang) {
  std::string words = call_words(call, lang);
  if (call.is_bid()) return bid_tag(call.level(), call.denomination(), {}, std::move(words), lang);
  return {words, -1, words, call == kPass};
}

/// Returns the calls so far, and the contract once the auction is over.
tapete::Auction shown_auction(const State& s, Lang lang) {
  tapete::Auction out{s.auction.dealer()};
  for (int i = 0; i < s.auction.size(); ++i) {
    Tag& tag = out.calls.emplace_back(call_tag(s.auction[i], lang));
    tag.alert = is_artificial(s.auction, i);
    if (tag.alert) tag.spoken += ", " + std::string{"a convention"_text(lang)};
  }
  if (s.phase == TrickPhase::bid || s.auction.bidder() == kNobody) return out;
  const Contract contract = s.auction.contract();
  constexpr std::array<std::string_view, 3> kDoubled{"", "X", "XX"};
  out.contract =
      bid_tag(contract.level, contract.denomination, kDoubled[contract.doubled], contract_words(contract, lang), lang);
  out.declarer = s.auction.declarer();
  const int won = s.won[at(out.declarer % kPairs)];
  const int needed = kBook + contract.level;
  out.aim = won > needed ? fill("@ tricks, @ over"_text(lang), std::to_string(won), std::to_string(won - needed))
                         : fill("@ of @ tricks"_text(lang), std::to_string(won), std::to_string(needed));
  return out;
}

/// Adds the grid from which the viewer chooses a call: bids by level and denomination, and the other calls.
void add_grid(Scene& scene, const State& s, Lang lang) {
  for (int level = 1; level <= kLevels; ++level)
    scene.grid.rows.push_back({std::to_string(level), -1, fill("Level @"_text(lang), std::to_string(level))});
  for (int i = 0; i < kDenominations; ++i)
    scene.grid.columns.push_back(bid_tag(0, i, {}, denomination_words(i, lang), lang));
  for (const Call call : {kPass, kDouble, kRedouble}) scene.grid.single.push_back(call_tag(call, lang));
  const ActionList legal = TrickFlow<Rules>::legal(s);
  for (std::size_t i = 0; i < scene.options.size(); ++i) {
    const Call call = call_of(legal[i]);
    if (call.is_bid()) scene.options[i].row = call.level() - 1;
    scene.options[i].column = call.is_bid() ? call.denomination() : call.code();
  }
}

/// Returns whether the seat is dummy, also before the opening lead.
bool is_dummy(const State& s, Seat seat) {
  return s.phase == TrickPhase::play && (s.auction.declarer() + kPairs) % kSeats == seat;
}

}  // namespace

void Rules::add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang) {
  using Table = TrickTable<Rules>;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = (scene.first() + i) % kSeats;
    Zone& hand = scene.zones.emplace_back(Table::hand(scene, s, seat, lang));
    if (seat == scene.viewer || hand.open) sort_suits(hand, s.trump);
    if (hand.open) hand.role = "dummy#a player"_text(lang);
  }
  scene.zones.push_back(Table::trick(s, lang));
  const int own = scene.first() % kPairs;
  const bool onlooker = scene.viewer == kNobody;
  for (const int side : {own, 1 - own}) {
    scene.zones.push_back(Table::pile(s, side,
                                      onlooker      ? trick_say::kPile
                                      : side == own ? trick_say::kOurPile
                                                    : trick_say::kTheirPile,
                                      lang));
    scene.score.push_back(score(config, standing, s, side, scene.viewer, lang));
    scene.score.back().seats = {side, side + kPairs};
  }
  scene.auction = shown_auction(s, lang);
  if (s.phase == TrickPhase::bid && !onlooker) add_grid(scene, s, lang);
  if (is_dummy(s, scene.viewer)) scene.phase = "You are dummy"_text(lang);
}

std::vector<Announcement> Rules::said_of_declaration(const State&, const State& after, Seat viewer, Lang lang) {
  if (!is_dummy(after, viewer)) return {};
  return {{kNobody, std::string{"Your cards are about to be shown"_text(lang)}, {}}};
}

}  // namespace tapete::bridge
