// Script of web/embed.html: turns a club's choices into a live table and the lines to copy. The list of games and rules comes from the table.
import { copyText, selectText } from './clipboard.js';
import { WORDS } from './embed-words.js';
import { readersLanguage, speaker } from './language.js';
import { NAMES } from './words.js';

const HOME = new URL('../', import.meta.url);
const form = document.getElementById('form');
const preview = document.getElementById('preview');
const rules = document.getElementById('rules');
const heard = document.getElementById('heard');
const ownAccent = document.getElementById('own-accent');
const seen = document.getElementById('seen');
const { game, players, lang, accent } = form.elements;
const say = speaker(WORDS);
const said = [...document.querySelectorAll('[data-say]')].map((node) => ({ node, phrase: node.textContent }));

function speak(code) {
  document.documentElement.lang = code;
  for (const { node, phrase } of said) node.textContent = say(phrase);
}

let games = [];

const option = (value, label) => Object.assign(document.createElement('option'), { value, textContent: label });

function fill(select, options, chosen) {
  select.replaceChildren(...options);
  if (options.some(({ value }) => value === chosen)) select.value = chosen;
}

const gameInfo = () => games.find(({ id }) => id === game.value) ?? games[0];

function showGames() {
  fill(game, games.map(({ id, name }) => option(id, name)), game.value);
  showRules();
}

function showRules() {
  const info = gameInfo();
  const chosen = Object.fromEntries([...rules.querySelectorAll('select')].map(({ name, value }) => [name, value]));
  fill(players, info.players.map((number) => option(String(number), String(number))), players.value);
  const labels = info.rules.map(({ key, label, normal, choices }) => {
    const select = Object.assign(document.createElement('select'), { name: `rule-${key}` });
    fill(select, choices.map((choice) => option(choice.value, choice.label)), chosen[`rule-${key}`] ?? normal);
    const line = document.createElement('label');
    line.append(label, select);
    return line;
  });
  rules.replaceChildren(rules.querySelector('legend'), ...labels);
  rules.hidden = labels.length === 0;
}

/** Returns the choices that differ from the defaults, as attributes of the element. */
function attributes() {
  const info = gameInfo();
  if (!info) return lang.value ? { lang: lang.value } : {};
  const house = info.rules.map(({ key, normal }) => [key, form.elements[`rule-${key}`].value, normal])
    .filter(([, value, normal]) => value !== normal).map(([key, value]) => `${key}=${value}`);
  const all = {
    game: info.id,
    players: players.value === String(info.players[0]) ? '' : players.value,
    rules: house.join(','),
    lang: lang.value,
    theme: form.elements.theme.value,
    bg: form.elements.bg.value,
    accent: ownAccent.checked ? accent.value.slice(1) : '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function showSnippets(chosen) {
  const written = Object.entries(chosen).map(([key, value]) => ` ${key}="${value}"`).join('');
  const start = seen.checked ? ' start="seen"' : '';
  const address = new URL(HOME);
  for (const [key, value] of Object.entries(chosen)) address.searchParams.set(key, value);
  const escaped = address.href.replaceAll('&', '&amp;');
  document.getElementById('element').value = `<script src="${HOME}embed.js" async></script>
<tapete-table home="${HOME}"${written}${start}><a href="${escaped}">${say('Play cards')}</a></tapete-table>`;
  document.getElementById('frame').value =
    `<iframe src="${escaped}" title="Tapete" width="100%" height="640" allow="fullscreen; clipboard-write; web-share; screen-wake-lock"></iframe>`;
  document.getElementById('shortcode').value = `[tapete${written}${start}]`;
}

let timer = 0;
function show() {
  const chosen = attributes();
  showSnippets(chosen);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const table = document.createElement('tapete-table');
    for (const [key, value] of Object.entries(chosen)) table.setAttribute(key, value);
    table.setAttribute('start', 'seen');
    table.addEventListener('tapete-size', () => learn(table), { once: true });
    preview.replaceChildren(table);
  }, 300);
}

/** Reads the list of games, in the table's language, from the table's frame, which has the origin of this page. */
function learn(table) {
  const { tapete } = table.shadowRoot.querySelector('iframe').contentWindow;
  const first = games.length === 0;
  games = tapete.games();
  showGames();
  if (first) showSnippets(attributes());
}

for (const [event, text] of [
  ['started', () => say('A match has begun.')],
  ['hand', ({ points }) => say('A hand is over: @').replace('@', points.map((value) => value ?? '–').join(' · '))],
  ['result', ({ winners }) => say('The match is over. Won by: @').replace('@', winners.join(', '))],
  ['problem', (detail) => detail.text],
]) preview.addEventListener(`tapete-${event}`, ({ detail }) => { heard.textContent = text(detail); });

form.addEventListener('change', ({ target }) => {
  if (target === game) showRules();
  if (target === lang && lang.value) speak(lang.value);
  accent.disabled = !ownAccent.checked;
  show();
});
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy);
    const copied = await copyText(field.value);
    heard.textContent = copied ? say('Copied#a link') : say('Copy it by hand.');
    if (!copied) selectText(field);
  });
}
lang.append(...Object.entries(NAMES).map(([code, name]) => option(code, name)));
speak(readersLanguage());
show();
