#pragma once
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/host/storage.hpp"
#include "platform/native_folder.hpp"

namespace tapete {

/// Storage in a folder. The main loop takes the answers.
class NativeStorage final : public Storage {
 public:
  /// `folder` as Folder takes it.
  explicit NativeStorage(std::string folder) : folder_(std::move(folder)) {}

  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override { return folder_.load(key); }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override { return folder_.keys(start); }
  int store(const std::vector<Change>& changes) override;
  void open_archive() override { archive_wanted_ = true; }
  void look_at_storage(bool ask) override;
  void start_afresh() override;

  /// The result of a call of store().
  struct Receipt {
    int number = 0;
    Stored what{};
  };
  std::optional<Receipt> take_receipt();
  /// Returns true once if the archive was requested.
  bool take_archive() { return std::exchange(archive_wanted_, false); }
  /// Whether take_keeping() has an answer.
  [[nodiscard]] bool was_looked_at() const { return keeping_.has_value(); }
  /// How permanent the storage is, once after that was asked.
  std::optional<Keeping> take_keeping() { return std::exchange(keeping_, std::nullopt); }
  /// Once after start_afresh(): whether everything could be deleted. If so, nothing is stored from then on.
  std::optional<bool> take_afresh() { return std::exchange(told_afresh_, std::nullopt); }

 private:
  Folder folder_;
  int stored_ = 0;  ///< number of calls of store()
  std::deque<Receipt> receipts_;
  bool archive_wanted_ = false;
  std::optional<Keeping> keeping_;
  bool afresh_ = false;
  std::optional<bool> told_afresh_;
};

}  // namespace tapete
