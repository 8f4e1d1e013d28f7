#include "online/hand_proof.hpp"

namespace tapete::online {

GuestError HandProof::seal(int draw, PartyValues seals, std::string_view own) {
  if (draw != next_draw_ || sealed() || value_of(seals, kHostParty).empty()) return GuestError::malformed;
  if (value_of(seals, seat_) != own) return GuestError::seal_changed;
  seals_.emplace(draw, std::move(seals));
  return GuestError::none;
}

GuestError HandProof::chance_acted(bool starts_hand) {
  if (!sealed()) return GuestError::unsealed;
  if (starts_hand && pending_) return GuestError::not_shown;
  pending_ = true;
  ++next_draw_;
  return GuestError::none;
}

GuestError HandProof::open(int draw, PartyValues numbers) {
  const auto seals = seals_.find(draw);
  if (draw >= next_draw_ || seals == seals_.end() || numbers_.contains(draw)) return GuestError::malformed;
  if (!opens(match_, draw, seals->second, numbers)) return GuestError::seal_broken;
  numbers_.emplace(draw, std::move(numbers));
  return GuestError::none;
}

GuestError HandProof::whole(std::string_view line, const std::vector<std::string>& known) {
  if (!pending_) return GuestError::malformed;
  if (table_->turn().who == Turn::Who::chance) {
    const auto numbers = numbers_.find(++proved_);
    if (numbers == numbers_.end()) return GuestError::not_shown;
    if (line != drawn_line(*table_, DrawStream{match_, proved_, numbers->second})) return GuestError::not_drawn;
    seals_.erase(proved_);
    numbers_.erase(numbers);
  }
  if (!table_->play(line)) return GuestError::illegal;
  if (table_->in_hand()) return GuestError::none;
  pending_ = false;
  verified_ = table_->events().size();
  return table_->redacted(seat_) == known ? GuestError::none : GuestError::differs;
}

}  // namespace tapete::online
