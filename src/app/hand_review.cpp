#include "app/hand_review.hpp"

#include <algorithm>

#include "app/hindsight.hpp"
#include "app/session/events.hpp"

namespace tapete {
namespace {

std::string key_of(const Session& session, const Settings& settings) {
  return session.id() + ' ' + deal_line(session.table()) + ' ' + std::to_string(session.table().events().size()) + ' ' +
         std::string{lang_code(settings.lang)} + ' ' + std::to_string(static_cast<int>(settings.review));
}

bool of_chance(const GameInfo& game, std::string_view line) { return names_chance(game, first_word(line)); }

}  // namespace

void HandReview::follow(const Session* session) {
  const bool wanted = session != nullptr && session->sheet() && settings_.review != Review::off &&
                      !session->seating().shared() && session->seating().at(session->viewer()).human();
  if (!wanted) {
    judge_.forget(question_);
    key_.clear();
  } else if (key_ != key_of(*session, settings_)) {
    begin(*session);
  }
}

void HandReview::begin(const Session& session) {
  key_ = key_of(session, settings_);
  seat_ = session.viewer();
  lang_ = settings_.lang;
  decisions_.clear();
  moments_.clear();
  result_ = {session.id(), session.table().events().size(), 0, 0};
  asked_ = 0;
  failed_ = false;
  wrong_call_ = session.sheet()->wrong_call;
  const Table& table = session.table();
  const GameInfo& game = table.info();
  const std::vector<std::string> known = table.redacted(seat_);
  const Header& full = session.header();
  record_ = bare_record(full, known);

  const std::string own = std::to_string(seat_) + ' ';
  std::vector<int> numbers;  // numbers of the seat's actions in the redacted record
  int number = 0;
  for (const std::string& line : known) {
    if (starts_hand(game, line)) numbers.clear();
    if (of_chance(game, line)) continue;
    ++number;
    if (line.starts_with(own)) numbers.push_back(number);
  }
  std::vector<std::size_t> places;  // positions of the same actions in the match
  const auto& events = table.events();
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (starts_hand(game, events[i])) places.clear();
    if (events[i].starts_with(own)) places.push_back(i);
  }
  for (std::size_t i = 0; i < std::min(numbers.size(), places.size()); ++i)
    decisions_.push_back({numbers[i], places[i], events[places[i]].substr(own.size())});
  ask();
}

void HandReview::ask() {
  if (done()) return finished_();
  question_ = judge_.ask_patiently({record_, seat_, decisions_[asked_].number, lang_}, *this);
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
  // A game that does not tell chances has nothing to add up.
  if (opinion.chance > 0) ++result_.decisions;
  const std::string& done = decisions_[asked_].done;
  // If what was done is the best, the opinion is on the next best.
  if (opinion.other == done) add_up(opinion);
  if (!blames(opinion, done, settings_.review)) return;
  moments_.push_back({decisions_[asked_].before, std::move(opinion)});
  if (moments_.size() <= kMost) return;
  const auto costs_less = [](const Moment& a, const Moment& b) { return a.opinion.loss < b.opinion.loss; };
  moments_.erase(std::min_element(moments_.begin(), moments_.end(), costs_less));
}

/// What is stored does not depend on which mistakes the player wants to be told.
void HandReview::add_up(const Opinion& opinion) {
  if (opinion.chance <= 0 || opinion.loss < 2 * opinion.error) return;
  result_.loss += opinion.loss;
  if (opinion.loss < least_loss(Review::strict)) return;
  auto& mistakes = result_.mistakes;
  mistakes.push_back({decisions_[asked_].before, opinion.loss, opinion.cause});
  if (mistakes.size() <= kMostMistakes) return;
  const auto costs_less = [](const Mistake& a, const Mistake& b) { return a.loss < b.loss; };
  mistakes.erase(std::min_element(mistakes.begin(), mistakes.end(), costs_less));
}

}  // namespace tapete
