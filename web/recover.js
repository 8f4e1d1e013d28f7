// Runs before everything else, in JavaScript for the oldest browsers. If the page cannot start, this script fetches it again once, because a
// page from the browser's cache may name files that a newer version has replaced. If that does not help, the script tells the player. If the
// page is only slow, or stops without an error, the style sheet says so after a while (#trouble).
(function () {
  var script = document.currentScript || document.querySelector('script');
  var HERE = script.src.replace(/[^/]*$/, '');
  var LOST = __WORDS(Tapete did not load completely. Check your internet connection and try again; nothing you saved is lost.)__;
  var OLD = __WORDS(This browser is too old for Tapete. Update it, or try a newer one: Chrome, Edge, Firefox or Safari.)__;
  var NEAR_SPANISH = /^(ca|gl|eu|an|ast|oc)$/;

  // Until the program knows the theme that the player has chosen, the page has the theme of the last visit (host.js), or the system's.
  function lastTheme() {
    try {
      return localStorage.getItem('tapete theme');
    } catch (refused) {
      return null;
    }
  }
  var system = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  if ((lastTheme() || system) === 'dark') document.documentElement.className = 'dark';

  var wrong = [];  // addresses of files that are missing or have wrong content

  function words(table) {
    var code = navigator.language.split('-')[0];
    return table[NEAR_SPANISH.test(code) ? 'es' : code] || table.en;
  }

  function whenRead(act) {
    if (document.getElementById('trouble')) act();
    else document.addEventListener('DOMContentLoaded', act);
  }

  /** Fetches the page and the wrong files again, to replace them in the browser's cache. */
  function fetchAgain() {
    return Promise.all([location.href].concat(wrong).map(function (address) { return fetch(address, { cache: 'reload' }); }));
  }

  /** Activates a waiting version, which may have the file that this one lacks, or else reloads the page. */
  function again(event) {
    function reload() {
      function now() { location.reload(); }
      fetchAgain().then(now, now);
    }
    event.preventDefault();
    if (!navigator.serviceWorker) return reload();
    navigator.serviceWorker.oncontrollerchange = reload;
    navigator.serviceWorker.getRegistration().then(function (registration) {
      if (registration && registration.waiting) registration.waiting.postMessage('take over');
      else reload();
    }, reload);
  }

  /** Shows in the page why there is no game. */
  window.tellTrouble = function (text) {
    whenRead(function () {
      var trouble = document.getElementById('trouble');
      trouble.firstElementChild.textContent = text;
      trouble.lastElementChild.onclick = again;
      trouble.className = 'now';
      // The page may have started without its style sheet.
      ['notice', 'canvas', 'mirror', 'hear'].forEach(function (id) { document.getElementById(id).hidden = true; });
    });
  };

  /** Reloads the page, or shows `text` if the page has been reloaded already. */
  window.startAgain = function (text) {
    var entry = performance.getEntriesByType && performance.getEntriesByType('navigation')[0];
    function tell() { window.tellTrouble(text); }
    if (!entry || entry.type === 'reload') return tell();
    fetchAgain().then(function () { location.reload(); }, tell);
  };

  function isOurs(file) {
    return file && file.indexOf(HERE) === 0 && !document.querySelector('#splash.gone');
  }

  function lost(address) {
    wrong.push(address);
    window.startAgain(words(LOST));
  }

  // Handles errors only in our own files, and only until the game has started. If a script has arrived but does not run, the browser is too
  // old for it.
  addEventListener('error', function (event) {
    var target = event.target;
    if (target === window) return isOurs(event.filename) && window.startAgain(words(OLD));
    if (isOurs(target.src || (target.rel === 'stylesheet' && target.href))) lost(target.src || target.href);
  }, true);
  // An empty or truncated style sheet is not an error for the browser.
  addEventListener('load', function () {
    var style = document.querySelector('link[rel=stylesheet]');
    if (!getComputedStyle(style).getPropertyValue('--whole')) lost(style.href);
  });
  if (!('noModule' in script)) window.tellTrouble(words(OLD));

  // The program takes longest to load. It is requested by fetch(), because some browsers fetch a preloaded file twice.
  if (window.fetch) {
    window.program = fetch(script.getAttribute('data-program'));
    window.program.then(null, function () {});  // main.js handles the failure
  }
})();
