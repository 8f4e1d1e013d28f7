// The judge's module has two entry points. Module.ask(record, seat, number, lang, sight) returns {answer} or {error}. Module.online(text, now)
// returns the replies of the service of a match with guests; if `now` is undefined, it opens the service, and returns whether it is open.
addToLibrary({
  judge_ready__deps: ['$UTF8ToString', '$stringToNewUTF8', 'free'],
  judge_ready: () => {
    Module['ask'] = (record, seat, number, lang, sight) => {
      const [text, code] = [record, lang].map((each) => stringToNewUTF8(each));
      const found = _judge_ask(text, seat, number, code, sight);
      [text, code].forEach((at) => _free(at));
      return { [found ? 'answer' : 'error']: UTF8ToString(_judge_text()) };
    };
    Module['online'] = (request, now) => {
      const text = stringToNewUTF8(request);
      const answer = now === undefined ? Boolean(_online_open(text)) : UTF8ToString(_online_handle(text, now)).split('\x1e').filter(Boolean);
      _free(text);
      return answer;
    };
  },
});
