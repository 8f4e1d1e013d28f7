#include "app/hand_review.hpp"

#include <algorithm>

#include "app/session/events.hpp"

namespace tapete {
namespace {

/// A smaller loss of what is played for is no mistake.
double least_loss(Review review) {
  switch (review) {
    case Review::off:
    case Review::large:
      return 0.08;
    case Review::normal:
      return 0.04;
    case Review::strict:
      return 0.02;
  }
  return 1;
}

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
    if (about_hand()) ++question_;  // whatever is still answered comes too late
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
  asked_ = 0;
  failed_ = false;
  const Table& table = session.table();
  const GameInfo& game = table.info();
  const std::vector<std::string> known = table.redacted(seat_);
  const Header& full = session.header();
  record_ = record_text({full.game, full.players, full.rules, {}}, known);

  const std::string own = std::to_string(seat_) + ' ';
  std::vector<int> numbers;  // of the seat's actions in the redacted record
  int number = 0;
  for (const std::string& line : known) {
    if (starts_hand(game, line)) numbers.clear();
    if (of_chance(game, line)) continue;
    ++number;
    if (line.starts_with(own)) numbers.push_back(number);
  }
  std::vector<std::size_t> places;  // of the same in the match
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
  if (!done()) judge_.ask_judge(++question_, {record_, seat_, decisions_[asked_].number, lang_});
}

void HandReview::answered(int id, std::string_view text) {
  if (id != question_ || !about_hand() || done()) return;
  if (auto opinion = parse_opinion(text))
    keep(std::move(*opinion));
  else if (text != kNoChoice)
    failed_ = true;
  ++asked_;
  ask();
}

void HandReview::ask_again() {
  if (about_hand()) ask();
}

void HandReview::keep(Opinion opinion) {
  // Where what was done is the best, the opinion is on the next best.
  if (opinion.other != decisions_[asked_].done) return;
  if (opinion.loss < least_loss(settings_.review) || opinion.loss < 2 * opinion.error) return;
  moments_.push_back({decisions_[asked_].before, std::move(opinion)});
  if (moments_.size() <= kMost) return;
  const auto costs_less = [](const Moment& a, const Moment& b) { return a.opinion.loss < b.opinion.loss; };
  moments_.erase(std::min_element(moments_.begin(), moments_.end(), costs_less));
}

}  // namespace tapete
