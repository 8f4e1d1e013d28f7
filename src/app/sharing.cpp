#include "app/sharing.hpp"

#include <utility>

#include "app/shared_deal.hpp"

namespace tapete {

/// Shares a record as a link. If the record is too long for a link, shows a message instead.
void Sharing::share(Text title, std::string_view record) {
  const Lang lang = preferences_.lang();
  const std::string link = link_text(record);
  if (link.size() <= kLongestLink) {
    host_.share(title(lang), link);
    return;
  }
  messages_.tell("Too long for a link"_text,
                 fill("It is longer than @. Save a backup instead and share the file."_text(lang),
                      std::to_string(kLongestLink >> 10) + " kB"));
  changed_();
}

void Sharing::share_match(const std::string& key) {
  if (const auto text = host_.load(key)) share("This match"_text, *text);
}

void Sharing::share_rules() {
  const Header full = make_header(preferences_.setup(), preferences_.lang());
  const Header bare{full.game, full.players, full.rules, {}};
  share("House rules"_text, header_text(bare));
}

bool Sharing::can_share_deal() const {
  const MatchView* const match = match_.at_table();
  return match != nullptr && match->sheet() && deal_record(match->header(), match->revealed_deal()).has_value();
}

void Sharing::share_deal() {
  if (!can_share_deal()) return;
  const MatchView& match = *match_.at_table();
  Header header = match.header();
  if (const DealResult own = own_result(match); !own.points.empty()) add_result(header, own);
  share("Shared deal"_text, *deal_record(header, match.revealed_deal()));
}

void Sharing::compare_deal() {
  const MatchView* const match = match_.at_table();
  if (match == nullptr || !match->sheet()) return;
  const Lang lang = preferences_.lang();
  const DealResult own = own_result(*match);
  std::string lines;
  for (const DealResult& each : deal_results(match->header()))
    lines += result_name(each, lang) + "  ·  " + each.points + '\n';
  lines += own.name + "  ·  " + own.points;
  messages_.ask({"Shared deal"_text, lines, "Share mine"_text, "Close"_text, [this] { share_deal(); }});
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
      open_match("Continue#this match"_text, std::move(link->text));
      break;
    case Link::Kind::part:
      open_match("Watch it"_text, std::move(link->text));
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
  const auto results = deal_results(record.header);
  for (std::size_t i = 0; i < results.size(); ++i)
    text += (i == 0 ? "\n" + std::string{"Played so far by: "_text(lang)} : ", ") + result_name(results[i], lang);
  messages_.ask({"Shared deal"_text, text, "Play it"_text, "Not now"_text, [this, record] { play_deal(record); }});
}

void Sharing::play_deal(const Record& record) {
  const Lang lang = preferences_.lang();
  Header header = own_header(record.header, seat_name(preferences_.setup(), 0, lang), host_.date(), lang);
  auto table = open_table(header);
  if (!table || !(*table)->play(record.events.front().text)) return;
  opener_.begin(std::move(header), std::move(*table), 0);
  match_.local()->store();
}

void Sharing::open_match(Text yes, std::string text) {
  messages_.ask({"Shared match"_text, "You have been sent a match. Your own matches stay as they are."_text, yes,
                 "Not now"_text, [this, sent = std::move(text)] { opener_.open_record(sent); }});
}

void Sharing::open_finished_match(const Record& record) {
  messages_.ask({"Shared match"_text, "You have been sent a match. Your own matches stay as they are."_text,
                 "Watch it"_text, "Not now"_text, [this, record] {
                   auto table = replay(record);
                   navigation_.lead({Screen::home});
                   if (table) match_.watching().watch(record.header, std::move(*table));
                 }});
}

}  // namespace tapete
