#include "online/hand_proof.hpp"

namespace tapete::online {

Trouble HandProof::seal(int draw, PartyValues seals, std::string_view own) {
  if (draw != next_draw_ || sealed() || value_of(seals, kHostParty).empty()) return Trouble::malformed;
  if (value_of(seals, seat_) != own) return Trouble::seal_changed;
  seals_.emplace(draw, std::move(seals));
  return Trouble::none;
}

Trouble HandProof::chance_acted(bool starts_hand) {
  if (!sealed()) return Trouble::unsealed;
  if (starts_hand && pending_) return Trouble::not_shown;
  pending_ = true;
  ++next_draw_;
  return Trouble::none;
}

Trouble HandProof::open(int draw, PartyValues numbers) {
  const auto seals = seals_.find(draw);
  if (draw >= next_draw_ || seals == seals_.end() || numbers_.contains(draw)) return Trouble::malformed;
  if (!opens(match_, draw, seals->second, numbers)) return Trouble::seal_broken;
  numbers_.emplace(draw, std::move(numbers));
  return Trouble::none;
}

Trouble HandProof::whole(std::string_view line, const std::vector<std::string>& known) {
  if (!pending_) return Trouble::malformed;
  if (table_->turn().who == Turn::Who::chance) {
    const auto numbers = numbers_.find(++proved_);
    if (numbers == numbers_.end()) return Trouble::not_shown;
    if (line != drawn_line(*table_, DrawStream{match_, proved_, numbers->second})) return Trouble::not_drawn;
    seals_.erase(proved_);
    numbers_.erase(numbers);
  }
  if (!table_->play(line)) return Trouble::illegal;
  if (table_->in_hand()) return Trouble::none;
  pending_ = false;
  return table_->redacted(seat_) == known ? Trouble::none : Trouble::differs;
}

}  // namespace tapete::online
