#pragma once
#include <functional>
#include <string_view>

#include "app/host/surroundings.hpp"

namespace tapete {

/// The system's window and language.
class NativeSurroundings final : public Surroundings {
 public:
  explicit NativeSurroundings(bool still) : still_(still) {}

  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_reduced_motion() const override { return still_; }
  void edit_text(int id, std::string_view title, std::string_view value) override { on_edit(id, title, value); }
  void show_notice(std::string_view text) override { on_notice(text); }

  std::function<void(int, std::string_view, std::string_view)> on_edit;
  std::function<void(std::string_view)> on_notice;

 private:
  bool still_;
};

}  // namespace tapete
