#pragma once
#include <vector>

#include "ui/gui/stage.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// The buttons of the viewer's options: answers in the middle of the table, and calls at its edge.
class OptionsView {
 public:
  OptionsView(Stage& stage, const TableModel& model, const TableLayout& layout)
      : stage_(stage), model_(model), layout_(layout) {}

  UiAction draw(bool with_answers);

 private:
  UiAction draw_answers(const std::vector<int>& answers);
  UiAction draw_option(int option, Rect place, Look look);
  [[nodiscard]] float widest_label(const std::vector<int>& options) const;
  [[nodiscard]] Rect answer_area(float width) const;

  Stage& stage_;
  const TableModel& model_;
  const TableLayout& layout_;
};

}  // namespace tapete
