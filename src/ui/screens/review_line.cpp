#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"

/// Line on a scoresheet about the review of the hand: its progress, its result, or the button that begins it.
namespace tapete {
namespace {

/// Returns the result of a review that has found nothing.
Text flawless(const AppContext& context) {
  const MatchView* const match = context.app.match().session();
  const int winner = match != nullptr && match->sheet() ? match->sheet()->winner : -1;
  if (winner < 0) return "No clear mistake"_text;
  return winner == 0 ? "Won without a clear mistake"_text : "No clear mistake, but no luck"_text;
}

}  // namespace

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
                                                                                : flawless(context))};
  context.text(words, row, type::kBody, context.theme().quiet, Align::center);
}

}  // namespace tapete
