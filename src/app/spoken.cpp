#include "app/spoken.hpp"

#include <algorithm>
#include <utility>

#include "game/card_words.hpp"

namespace tapete::spoken {
namespace {

std::string who(Seat seat, Seat viewer, std::span<const Player> players, Lang lang) {
  return seat == viewer ? std::string{"You"_text(lang)} : players[static_cast<std::size_t>(seat)].name;
}

std::string trick(const Zone& zone, const Scene& scene, std::span<const Player> players, Lang lang) {
  if (zone.cards.empty()) return std::string{"No cards on the table."_text(lang)};
  std::vector<std::string> cards;
  std::string winner;
  for (const SceneCard& card : zone.cards) {
    cards.push_back(who(card.from, scene.viewer, players, lang) + ": " + card_words(scene.deck, card.card, lang));
    if (!card.winning) continue;
    winner = card.from == scene.viewer
                 ? std::string{"You are winning the trick."_text(lang)}
                 : fill("@ is winning the trick."_text(lang), who(card.from, scene.viewer, players, lang));
  }
  return fill("On the table, @."_text(lang), joined(cards, ", ")) + (winner.empty() ? "" : " " + winner);
}

std::string side_words(const std::vector<Seat>& seats, Seat viewer, std::span<const Player> players, Lang lang) {
  return joined(seats, " and "_text(lang), [&](Seat seat) { return who(seat, viewer, players, lang); });
}

std::string side_score(const SideScore& side, const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  if (!side.points.empty()) parts.push_back(side.words.empty() ? side.points : side.words);
  if (!side.detail.empty() && !side.warns) parts.push_back(side.detail);
  if (!side.spoken.empty()) parts.push_back(side.spoken);
  if (!side.absent.empty()) parts.push_back(side.absent);
  return side_words(side.seats, scene.viewer, players, lang) + ": " + joined(parts, ", ") + ".";
}

/// Returns "Pilar: 6 cards.", or names the cards if the hand lies open.
std::string held(const Zone& hand, Deck deck, std::span<const Player> players, Lang lang) {
  const auto count = static_cast<int>(hand.cards.size()) + hand.hidden;
  std::string cards = count_words(count, "@ card"_text, "@ cards"_text, lang);
  if (hand.open && count > 0) {
    cards.clear();
    for (const SceneCard& card : hand.cards) cards += (cards.empty() ? "" : ", ") + card_words(deck, card.card, lang);
  }
  return players[static_cast<std::size_t>(hand.owner)].name + ": " + cards + ".";
}

/// Returns the contract and its declarer, or the calls so far.
std::string auction_words(const Scene& scene, std::span<const Player> players, Lang lang) {
  const Auction& auction = scene.auction;
  const auto name = [players](int seat) { return players[static_cast<std::size_t>(seat) % players.size()].name; };
  if (!auction.contract.spoken.empty())
    return auction.contract.spoken + ". " +
           fill((auction.declarer == scene.viewer ? "You play#a contract"_text : "@ plays"_text)(lang),
                name(auction.declarer)) +
           ".";
  std::string out;
  int seat = auction.first;
  for (const Tag& call : auction.calls) out += (out.empty() ? "" : ", ") + name(seat++) + ": " + call.spoken;
  return out.empty() ? out : out + ".";
}

/// Returns sentences about the phase of the hand, the trump suit, the stock, boards and dice, and the trick.
std::vector<std::string> on_the_table(const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  if (!scene.goal.empty()) parts.push_back(scene.goal);
  if (!scene.phase.empty()) parts.push_back(scene.phase + ".");
  if (scene.trump >= 0)
    parts.push_back(fill("Trumps: @#the app"_text(lang), suit_word(scene.deck, scene.trump, lang)) + ".");
  if (std::string words = auction_words(scene, players, lang); !words.empty()) parts.push_back(std::move(words));
  if (const Zone* turned = find_zone(scene, ZoneKind::turned); turned != nullptr && !turned->cards.empty())
    parts.push_back(fill("Turned up: @."_text(lang), card_words(scene.deck, turned->cards.back().card, lang)));
  if (const Zone* stock = find_zone(scene, ZoneKind::stock); stock != nullptr)
    parts.push_back(
        count_words(stock->hidden, "@ card left in the stock."_text, "@ cards left in the stock."_text, lang));
  for (const Zone& zone : scene.zones) {
    if (zone.spoken.empty()) continue;
    const bool others = zone.owner != kNobody && zone.owner != scene.viewer;
    parts.push_back(zone.label + (others ? ", " + who(zone.owner, scene.viewer, players, lang) : "") + ": " +
                    zone.spoken + '.');
  }
  if (const Zone* zone = find_zone(scene, ZoneKind::trick)) parts.push_back(trick(*zone, scene, players, lang));
  for (const Zone& zone : scene.zones)
    if (zone.open && zone.owner != scene.viewer) parts.push_back(held(zone, scene.deck, players, lang));
  return parts;
}

}  // namespace

std::string whose_turn(const Scene& scene, std::span<const Player> players, bool by_name, Lang lang) {
  if (scene.turn == kNobody) return {};
  const auto name = [players](Seat seat) { return players[static_cast<std::size_t>(seat)].name; };
  const bool own = !by_name && scene.viewer_decides();
  if (!own && scene.question.call) return fill("@ to bid"_text(lang), name(scene.turn));
  // A person who plays for the partner is told whose cards are to be played.
  const auto human = [players](Seat seat) { return players[static_cast<std::size_t>(seat)].human(); };
  const bool from_partners_hand =
      own && scene.turn == scene.viewer && !human(scene.viewer) && std::ranges::any_of(players, &Player::human);
  if (from_partners_hand && scene.decider == scene.turn)
    return fill("You play a card of @"_text(lang), name(scene.turn));
  if (scene.decider == scene.turn)
    return own ? std::string{"Your turn"_text(lang)} : fill("@ to play"_text(lang), name(scene.turn));
  const bool from_own_hand = human(scene.turn) && !human(scene.viewer);
  if (own && from_own_hand) return std::string{"You play a card of your hand"_text(lang)};
  if (own) return fill("You play for @"_text(lang), name(scene.turn));
  if (!by_name && scene.turn == scene.viewer) return fill("@ plays for you"_text(lang), name(scene.decider));
  return fill("@ plays for @"_text(lang), name(scene.decider), name(scene.turn));
}

std::string question(const Scene& scene, std::span<const Player> players) {
  const TableQuestion& asked = scene.question;
  if (asked.seat == kNobody) return asked.text;
  return fill(asked.text, players[static_cast<std::size_t>(asked.seat)].name);
}

std::string turn_and_question(const Scene& scene, std::span<const Player> players, Lang lang) {
  const std::string turn = whose_turn(scene, players, false, lang);
  if (turn.empty()) return {};
  const std::string asked = question(scene, players);
  return turn + (asked.empty() ? "." : ". " + asked);
}

std::string heading(std::string_view game, std::string news, std::span<const Player> players) {
  std::string out{game};
  if (news.empty()) return out;
  // A name at the beginning keeps its capital letter.
  const auto begins_with = [&news](const Player& player) { return news.starts_with(player.name); };
  if (std::ranges::none_of(players, begins_with)) news.front() = lower(news.front());
  return out + ": " + news;
}

std::string announcement(const Announcement& said, Seat viewer, std::span<const Player> players) {
  if (said.seat == viewer || said.seat == kNobody) return said.text;
  return players[static_cast<std::size_t>(said.seat)].name + ' ' + said.text;
}

std::string drawn(const Scene& before, const Scene& after, Lang lang) {
  if (after.viewer == kNobody) return {};
  const Zone* old = find_zone(before, ZoneKind::hand, before.viewer);
  const Zone* now = find_zone(after, ZoneKind::hand, after.viewer);
  if (old == nullptr || now == nullptr) return {};
  std::vector<std::string> cards;
  for (const SceneCard& card : now->cards) {
    const auto same = [&card](const SceneCard& other) { return other.card == card.card; };
    if (card.card.known() && std::none_of(old->cards.begin(), old->cards.end(), same))
      cards.push_back(card_words(after.deck, card.card, lang));
  }
  return cards.empty() ? std::string{} : fill("You draw @."_text(lang), joined(cards, ", "));
}

std::string hand(const Scene& scene, std::span<const Player> players, Lang lang) {
  const bool for_another = scene.viewer_decides() && scene.turn != scene.viewer;
  if (scene.viewer == kNobody) return {};
  const Zone* zone = find_zone(scene, ZoneKind::hand, for_another ? scene.turn : scene.viewer);
  if (zone == nullptr) return {};
  if (zone->cards.empty()) return std::string{"You have no cards."_text(lang)};
  std::vector<std::string> all;
  std::vector<std::string> playable;
  for (const SceneCard& card : zone->cards) {
    if (!card.card.known()) continue;
    all.push_back(card_words(scene.deck, card.card, lang));
    if (card.option >= 0) playable.push_back(all.back());
  }
  std::string out = for_another ? players[static_cast<std::size_t>(scene.turn)].name + ": " + joined(all, ", ") + "."
                                : fill("Your cards: @."_text(lang), joined(all, ", "));
  if (!playable.empty() && playable.size() < all.size())
    out += " " + fill("You can play @."_text(lang), joined(playable, ", "));
  return out;
}

std::vector<std::string> paragraphs(const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> out;
  for (const SideScore& side : scene.score) out.push_back(side_score(side, scene, players, lang));
  for (std::string& sentence : on_the_table(scene, players, lang)) out.push_back(std::move(sentence));
  for (const Zone& zone : scene.zones)
    if (zone.kind == ZoneKind::hand && zone.owner != scene.viewer && !zone.open)
      out.push_back(held(zone, scene.deck, players, lang));
  const bool dealt = find_zone(scene, ZoneKind::hand) != nullptr && scene.dealer != kNobody;
  if (dealt && scene.dealer == scene.viewer) out.push_back(std::string{"You deal"_text(lang)} + ".");
  if (dealt && scene.dealer != scene.viewer)
    out.push_back(fill("@ deals"_text(lang), players[static_cast<std::size_t>(scene.dealer)].name) + ".");
  if (std::string turn = turn_and_question(scene, players, lang); !turn.empty()) out.push_back(std::move(turn));
  return out;
}

std::string table(const Scene& scene, std::span<const Player> players, Lang lang) {
  std::vector<std::string> sentences = on_the_table(scene, players, lang);
  if (std::string turn = turn_and_question(scene, players, lang); !turn.empty()) sentences.push_back(std::move(turn));
  return joined(sentences, " ");
}

std::string score(const Scene& scene, std::span<const Player> players, Lang lang) {
  return joined(scene.score, " ", [&](const SideScore& side) { return side_score(side, scene, players, lang); });
}

std::vector<std::vector<Seat>> named_sides(const Sheet& sheet, Seat viewer) {
  std::vector<std::vector<Seat>> named;
  for (const Seat seat : sheet.champions)
    if (seat != viewer) named.push_back({seat});
  const bool own = sheet.winner == 0 && viewer != kNobody;
  if (named.empty() && sheet.winner >= 0 && !own) named = {sheet.sides[static_cast<std::size_t>(sheet.winner)]};
  return named;
}

std::string sheet(const Sheet& sheet, Seat viewer, std::span<const Player> players, Lang lang) {
  std::vector<std::string> parts;
  for (const auto& row : sheet.rows) {
    if (!row.total) continue;
    std::vector<std::string> cells;
    for (std::size_t side = 0; side < row.cells.size() && side < sheet.sides.size(); ++side)
      if (!row.cells[side].empty())
        cells.push_back(side_words(sheet.sides[side], viewer, players, lang) + " " + row.cells[side]);
    parts.push_back(row.label + ": " + joined(cells, ", ") + ".");
  }
  const std::string winner =
      joined(named_sides(sheet, viewer), " and "_text(lang),
             [&](const std::vector<Seat>& seats) { return side_words(seats, viewer, players, lang); });
  for (const std::string& said : {fill(sheet.verdict, winner), sheet.reason})
    if (!said.empty()) parts.push_back(as_sentence(said));
  return joined(parts, " ");
}

}  // namespace tapete::spoken
