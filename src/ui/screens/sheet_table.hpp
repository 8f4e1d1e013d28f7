#pragma once
#include <string>
#include <vector>

#include "ui/screens/app_context.hpp"
#include "ui/screens/count_motion.hpp"
#include "ui/table/table_model.hpp"

namespace tapete {

/// Table of a scoresheet: the rows of numbers of every side. Two sides are columns; more sides are lines, if the names
/// of the rows fit as headings.
class SheetTable {
 public:
  /// `width` is in points. Distances are multiplied by `squeeze`. If it is small, no portraits are drawn.
  SheetTable(AppContext& context, const TableModel& model, const Sheet& sheet, float width, float squeeze,
             CountMotion motion)
      : context_(context),
        model_(model),
        sheet_(sheet),
        width_(width),
        squeeze_(squeeze),
        motion_(motion),
        listed_(lists()) {}

  [[nodiscard]] float height() const;
  void draw(Point at) { listed_ ? list(at) : rows({at.x, columns(at)}); }

 private:
  [[nodiscard]] bool lists() const;
  [[nodiscard]] bool headings_fit(float before) const;
  [[nodiscard]] float line(float points) const { return context_.em(points) * squeeze_; }
  [[nodiscard]] float face() const;
  [[nodiscard]] bool won(std::size_t side) const;
  [[nodiscard]] Colour ink(std::size_t row) const;
  [[nodiscard]] float marks_height() const;
  [[nodiscard]] float row_height(const Sheet::Row& row) const;
  [[nodiscard]] std::vector<float> column_ends() const;
  [[nodiscard]] float word_size(const std::vector<std::string>& texts, float size, Font font, float width) const;
  [[nodiscard]] float cells_size(const Sheet::Row& row) const;
  [[nodiscard]] float label_width() const;
  [[nodiscard]] float label_size() const;
  [[nodiscard]] float broken_height(std::string_view text, float width, const TextStyle& style) const;
  [[nodiscard]] Rect cell(Point at, float height, std::size_t column) const;
  float columns(Point at);
  void rows(Point at);
  void list(Point at);
  void draw_broken(std::string_view text, Rect rect, const TextStyle& style);
  void draw_faces(std::size_t side, Point center);

  AppContext& context_;
  const TableModel& model_;
  const Sheet& sheet_;
  float width_;
  float squeeze_;
  CountMotion motion_;
  bool listed_;
};

}  // namespace tapete
