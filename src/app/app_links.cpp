#include <utility>

#include "app/app.hpp"

/// Matches, deals and house rules that are sent, and those that come.
namespace tapete {
/// Sends a record, if it is not too long for a link.
void App::share(Text title, std::string_view record) {
  const std::string link = link_text(record);
  if (link.size() <= kLongestLink) {
    host_.share(title(lang()), link);
    return;
  }
  messages_.tell(std::string{"It cannot be sent as a link"_text(lang())},
                 fill("It is longer than @. Save everything as a file instead, and send the file."_text(lang()),
                      std::to_string(kLongestLink >> 10) + " kB"));
  changed();
}

void App::share_match(const std::string& key) {
  if (const auto text = host_.load(key)) share("This match"_text, *text);
}

void App::share_rules() {
  const Header full = make_header(setup_, lang());
  const Header bare{full.game, full.players, full.rules, {}};
  share("House rules"_text, header_text(bare));
}

bool App::can_share_deal() const {
  return session_ && session_->sheet() && deal_record(session_->header(), session_->open_deck()).has_value();
}

void App::share_deal() {
  if (!can_share_deal()) return;
  Header header = session_->header();
  if (const DealResult own = own_result(*session_); !own.points.empty()) add_result(header, own);
  share("The same hand"_text, *deal_record(header, session_->open_deck()));
}

void App::compare_deal() {
  if (!session_ || !session_->sheet()) return;
  const DealResult own = own_result(*session_);
  std::string lines;
  for (const DealResult& each : deal_results(session_->header()))
    lines += result_name(each, lang()) + "  ·  " + each.points + '\n';
  lines += own.name + "  ·  " + own.points;
  messages_.ask({std::string{"The same hand"_text(lang())}, lines, std::string{"Send mine"_text(lang())},
                 std::string{"Close"_text(lang())}, [this] { share_deal(); }});
  changed();
}

void App::link_too_long() { refuse_link(ParcelFault::too_long); }

void App::refuse_link(ParcelFault fault) {
  messages_.tell(std::string{"This link cannot be opened"_text(lang())}, explain_link(fault, lang()));
  changed();
}

void App::open_link(std::string_view text) {
  auto link = read_link(text);
  if (!link) return refuse_link(link.error());
  switch (link->kind) {
    case Link::Kind::rules:
      open_rules(link->record.header);
      break;
    case Link::Kind::deal:
      open_deal(link->record);
      break;
    case Link::Kind::match:
      open_match(std::move(link->text));
      break;
    case Link::Kind::finished_match:
      open_finished_match(link->record);
      break;
  }
  changed();
}

void App::open_rules(const Header& header) {
  messages_.ask({std::string{"House rules"_text(lang())},
                 fill("Somebody has sent you house rules: @. Do you want to play by them?"_text(lang()),
                      rules_words(header, lang())),
                 std::string{"Use them"_text(lang())}, std::string{"Not now"_text(lang())}, [this, header] {
                   const GameInfo& game = *find_game(header.game);
                   MatchSetup setup = with_game(setup_, game);
                   setup.players = header.players;
                   setup.rules = *read_rules(game, header.rules);
                   change_setup(setup);
                   new_match();
                 }});
}

void App::open_deal(const Record& record) {
  std::string text{"Somebody has sent you a hand. The cards are the same for all: let's see you."_text(lang())};
  const auto results = deal_results(record.header);
  for (std::size_t i = 0; i < results.size(); ++i)
    text += (i == 0 ? "\n" + std::string{"Played so far by: "_text(lang())} : ", ") + result_name(results[i], lang());
  messages_.ask({std::string{"The same hand"_text(lang())}, text, std::string{"Play it"_text(lang())},
                 std::string{"Not now"_text(lang())}, [this, record] {
                   Header header = own_header(record.header, seat_name(setup_, 0, lang()), host_.date(), lang());
                   auto table = open_table(header);
                   if (!table || !(*table)->play(record.events.front().text)) return;
                   start_session(new_id(host_), std::move(header), std::move(*table), 0);
                   session_->store();
                 }});
}

void App::open_match(std::string text) {
  messages_.ask({std::string{"A link"_text(lang())},
                 std::string{"Somebody has sent you a match. Yours stay as they are."_text(lang())},
                 std::string{"Play on#this match"_text(lang())}, std::string{"Not now"_text(lang())},
                 [this, sent = std::move(text)] { open_record(sent); }});
}

void App::open_finished_match(const Record& record) {
  messages_.ask({std::string{"A link"_text(lang())},
                 std::string{"Somebody has sent you a match. Yours stay as they are."_text(lang())},
                 std::string{"Watch it"_text(lang())}, std::string{"Not now"_text(lang())}, [this, record] {
                   auto table = replay(record);
                   trail_ = {Screen::start};
                   if (table) start_replay(record.header, std::move(*table));
                 }});
}

}  // namespace tapete
