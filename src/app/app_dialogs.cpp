#include "app/app.hpp"

/// Questions and messages: one at a time, and none takes the place of another.
namespace tapete {
namespace {

/// More than these nobody has in mind any more.
constexpr std::size_t kMostWaiting = 3;

}  // namespace

void App::answer(bool yes) {
  if (!dialog_) return;
  const Dialog answered = std::move(*dialog_);
  dialog_.reset();
  if (yes && answered.on_yes) answered.on_yes();
  if (!dialog_ && !waiting_.empty()) {
    Dialog next = std::move(waiting_.front());
    waiting_.pop_front();
    ask(std::move(next));
  }
  changed();
}

void App::tell(std::string title, std::string text) {
  ask({std::move(title), std::move(text), std::string{"OK"_text(lang())}, {}, {}});
}

void App::ask(Dialog dialog) {
  if (!dialog_) {
    dialog.number = ++dialogs_;
    host_.announce(dialog.title + ". " + dialog.text);
    dialog_ = std::move(dialog);
  } else if (waiting_.size() < kMostWaiting) {
    waiting_.push_back(std::move(dialog));
  } else {
    show_toast("Answer what is asked first"_text(lang()));
  }
}

}  // namespace tapete
