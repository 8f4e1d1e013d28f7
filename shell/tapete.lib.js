// The functions that src/platform/web*.cpp calls, as an Emscripten JS library. Only text and numbers cross this boundary; `Module.host`,
// the object made by shell/main.js, does the work. Names are quoted so that a minifier does not change them.
addToLibrary({
  page_now: () => performance.now(),
  page_entropy: (words) => { crypto.getRandomValues(HEAPU8.subarray(words, words + 32)); },
  page_has_webgl: () => Module['host']['withWebGL'],
  page_request_frame: () => Module['host']['requestFrame'](),
  page_wake_in: (ms) => Module['host']['wakeIn'](ms),

  page_load__deps: ['$UTF8ToString', '$stringToNewUTF8'],
  page_load: (key) => {
    const text = Module['host']['load'](UTF8ToString(key));
    return text === undefined ? 0 : stringToNewUTF8(text);
  },
  page_keys__deps: ['$UTF8ToString', '$stringToNewUTF8'],
  page_keys: (start) => stringToNewUTF8(Module['host']['keys'](UTF8ToString(start))),
  page_change__deps: ['$UTF8ToString'],
  page_change: (key, text) => Module['host']['change'](UTF8ToString(key), UTF8ToString(text)),
  page_store: () => Module['host']['store'](),
  page_storage: () => Module['host']['storage'](),
  page_open_archive: () => Module['host']['openArchive'](),
  page_keep_stored: () => Module['host']['keepStored'](),
  page_look_at_storage: (ask) => Module['host']['lookAtStorage'](ask),
  page_start_afresh: () => Module['host']['startAfresh'](),
  page_build__deps: ['$stringToNewUTF8'],
  page_build: () => stringToNewUTF8(Module['host']['build']()),
  page_date__deps: ['$stringToNewUTF8'],
  page_date: () => stringToNewUTF8(Module['host']['date']()),
  page_save_file__deps: ['$UTF8ToString'],
  page_save_file: (name, text) => Module['host']['saveFile'](UTF8ToString(name), UTF8ToString(text)),
  page_open_file: () => Module['host']['openFile'](),
  page_share__deps: ['$UTF8ToString'],
  page_share: (title, text) => Module['host']['share'](UTF8ToString(title), UTF8ToString(text)),
  page_depth_changed: (depth) => Module['host']['depthChanged'](depth),

  page_fetch__deps: ['$UTF8ToString'],
  page_fetch: (name) => Module['host']['fetchFile'](UTF8ToString(name)),

  page_expect_game__deps: ['$UTF8ToString'],
  page_expect_game: (game) => Module['host']['expectGame'](UTF8ToString(game)),
  page_is_loaded__deps: ['$UTF8ToString'],
  page_is_loaded: (game) => Module['host']['isLoaded'](UTF8ToString(game)),
  page_ask_bot__deps: ['$UTF8ToString'],
  page_ask_bot: (id, record, level, seed) =>
    Module['host']['askBot'](id, UTF8ToString(record), UTF8ToString(level), UTF8ToString(seed)),
  page_ask_judge__deps: ['$UTF8ToString'],
  page_ask_judge: (id, record, seat, number, lang, sight) =>
    Module['host']['askJudge'](id, UTF8ToString(record), seat, number, UTF8ToString(lang), sight),
  page_edit_text__deps: ['$UTF8ToString'],
  page_edit_text: (id, title, value) => Module['host']['editText'](id, UTF8ToString(title), UTF8ToString(value)),
  page_announce__deps: ['$UTF8ToString'],
  page_announce: (text) => Module['host']['announce'](UTF8ToString(text)),
  page_hush: () => Module['host']['hush'](),
  page_sound_rate: () => Module['host']['soundRate'](),
  page_has_sound: (sound) => Module['host']['hasSound'](sound),
  page_keep_sound: (sound, samples, count) => Module['host']['keepSound'](sound, HEAPF32.slice(samples >> 2, (samples >> 2) + count)),
  page_play_sound: (sound) => Module['host']['playSound'](sound),
  page_speak_aloud__deps: ['$UTF8ToString'],
  page_speak_aloud: (text) => Module['host']['speakAloud'](UTF8ToString(text)),
  page_copy_text__deps: ['$UTF8ToString'],
  page_copy_text: (text) => Module['host']['copyText'](UTF8ToString(text)),

  page_language__deps: ['$stringToNewUTF8'],
  page_language: () => stringToNewUTF8(Module['host']['language']()),
  page_prefers_dark: () => Module['host']['prefersDark'](),
  page_show_look: (dark, strong, text) => Module['host']['showLook'](Boolean(dark), Boolean(strong), text),
  page_prefers_more_contrast: () => Module['host']['prefersMoreContrast'](),
  page_prefers_reduced_motion: () => Module['host']['prefersReducedMotion'](),
  page_language_changed__deps: ['$UTF8ToString'],
  page_language_changed: (lang) => Module['host']['languageChanged'](UTF8ToString(lang)),
  page_show_notice__deps: ['$UTF8ToString'],
  page_show_notice: (text) => Module['host']['showNotice'](UTF8ToString(text)),

  page_parameters__deps: ['$stringToNewUTF8'],
  page_parameters: () => stringToNewUTF8(Module['host']['parameters']()),
  page_happened__deps: ['$UTF8ToString'],
  page_happened: (line) => Module['host']['happened'](UTF8ToString(line)),
  page_connects: () => Module['host']['connects'](),
  page_tell_friends__deps: ['$UTF8ToString'],
  page_tell_friends: (text) => Module['host']['tellFriends'](UTF8ToString(text)),
  page_take_update: () => Module['host']['takeUpdate'](),

  // Called when the app has started. Gives the host the functions that the page may call.
  page_started__deps: ['$UTF8ToString', '$stringToNewUTF8', 'malloc', 'free'],
  page_started: () => {
    const give = (text, use) => {
      const at = stringToNewUTF8(text);
      use(at);
      _free(at);
    };
    Module['host']['started']({
      'frame': () => _page_frame(),
      'tick': () => _page_tick(),
      'resized': (width, height, ratio) => _page_resized(width, height, ratio),
      'contextRestored': () => _page_context_restored(),
      'preferencesChanged': () => _page_preferences_changed(),
      'botAnswered': (id, text) => give(text, (at) => _page_bot_answered(id, at)),
      'gameAnswered': (game, loaded) => give(game, (at) => _page_game_answered(at, loaded)),
      'judgeAnswered': (id, text) => give(text, (at) => _page_judge_answered(id, at)),
      'fetched': (name, bytes) => give(name, (at) => {
        if (!bytes) return _page_fetched(at, 0, 0);
        const place = _malloc(bytes.length || 1);
        HEAPU8.set(bytes, place);
        _page_fetched(at, place, bytes.length);
        _free(place);
      }),
      'textEntered': (id, text) => give(text, (at) => _page_text_entered(id, at)),
      'textCopied': (done) => _page_text_copied(done),
      'updateWaits': () => _page_update_waits(),
      'updateTakesLong': () => _page_update_takes_long(),
      'newMatch': () => _page_new_match(),
      'wish': (text) => {
        let problems = '';
        give(text, (at) => { problems = UTF8ToString(_page_wish(at)); });
        return problems;
      },
      'games': () => JSON.parse(UTF8ToString(_page_games())),
      'stored': (receipt, what) => _page_stored(receipt, what),
      'storageOpened': () => _page_storage_opened(),
      'archiveOpened': (what) => _page_archive_opened(what),
      'fileSaved': (whole) => _page_file_saved(whole),
      'fileOpened': (text) => give(text, (at) => _page_file_opened(at)),
      'fileRefused': (why) => _page_file_refused(why),
      'storageSeen': (lasts, framed, forgets, used, quota) => _page_storage_seen(lasts, framed, forgets, used, quota),
      'afreshFailed': () => _page_afresh_failed(),
      'failed': (what) => give(what, (at) => _page_failed(at)),
      'partMissing': (name) => give(name, (at) => _page_part_missing(at)),
      'linkTooLong': () => _page_link_too_long(),
      'openLink': (text) => give(text, (at) => _page_open_link(at)),
      'friendsHeard': (reply) => give(reply, (at) => _page_friends_heard(at)),
      'back': () => _page_back(),
      'shownRecord': () => UTF8ToString(_page_shown_record()),
      'openRecord': (text) => give(text, (at) => _page_open_record(at)),
      'record': () => UTF8ToString(_page_record()),
      'targets': () => JSON.parse(UTF8ToString(_page_targets())),
      'message': () => UTF8ToString(_page_message()),
      'mirror': () => UTF8ToString(_page_mirror()),
      'focusId': () => UTF8ToString(_page_focus_id()),
      'focus': (id, visible) => give(id, (at) => _page_focus(at, visible)),
      'scrolls': (x, y, dy) => Boolean(_page_scrolls(x, y, dy)),
      'activate': (id) => give(id, (at) => _page_activate(at)),
      'hear': (what) => _page_hear(what),
      'hearLabels': () => UTF8ToString(_page_hear_labels()).trim().split('\n'),
      'screen': () => UTF8ToString(_page_screen()),
      'drawnScreen': () => UTF8ToString(_page_drawn_screen()),
      'waits': () => Boolean(_page_waits()),
      'settled': () => Boolean(_page_settled()),
      'frames': () => _page_frames(),
      'fontFile': (bold) => HEAPU8.slice(_page_font(bold), _page_font(bold) + _page_font_bytes(bold)),
      'heap': () => _page_heap(),
    });
  },
});
