#include "app/judge_queue.hpp"

namespace tapete {

void JudgeQueue::set(Question& question, const JudgeRequest& request, JudgeListener& listener) {
  question.number = ++questions_;
  question.request = request;
  question.record = request.record;
  question.listener = &listener;
}

void JudgeQueue::send(Question& question) {
  question.id = ++ids_;
  question.request.record = question.record;
  judge_.ask_judge(question.id, question.request);
}

void JudgeQueue::send_patient() {
  if (patient_.number != 0 && urgent_.number == 0) send(patient_);
}

int JudgeQueue::ask(const JudgeRequest& request, JudgeListener& listener) {
  set(urgent_, request, listener);
  send(urgent_);
  return urgent_.number;
}

int JudgeQueue::ask_in_background(const JudgeRequest& request, JudgeListener& listener) {
  set(patient_, request, listener);
  patient_.id = 0;
  send_patient();
  return patient_.number;
}

void JudgeQueue::forget(int question) {
  if (question == 0) return;
  if (patient_.number == question) patient_.number = 0;
  if (urgent_.number != question) return;
  urgent_.number = 0;
  send_patient();
}

/// Passes the answer to the listener, unless it belongs to another question. Returns whether the answer was passed on.
bool JudgeQueue::answer(Question& question, int id, std::string_view text) {
  if (question.number == 0 || question.id != id) return false;
  question.number = 0;  // the listener may ask the next question
  question.listener->judged(text);
  return true;
}

void JudgeQueue::answered(int id, std::string_view text) {
  if (answer(urgent_, id, text))
    send_patient();
  else
    answer(patient_, id, text);
}

}  // namespace tapete
