// The judge's module has one entry point: Module.ask(record, seat, number, lang, sight) returns {answer} or {error}.
addToLibrary({
  judge_ready__deps: ['$UTF8ToString', '$stringToNewUTF8', 'free'],
  judge_ready: () => {
    Module['ask'] = (record, seat, number, lang, sight) => {
      const [text, code] = [record, lang].map((each) => stringToNewUTF8(each));
      const found = _judge_ask(text, seat, number, code, sight);
      [text, code].forEach((at) => _free(at));
      return { [found ? 'answer' : 'error']: UTF8ToString(_judge_text()) };
    };
  },
});
