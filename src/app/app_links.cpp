#include <algorithm>

#include "app/app.hpp"

/// Matches, deals and house rules that are sent, and those that come.
namespace tapete {
namespace {

/// The label of each house rule that is not as usual, with its value.
std::string rules_words(const GameInfo& game, const std::vector<int>& values, Lang lang) {
  std::string out{game.name(lang)};
  const MatchSetup usual = usual_setup(game);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] == usual.rules[i]) continue;
    const HouseRule& rule = game.rules[i];
    out += ", " + std::string{rule.label(lang)} + ": ";
    out += rule.choices.empty() ? std::to_string(values[i])
                                : std::string{rule.choices[static_cast<std::size_t>(values[i])].label(lang)};
  }
  return out;
}

}  // namespace

/// Sends a record, if it is not too long for a link.
void App::share(Text title, std::string_view record) {
  const std::string link = link_text(record);
  if (link.size() <= kLongestLink) {
    host_.share(title(lang()), link);
    return;
  }
  tell(std::string{"It cannot be sent as a link"_text(lang())},
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

DealResult App::own_result() const {
  const auto record = parse_record(session_->record());
  const auto told = record ? digest(*record, session_->viewer()) : Result<Digest, Problem>::failure(record.error());
  if (!told || told->hands.empty()) return {};
  const Digest::Hand& hand = told->hands.back();
  return {std::to_string(hand.own) + '-' + std::to_string(hand.best), session_->name(session_->viewer())};
}

std::string App::result_name(const DealResult& result) const {
  return result.name.empty() ? std::string{"Somebody"_text(lang())} : result.name;
}

bool App::can_share_deal() const {
  return session_ && session_->sheet() && deal_record(session_->header(), session_->open_deck()).has_value();
}

void App::share_deal() {
  if (!can_share_deal()) return;
  Header header = session_->header();
  if (const DealResult own = own_result(); !own.points.empty()) add_result(header, own);
  share("The same hand"_text, *deal_record(header, session_->open_deck()));
}

void App::compare_deal() {
  if (!session_ || !session_->sheet()) return;
  const DealResult own = own_result();
  std::string lines;
  for (const DealResult& each : deal_results(session_->header()))
    lines += result_name(each) + "  ·  " + each.points + '\n';
  lines += own.name + "  ·  " + own.points;
  ask({std::string{"The same hand"_text(lang())}, lines, std::string{"Send mine"_text(lang())},
       std::string{"Close"_text(lang())}, [this] { share_deal(); }});
  changed();
}

void App::link_too_long() { refuse_link(ParcelFault::too_long); }

void App::refuse_link(ParcelFault fault) {
  tell(std::string{"This link cannot be opened"_text(lang())}, explain_link(fault, lang()));
  changed();
}

void App::open_link(std::string_view text) {
  const auto sealed = parse_link(text);
  const auto record = sealed ? parse_record(*sealed) : Result<Record, Problem>::failure({});
  const auto table = record ? replay(*record) : Result<std::unique_ptr<Table>, Problem>::failure({});
  if (!table) {
    const bool newer =
        sealed ? !record && record.error().fault == Fault::newer_version : sealed.error() == ParcelFault::newer;
    const ParcelFault fault = newer ? ParcelFault::newer : sealed ? ParcelFault::damaged : sealed.error();
    refuse_link(fault);
  } else if (record->events.empty()) {
    open_rules_link(record->header);
  } else if (is_shared_deal(record->header) && record->events.size() == 1) {
    open_deal_link(*record);
  } else {
    open_match_link(*sealed, (*table)->turn().who == Turn::Who::over);
  }
  changed();
}

void App::open_rules_link(const Header& header) {
  const GameInfo& game = *find_game(header.game);
  const std::vector<int> values = *read_rules(game, header.rules);
  ask({std::string{"House rules"_text(lang())},
       fill("Somebody has sent you house rules: @. Do you want to play by them?"_text(lang()),
            rules_words(game, values, lang())),
       std::string{"Use them"_text(lang())}, std::string{"Not now"_text(lang())},
       [this, &game, values, players = header.players] {
         MatchSetup setup = with_game(setup_, game);
         setup.players = players;
         setup.rules = values;
         change_setup(setup);
         new_match();
       }});
}

void App::open_deal_link(const Record& record) {
  std::string text{"Somebody has sent you a hand. The cards are the same for all: let's see you."_text(lang())};
  const auto results = deal_results(record.header);
  for (std::size_t i = 0; i < results.size(); ++i)
    text += (i == 0 ? "\n" + std::string{"Played so far by: "_text(lang())} : ", ") + result_name(results[i]);
  ask({std::string{"The same hand"_text(lang())}, text, std::string{"Play it"_text(lang())},
       std::string{"Not now"_text(lang())}, [this, record] {
         Header header = record.header;
         std::vector<Player> players = read_players(header, lang());
         for (Player& player : players)
           if (player.human()) player.name = seat_name(setup_, 0, lang());
         seat_players(header, players);
         header.free.emplace_back("date", host_.date());
         auto table = open_table(header);
         if (!table || !(*table)->play(record.events.front().text)) return;
         start_session(new_id(host_), std::move(header), std::move(*table), 0);
         session_->store();
       }});
}

void App::open_match_link(std::string text, bool over) {
  ask({std::string{"A link"_text(lang())},
       std::string{"Somebody has sent you a match. Yours stay as they are."_text(lang())},
       std::string{(over ? "Watch it"_text : "Play on#this match"_text)(lang())}, std::string{"Not now"_text(lang())},
       [this, over, text = std::move(text)] {
         if (!over) {
           open_record(text);
           return;
         }
         const auto record = parse_record(text);
         auto table = replay(*record);
         trail_ = {Screen::start};
         if (table) start_replay(record->header, std::move(*table));
       }});
}

}  // namespace tapete
