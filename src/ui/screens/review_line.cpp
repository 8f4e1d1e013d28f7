#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"

/// Line on a scoresheet about the review of the hand: its progress, its result, or the button that begins it.
namespace tapete {

void draw_review_line(AppContext& context, Rect row) {
  const HandReview& review = context.app.review().hand_review();
  if (review.decisions() == 0) return;
  const std::size_t moments = review.moments().size();
  if (review.done() && moments > 0) {
    const std::string words = count_words(static_cast<long>(moments), "One decision to review"_text,
                                          "@ decisions to review"_text, context.gui.frame().lang);
    if (button(context.gui, row, "button:look_back", words, ButtonStyle::soft)) context.app.review().begin();
    return;
  }
  const std::string words = !review.done()
                                ? fill(context.say("Reviewing your play… @/@"_text),
                                       std::to_string(review.judged_count()), std::to_string(review.decisions()))
                                : std::string{context.say(review.failed()       ? "Your play could not be reviewed"_text
                                                          : review.wrong_call() ? "Your call cost you the hand"_text
                                                                                : "No clear mistake"_text)};
  context.text(words, row, type::kBody, context.theme().quiet, Align::center);
}

}  // namespace tapete
