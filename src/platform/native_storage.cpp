#include "platform/native_storage.hpp"

namespace tapete {

/// New values are written before old ones are deleted, so that a crash in between leaves something twice rather than
/// not at all.
int NativeStorage::store(const std::vector<Change>& changes) {
  if (afresh_) return ++stored_;
  bool safe = true;
  for (const bool deleting : {false, true})
    for (const Change& change : changes)
      if (change.text.empty() == deleting) safe = folder_.write(change) && safe;
  receipts_.push_back({++stored_, safe ? Stored::safe : Stored::failed});
  return stored_;
}

std::optional<NativeStorage::Receipt> NativeStorage::take_receipt() {
  if (receipts_.empty()) return std::nullopt;
  const Receipt receipt = receipts_.front();
  receipts_.pop_front();
  return receipt;
}

void NativeStorage::look_at_storage(bool ask) {
  (void)ask;
  double used = 0;
  for (const std::string& key : keys("")) used += static_cast<double>(load(key).value_or("").size());
  keeping_ = Keeping{.lasts = folder_.lasts(), .used = used};
}

void NativeStorage::start_afresh() {
  afresh_ = true;
  for (const std::string& key : keys(""))
    if (!folder_.write({key, {}})) afresh_ = false;
  told_afresh_ = afresh_;
}

}  // namespace tapete
