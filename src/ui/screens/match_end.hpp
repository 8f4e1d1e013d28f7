#pragma once
#include <string>

#include "ui/screens/count_motion.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {

/// Upper part of the scoresheet of a finished match: the winners' portraits, the verdict, words for the viewer, and the
/// result.
class MatchEnd {
 public:
  /// `squeeze` is the factor by which distances are reduced in a low window, at most 1.
  MatchEnd(DrawContext& context, const TableModel& model, const Sheet& sheet, std::string verdict, float width,
           float squeeze, CountMotion motion)
      : context_(context),
        model_(model),
        sheet_(sheet),
        verdict_(std::move(verdict)),
        width_(width),
        squeeze_(squeeze),
        motion_(motion) {}

  [[nodiscard]] TextStyle verdict_style() const;
  [[nodiscard]] float height();
  /// Draws in the upper part of `sheet`. This part is height() points high.
  void draw(Rect sheet);

 private:
  [[nodiscard]] float line(float points) const { return context_.em(points) * squeeze_; }
  /// Returns the radius of a portrait, which is smaller if the result would not fit otherwise.
  [[nodiscard]] float face() const { return line(squeeze_ < 1 ? 20 : 38); }
  [[nodiscard]] float band_height();
  [[nodiscard]] bool two() const { return sheet_.sides.size() == 2 && !sheet_.result.empty(); }
  [[nodiscard]] TextStyle words_style() const;
  [[nodiscard]] bool won() const;
  [[nodiscard]] std::string words() const;
  void draw_words(Point at, float width);
  void draw_confetti(Rect band);
  void draw_faces(Rect row);
  void draw_two(Rect place);
  [[nodiscard]] std::vector<std::size_t> by_place() const;
  void draw_list(Rect place);

  DrawContext& context_;
  const TableModel& model_;
  const Sheet& sheet_;
  std::string verdict_;
  float width_;
  float squeeze_;
  CountMotion motion_;
};

}  // namespace tapete
