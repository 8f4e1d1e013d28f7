#include "app/links.hpp"

#include <utility>
#include <vector>

#include "match/digest.hpp"

namespace tapete {

Result<Link, PayloadFault> read_link(std::string_view text) {
  const auto sealed = parse_link(text);
  if (!sealed) return Failure{sealed.error()};
  auto record = parse_record(*sealed);
  const auto match = record ? follow(*record) : Failure{record.error()};
  if (!match) return Failure{may_be_newer(match.error().fault) ? PayloadFault::newer : PayloadFault::damaged};
  const Table& table = *match->table;
  if (match->refused && table.events().empty()) return Failure{PayloadFault::damaged};
  const auto kind = [&] {
    if (match->refused) return Link::Kind::part;
    if (record->events.empty()) return Link::Kind::rules;
    if (is_shared_deal(record->header) && record->events.size() == 1) return Link::Kind::deal;
    return table.turn().who == Turn::Who::over ? Link::Kind::finished_match : Link::Kind::match;
  }();
  return Link{kind, std::move(*record), *sealed};
}

std::string rules_words(const Header& header, Lang lang) {
  const GameInfo& game = *find_game(header.game);
  const std::vector<int> values = *read_rules(game, header.rules);
  std::string out{game_name(setup_of(header), lang)};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const HouseRule& rule = game.rules[i];
    if (rule.hidden || values[i] == rule_default(game, i)) continue;
    out += ", " + std::string{rule.label(lang)} + ": ";
    out += rule.choices.empty() ? std::to_string(values[i])
                                : std::string{rule.choices[static_cast<std::size_t>(values[i])].label(lang)};
  }
  return out;
}

std::string result_name(const DealResult& result, Lang lang) {
  return result.name.empty() ? std::string{"Somebody"_text(lang)} : result.name;
}

DealResult own_result(const MatchView& match) {
  const auto record = parse_record(match.record());
  const auto told = record ? digest(*record, match.viewer()) : Failure{record.error()};
  if (!told || told->hands.empty() || !match.sheet()) return {};
  const Digest::Hand& hand = told->hands.back();
  return {std::to_string(hand.own) + '-' + std::to_string(hand.best), match.name(match.viewer()), match.sheet()->how};
}

Header own_header(Header sent, const std::string& name, std::string date, Lang lang) {
  std::vector<Player> players = read_players(sent, lang);
  for (Player& player : players)
    if (player.human()) player.name = name;
  seat_players(sent, players);
  sent.free.emplace_back("date", std::move(date));
  return sent;
}

}  // namespace tapete
