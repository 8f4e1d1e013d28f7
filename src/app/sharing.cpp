#include "app/sharing.hpp"

#include <algorithm>
#include <utility>

#include "app/seat_names.hpp"
#include "app/shared_deal.hpp"

namespace tapete {
namespace {

/// Returns the own points of a result.
std::string own_points(const DealResult& result) {
  // The first character may be a minus sign.
  return result.points.substr(0, result.points.find('-', 1));
}

/// Returns the points of the best other side of a result.
std::string other_points(const DealResult& result) {
  return result.points.substr(std::min(result.points.size(), own_points(result).size() + 1));
}

/// Returns the result from the player's side in words, such as "Ana · 75 to 55".
std::string result_words(const DealResult& result, Lang lang) {
  std::string words =
      result_name(result, lang) + "  ·  " + fill("@ to @"_text(lang), own_points(result), other_points(result));
  return result.how.empty() ? words : words + '\n' + result.how;
}

/// Returns how good a result is: the larger, the better.
int worth(const DealResult& result, const GameInfo& game) {
  const int own = std::stoi(own_points(result));
  return game.counts_losses ? -own : own - std::stoi(other_points(result));
}

/// Returns the names of the players with the best result as a sentence; "A tie" if all results are equally good, and
/// empty if more points need not be better.
std::string best_words(const std::vector<DealResult>& results, const GameInfo& game, Lang lang) {
  if (game.scores_lost_hands || results.size() < 2) return {};
  const auto [worst, best] =
      std::ranges::minmax(results, {}, [&](const DealResult& each) { return worth(each, game); });
  if (worth(worst, game) == worth(best, game)) return std::string{"A tie"_text(lang)};
  std::string names;
  for (const DealResult& each : results)
    if (worth(each, game) == worth(best, game)) names += (names.empty() ? "" : ", ") + result_name(each, lang);
  return fill("Best result: @"_text(lang), names);
}

/// Returns the title of a link to a deal, with the game, the contract or the like, and the player's points if there are
/// any.
std::string deal_title(const MatchView& match, const DealResult& own, Lang lang) {
  std::string title{game_name(setup_of(match.header()), lang)};
  const std::string points = own_points(own);
  if (points.empty() || points == "0" || points.front() == '-')
    return fill("@: how would you play this hand?"_text(lang), title);
  if (!own.how.empty()) title += ", " + own.how;
  return title + ". " + fill("I made @. And you?"_text(lang), points);
}

/// Returns a title with the name of the game.
std::string titled(Text title, const Header& header, Lang lang) {
  return std::string{title(lang)} + " · " + std::string{game_name(setup_of(header), lang)};
}

/// Returns the results of the latest players of a deal, at most three; empty if nobody has played it. A result with a
/// contract or the like needs the points of both sides, because those of one side may be 0. If a match counts lost
/// hands, 0 points say nothing.
std::string challenge(std::vector<DealResult> results, const GameInfo& game, Lang lang) {
  constexpr std::size_t kMost = 3;
  if (game.scores_lost_hands) std::erase_if(results, [](const auto& each) { return own_points(each) == "0"; });
  std::string out;
  for (std::size_t i = results.size() - std::min(kMost, results.size()); i < results.size(); ++i)
    out += results[i].how.empty()
               ? fill("@ made @."_text(lang), result_name(results[i], lang), own_points(results[i])) + ' '
               : result_words(results[i], lang) + '\n';
  return out.empty() ? out : '\n' + out + std::string{"And you?"_text(lang)};
}

/// Returns the header of a match in which the last hand can be played alone under the same conditions.
Header header_of_hand(const MatchView& match) {
  Header header = match.header();
  for (const auto& changed : parse_rules(match.sheet()->alone)) {
    std::erase_if(header.rules, [&changed](const auto& rule) { return rule.first == changed.first; });
    header.rules.push_back(changed);
  }
  return header;
}

/// Returns the cards that the person of a shared deal holds after the deal; empty in a game without hands.
std::vector<Card> first_hand(const Record& deal, Lang lang) {
  const auto table = open_table(deal.header);
  if (!table || !(*table)->play(deal.events.front().text)) return {};
  const std::vector<Player> players = read_players(deal.header, lang);
  const auto seat = static_cast<Seat>(std::ranges::find_if(players, &Player::human) - players.begin());
  const Scene scene = (*table)->scene(seat, lang);
  std::vector<Card> out;
  if (const Zone* const hand = find_zone(scene, ZoneKind::hand, seat))
    for (const SceneCard& card : hand->cards) out.push_back(card.card);
  return out;
}

}  // namespace

/// Shares a record as a link. If the record is too long for a link, shows a message instead.
void Sharing::share(const std::string& title, std::string_view record) {
  const Lang lang = preferences_.lang();
  const std::string link = link_text(record);
  if (link.size() <= kLongestLink) {
    host_.share(title, link);
    return;
  }
  messages_.tell("Too long for a link"_text,
                 fill("It is longer than @. Save a backup instead and share the file."_text(lang),
                      std::to_string(kLongestLink >> 10) + " kB"));
  changed_();
}

void Sharing::share_match(const std::string& key) {
  if (const auto text = host_.load(key)) share(std::string{"This match"_text(preferences_.lang())}, *text);
}

void Sharing::share_rules() {
  const Header full = make_header(preferences_.setup(), preferences_.lang());
  const Header bare{full.game, full.players, full.rules, {}};
  share(std::string{"House rules"_text(preferences_.lang())}, header_text(bare));
}

bool Sharing::can_share_deal() const {
  const MatchView* const match = match_.at_table();
  return match != nullptr && match->sheet() && deal_record(header_of_hand(*match), match->revealed_deal()).has_value();
}

void Sharing::share_deal() {
  if (!can_share_deal()) return;
  const MatchView& match = *match_.at_table();
  Header header = header_of_hand(match);
  const Lang lang = preferences_.lang();
  const DealResult own = own_result(match);
  if (!own.points.empty()) add_result(header, own);
  share(deal_title(match, own, lang), *deal_record(header, match.revealed_deal()));
}

void Sharing::compare_deal() {
  const MatchView* const match = match_.at_table();
  if (match == nullptr || !match->sheet()) return;
  const Lang lang = preferences_.lang();
  const DealResult own = own_result(*match);
  std::vector<DealResult> results = deal_results(match->header());
  if (!own.points.empty()) results.push_back(own);
  std::vector<std::string> lines;
  lines.reserve(results.size() + 1);
  for (const DealResult& each : results) lines.push_back(result_words(each, lang));
  if (std::string best = best_words(results, match->table().info(), lang); !best.empty())
    lines.push_back(std::move(best));
  messages_.ask({titled("Shared deal"_text, match->header(), lang), joined(lines, "\n"), "Share mine"_text,
                 "Close"_text, [this] { share_deal(); }});
  changed_();
}

void Sharing::refuse(PayloadFault fault) {
  messages_.tell("This link cannot be opened"_text, explain_link(fault, preferences_.lang()));
  changed_();
}

void Sharing::open_link(std::string_view text) {
  auto link = read_link(text);
  if (!link) return refuse(link.error());
  switch (link->kind) {
    case Link::Kind::rules:
      open_rules(link->record.header);
      break;
    case Link::Kind::deal:
      open_deal(link->record);
      break;
    case Link::Kind::match:
      open_match(link->record.header, "Continue#this match"_text, std::move(link->text));
      break;
    case Link::Kind::part:
      open_match(link->record.header, "Watch it"_text, std::move(link->text));
      break;
    case Link::Kind::finished_match:
      open_finished_match(link->record);
      break;
  }
  changed_();
}

void Sharing::open_rules(const Header& header) {
  const Lang lang = preferences_.lang();
  messages_.ask(
      {"House rules"_text,
       fill("You have been sent house rules: @. Do you want to use them?"_text(lang), rules_words(header, lang)),
       "Use them"_text, "Not now"_text, [this, header] {
         const GameInfo& game = *find_game(header.game);
         MatchSetup setup = with_game(preferences_.setup(), game);
         setup.players = header.players;
         setup.rules = *read_rules(game, header.rules);
         preferences_.change_setup(setup);
         starter_.new_match();
       }});
}

void Sharing::open_deal(const Record& record) {
  const Lang lang = preferences_.lang();
  std::string text{"You have been sent a hand. Everybody gets the same cards: let's see how you do."_text(lang)};
  text += challenge(deal_results(record.header), *find_game(record.header.game), lang);
  messages_.ask({titled("Shared deal"_text, record.header, lang), text, "Play it"_text, "Not now"_text,
                 [this, record] { play_deal(record); }, first_hand(record, lang), find_game(record.header.game)->deck});
}

void Sharing::play_deal(const Record& record) {
  const Lang lang = preferences_.lang();
  const std::string name = seat_name(preferences_.setup(), 0, lang, PlayerPortrait::none);
  Header header = own_header(record.header, name, host_.date(), lang);
  auto table = open_table(header);
  if (!table || !(*table)->play(record.events.front().text)) return;
  opener_.begin(std::move(header), std::move(*table), 0);
  match_.local()->store();
}

void Sharing::open_match(const Header& header, Text yes, std::string text) {
  messages_.ask({titled("Shared match"_text, header, preferences_.lang()),
                 "You have been sent a match. Your own matches stay as they are."_text, yes, "Not now"_text,
                 [this, sent = std::move(text)] { opener_.open_record(sent); }});
}

void Sharing::open_finished_match(const Record& record) {
  messages_.ask({titled("Shared match"_text, record.header, preferences_.lang()),
                 "You have been sent a match. Your own matches stay as they are."_text, "Watch it"_text, "Not now"_text,
                 [this, record] {
                   auto table = replay(record);
                   navigation_.lead({Screen::home});
                   if (table) match_.watching().watch(record.header, std::move(*table));
                 }});
}

}  // namespace tapete
