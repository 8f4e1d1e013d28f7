// The bot's module has one entry point: Module.ask(record, level, seed) returns {answer} or {error}.
addToLibrary({
  bot_ready__deps: ['$UTF8ToString', '$stringToNewUTF8', 'free'],
  bot_ready: () => {
    Module['ask'] = (record, level, seed) => {
      const texts = [record, level, seed].map((text) => stringToNewUTF8(text));
      const found = _bot_ask(...texts);
      texts.forEach((at) => _free(at));
      return { [found ? 'answer' : 'error']: UTF8ToString(_bot_text()) };
    };
  },
});
