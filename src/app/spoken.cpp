#include "app/spoken.hpp"

#include <algorithm>
#include <vector>

#include "app/strings.hpp"
#include "tricks/words.hpp"

namespace tapete::spoken {
namespace {

std::string join(const std::vector<std::string>& parts, std::string_view comma) {
  std::string out;
  for (const auto& part : parts) out += (out.empty() ? std::string{} : std::string{comma}) + part;
  return out;
}

std::string who(Seat seat, Seat viewer, std::span<const Player> players, Lang lang) {
  return seat == viewer ? std::string{words::kYou(lang)} : players[static_cast<std::size_t>(seat)].name;
}

std::string trick(const Zone& zone, const Scene& scene, std::span<const Player> players, Lang lang) {
  if (zone.cards.empty()) return std::string{words::kTableEmpty(lang)};
  std::vector<std::string> cards;
  std::string winner;
  for (const SceneCard& card : zone.cards) {
    cards.push_back(who(card.from, scene.viewer, players, lang) + ": " + card_words(card.card, lang));
    if (card.winning) winner = fill(words::kWinning(lang), who(card.from, scene.viewer, players, lang));
  }
  return fill(words::kOnTable(lang), join(cards, ", ")) + (winner.empty() ? "" : " " + winner);
}

std::string side_words(const std::vector<Seat>& seats, Seat viewer, std::span<const Player> players, Lang lang) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const Seat seat : seats) names.push_back(who(seat, viewer, players, lang));
  return join(names, words::kAnd(lang));
}

std::string side_score(const SideScore& side, const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  if (!side.points.empty()) parts.push_back(side.points);
  if (side.target > 1)
    parts.push_back(fill((side.losses ? words::kLostOf : words::kWonOf)(lang), std::to_string(side.won),
                         std::to_string(side.target)));
  if (side.sets_target > 1)
    parts.push_back(fill(words::kSetsOf(lang), std::to_string(side.sets_won), std::to_string(side.sets_target)));
  if (!side.absent.empty()) parts.push_back(side.absent);
  return side_words(side.seats, scene.viewer, players, lang) + ": " + join(parts, ", ") + ".";
}

}  // namespace

std::string announcement(const Announcement& said, Seat viewer, std::span<const Player> players) {
  if (said.seat == viewer || said.seat == kNobody) return said.text;
  return players[static_cast<std::size_t>(said.seat)].name + ' ' + said.text;
}

std::string drawn(const Scene& before, const Scene& after, Lang lang) {
  const Zone* old = find_zone(before, Place::hand, before.viewer);
  const Zone* now = find_zone(after, Place::hand, after.viewer);
  if (old == nullptr || now == nullptr) return {};
  std::vector<std::string> cards;
  for (const SceneCard& card : now->cards) {
    const auto same = [&card](const SceneCard& other) { return other.card == card.card; };
    if (card.card.known() && std::none_of(old->cards.begin(), old->cards.end(), same))
      cards.push_back(card_words(card.card, lang));
  }
  return cards.empty() ? std::string{} : fill(words::kYouDraw(lang), join(cards, ", "));
}

std::string hand(const Scene& scene, Lang lang) {
  const Zone* zone = find_zone(scene, Place::hand, scene.viewer);
  if (zone == nullptr) return {};
  if (zone->cards.empty()) return std::string{words::kNoCards(lang)};
  std::vector<std::string> all;
  std::vector<std::string> playable;
  for (const SceneCard& card : zone->cards) {
    if (!card.card.known()) continue;
    all.push_back(card_words(card.card, lang));
    if (card.option >= 0) playable.push_back(all.back());
  }
  std::string out = fill(words::kYourCards(lang), join(all, ", "));
  if (!playable.empty() && playable.size() < all.size())
    out += " " + fill(words::kPlayable(lang), join(playable, ", "));
  return out;
}

std::string table(const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  if (!scene.phase.empty()) parts.push_back(scene.phase + ".");
  if (scene.trump >= 0) parts.push_back(fill(words::kTrumpIs(lang), suit_word(scene.trump)) + ".");
  if (const Zone* turned = find_zone(scene, Place::turned); turned != nullptr && !turned->cards.empty())
    parts.push_back(fill(words::kTurnedUp(lang), card_words(turned->cards.back().card, lang)));
  if (const Zone* stock = find_zone(scene, Place::stock); stock != nullptr)
    parts.push_back(fill(words::kInStock(lang), std::to_string(stock->hidden)));
  for (const Zone& zone : scene.zones) {
    if (zone.told.empty()) continue;
    const bool others = zone.owner != kNobody && zone.owner != scene.viewer;
    parts.push_back(zone.label + (others ? ", " + who(zone.owner, scene.viewer, players, lang) : "") + ": " +
                    zone.told + '.');
  }
  if (const Zone* zone = find_zone(scene, Place::trick)) parts.push_back(trick(*zone, scene, players, lang));
  if (scene.turn == scene.viewer)
    parts.push_back(std::string{words::kYourTurn(lang)} + ".");
  else if (scene.turn != kNobody)
    parts.push_back(fill(words::kTurnOf(lang), who(scene.turn, scene.viewer, players, lang)) + ".");
  return join(parts, " ");
}

std::string score(const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> sides;
  for (const SideScore& side : scene.score) sides.push_back(side_score(side, scene, players, lang));
  return join(sides, " ");
}

std::string sheet(const Sheet& sheet, Seat viewer, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  for (const auto& row : sheet.rows) {
    if (!row.total) continue;
    std::vector<std::string> cells;
    for (std::size_t side = 0; side < row.cells.size() && side < sheet.sides.size(); ++side)
      cells.push_back(side_words(sheet.sides[side], viewer, players, lang) + " " + row.cells[side]);
    parts.push_back(row.label + ": " + join(cells, ", ") + ".");
  }
  const std::string winner =
      sheet.winner < 0 ? std::string{}
                       : side_words(sheet.sides[static_cast<std::size_t>(sheet.winner)], viewer, players, lang);
  for (const std::string& said : {fill(sheet.verdict, winner), sheet.reason})
    if (!said.empty()) parts.push_back(said + ".");
  return join(parts, " ");
}

}  // namespace tapete::spoken
