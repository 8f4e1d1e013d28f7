#include "app/hand_review.hpp"

#include <algorithm>

#include "app/hindsight.hpp"
#include "app/session/events.hpp"
#include "app/session/for_partner.hpp"
#include "match/action_line.hpp"

namespace tapete {
namespace {

std::string key_of(const MatchView& match, const std::string& id, const Settings& settings) {
  return id + ' ' + deal_line(match.table()) + ' ' + std::to_string(match.table().events().size()) + ' ' +
         std::string{lang_code(settings.lang)} + ' ' + std::to_string(static_cast<int>(settings.review));
}

/// Returns whether `line`, from the record redacted for `seat`, is the action `event` of this seat. The two texts of a
/// claim differ, because the redacted line also contains the outcome.
bool is_line_of(const std::string& line, const std::string& event, Seat seat) {
  const std::string own = std::to_string(seat) + ' ';
  return line == event || (line.starts_with(own) && event.starts_with(own));
}

}  // namespace

void HandReview::update(const MatchView* match, const std::string& id) {
  const bool wanted = match != nullptr && match->sheet() && settings_.review != Review::off &&
                      !match->seating().shared() && match->viewer() != kNobody &&
                      match->seating().at(match->viewer()).human();
  if (!wanted) {
    judge_.forget(question_);
    key_.clear();
  } else if (key_ != key_of(*match, id, settings_)) {
    begin(*match, id);
  }
}

void HandReview::begin(const MatchView& match, const std::string& id) {
  key_ = key_of(match, id, settings_);
  lang_ = settings_.lang;
  decisions_.clear();
  moments_.clear();
  result_ = {id, match.table().events().size(), 0, 0};
  asked_ = 0;
  failed_ = false;
  wrong_call_ = match.sheet()->wrong_call;
  records_.assign(static_cast<std::size_t>(match.table().players()), {});
  add_decisions(match, match.viewer(), 0);
  const std::size_t for_partner = first_for_partner(match);
  if (for_partner < match.table().events().size())
    add_decisions(match, match.table().decider(for_partner), for_partner);
  ask();
}

/// Adds the decisions of this seat in the last hand, except those about events before the event number `from`.
void HandReview::add_decisions(const MatchView& match, Seat seat, std::size_t from) {
  const Table& table = match.table();
  const GameInfo& game = table.info();
  const std::vector<std::string> known = table.redacted(seat);
  records_[static_cast<std::size_t>(seat)] = bare_record(match.header(), known);

  const auto& events = table.events();
  std::vector<std::size_t> own;  // indices of the events that the seat has chosen
  for (std::size_t i = 0; i < events.size(); ++i)
    if (table.decider(i) == seat) own.push_back(i);
  std::vector<Decision> found;
  int number = 0;
  auto next = own.begin();
  for (const std::string& line : known) {
    if (starts_hand(game, line)) found.clear();
    if (names_chance(game, first_word(line))) continue;
    ++number;
    if (next == own.end() || !is_line_of(line, events[*next], seat)) continue;
    if (*next >= from) found.push_back({number, *next, std::string{parse_action_line(events[*next])->action}, seat});
    ++next;
  }
  decisions_.insert(decisions_.end(), found.begin(), found.end());
}

void HandReview::ask() {
  if (done()) return finished_();
  const Decision& next = decisions_[asked_];
  const std::string& record = records_[static_cast<std::size_t>(next.seat)];
  question_ = judge_.ask_in_background({record, next.seat, next.number, lang_}, *this);
}

void HandReview::judged(std::string_view text) {
  if (auto opinion = parse_opinion(text))
    keep(std::move(*opinion));
  else if (text != kNoChoice)
    failed_ = true;
  ++asked_;
  ask();
}

void HandReview::keep(Opinion opinion) {
  // Without chances of winning, which not every game computes, no losses can be added up.
  if (opinion.chance > 0) ++result_.decisions;
  const std::string& done = decisions_[asked_].done;
  // Opinion::other is the action that was done, unless that action was the best and nothing was lost.
  if (opinion.other == done) add_up(opinion);
  if (!blames(opinion, done, settings_.review)) return;
  moments_.push_back({decisions_[asked_].before, std::move(opinion)});
  const auto loss = [](const Moment& moment) { return moment.opinion.loss; };
  if (moments_.size() > kMost) moments_.erase(std::ranges::min_element(moments_, {}, loss));
}

/// Adds the decision to the result that will be stored. The setting Settings::review does not change that result.
void HandReview::add_up(const Opinion& opinion) {
  if (opinion.chance <= 0 || opinion.loss < 2 * opinion.error) return;
  result_.loss += opinion.loss;
  if (opinion.loss < least_loss(Review::strict)) return;
  auto& mistakes = result_.mistakes;
  mistakes.push_back({decisions_[asked_].before, opinion.loss, opinion.cause});
  if (mistakes.size() > kMostMistakes) mistakes.erase(std::ranges::min_element(mistakes, {}, &Mistake::loss));
}

}  // namespace tapete
