#include "app/messages.hpp"

#include <algorithm>
#include <utility>

namespace tapete {
namespace {

/// Limit of the queue of questions. In a longer queue, questions would appear too late to be understood.
constexpr std::size_t kMostWaiting = 3;
/// Time for which a longer message stays, in milliseconds per byte.
constexpr double kToastTimePerByte = 70;

}  // namespace

std::string Wording::in(Lang lang) const {
  const auto* const phrase = std::get_if<Text>(&words_);
  return phrase != nullptr ? std::string{(*phrase)(lang)} : std::get<std::string>(words_);
}

int Messages::ask(const Question& question) {
  const Lang lang = settings_.lang;
  Dialog dialog{question.title.in(lang), question.text.in(lang), question.yes.in(lang), question.no.in(lang),
                question.on_yes};
  dialog.cards = question.cards;
  dialog.deck = question.deck;
  if (!dialog_) return show(std::move(dialog));
  if (waiting_.size() < kMostWaiting)
    waiting_.push_back(std::move(dialog));
  else
    show_toast("Answer the question first"_text);
  return 0;
}

int Messages::show(Dialog dialog) {
  dialog.number = ++dialogs_;
  speaker_.announce(as_sentence(dialog.title) + ' ' + dialog.text);
  dialog_ = std::move(dialog);
  clock_.request_frame();
  return dialogs_;
}

void Messages::tell(const Wording& title, const Wording& text) { ask({title, text, "OK"_text, {}, {}}); }

void Messages::answer(bool yes) {
  if (!dialog_) return;
  const Dialog answered = std::move(*dialog_);
  dialog_.reset();
  if (yes && answered.on_yes) answered.on_yes();
  if (!dialog_ && !waiting_.empty()) {
    Dialog next = std::move(waiting_.front());
    waiting_.pop_front();
    show(std::move(next));
  }
  changed_();
}

void Messages::take_back(int number) {
  if (dialog_ && dialog_->number == number) answer(false);
}

void Messages::show_toast(const Wording& words, double least) {
  const std::string text = words.in(settings_.lang);
  const double time = std::max(least, kToastTimePerByte * static_cast<double>(text.size()));
  toast_ = Toast{text, clock_.now_ms() + time};
  speaker_.announce(text);
  changed_();
}

void Messages::text_copied(bool done) { show_toast(done ? "Copied"_text : "Copying is not available here"_text); }

void Messages::tick(double now) {
  if (!toast_ || now < toast_->until) return;
  toast_.reset();
  clock_.request_frame();
}

}  // namespace tapete
