// One seat in the list of a table with friends: its name, its state and its buttons.
import { button, fill, say } from './lobby-parts.js';
import { isJoinedByCode } from './lobby-table.js';
import { askWords, canAskForBot, voteParagraphs } from './lobby-votes.js';
import { element } from './sending.js';

const isPerson = ({ kind, state }) => kind === 'me' || kind === 'here' || (kind === 'guest' && ['connected', 'away'].includes(state));

/** Returns the words about a seat's partner at a screen that is only the table, if somebody sits in the partner's seat. */
function partnerOf({ seats }, { seat }) {
  const partner = seats[(seat + seats.length / 2) % seats.length];
  return isPerson(partner) || partner.kind === 'bot' ? fill(say('partner of @#at a table'), partner.name) : '';
}

/** Returns the words for a seat's place at the table, and whether it is the player's partner. */
export function roleOf(table, { seat, kind }) {
  const { pairs, seats, isTable } = table;
  if (pairs && isTable) return { text: partnerOf(table, { seat }), partner: false };
  const mine = seats.find((each) => each.kind === 'me');
  if (!pairs || !mine || kind === 'me') return { text: '', partner: false };
  const partner = Math.abs(seat - mine.seat) === seats.length / 2;
  return { text: partner ? say('your partner') : say('opponent'), partner };
}

/** Returns the title of an invitation to a seat. */
export function invitationTitle(table, seat) {
  if (seat.state === 'away') return fill(say('Invite @ again'), seat.name);
  return roleOf(table, seat).partner ? say('Invite your partner') : say('Invite a friend');
}

/** Returns the seat's state in words. */
function stateOf({ kind, state, replaced, fault }) {
  if (kind === 'me') return say('you');
  if (kind === 'here') return say('on this device');
  if (kind === 'bot') return say('the computer plays');
  if (replaced) return say('the computer plays instead');
  if (state === 'connected') return say('at the table');
  if (['local', 'guest', 'networks'].includes(fault)) return say('could not connect');
  if (state === 'away') return say('does not respond');
  return state === 'invited' ? say('answer not here yet') : say('free seat');
}

/** Returns [text, action, class] of each button of a seat before the match. */
function choicesBefore(table, { kind, state }, act) {
  const isByCode = isJoinedByCode(table);
  const computer = [say('Computer#in a seat'), act.computer];
  const here = table.isTable ? [] : [[say('Here#at this device'), act.here]];
  if (kind === 'bot') return isByCode ? [[say('Leave it free'), act.free]] : [[say('Invite'), act.invite], ...here];
  if (kind === 'here') return [[say('Invite'), act.invite], computer];
  if (kind !== 'guest') return [];
  const again = [say('Invite again'), act.invite, 'main'];
  const remove = [say('Remove'), act.remove];
  if (state === 'connected') return [remove];
  if (isByCode) return [computer];
  if (state === 'away') return [again, remove];
  if (state === 'invited') return [[say('Show invitation'), act.invite, 'main'], computer];
  return [[say('Invite'), act.invite, 'main'], computer, ...here];
}

/** Returns the same for a seat whose guest is missing during the match. */
function choicesDuring(seat, act) {
  const { name, state, replaced } = seat;
  const invite = state === 'free' ? say('Invite') : state === 'invited' ? say('Show invitation') : say('Invite again');
  const back = [name ? fill(say('Let @ play'), name) : say('Wait for the guest'), act.giveBack];
  if (state === 'connected') return [[...back, 'main']];
  const computer = replaced ? [back] : canAskForBot(seat) ? [[askWords(seat), act.botFor]] : [];
  return [[invite, act.invite, 'main'], ...computer];
}

const actName = (act, action) => Object.keys(act).find((name) => act[name] === action);

/** Makes the list item of a seat. `act` contains the actions of its buttons. */
export function rowOf(table, seat, act) {
  const title = (isPerson(seat) || seat.kind === 'bot' || seat.replaced) && seat.name ? seat.name : fill(say('Seat @'), seat.seat + 1);
  const name = element('strong', { id: `lobby-seat-${seat.seat}`, textContent: title });
  const about = element('span', { textContent: [roleOf(table, seat).text, stateOf(seat)].filter(Boolean).join(' · ') });
  const choices = table.running ? choicesDuring(seat, act) : choicesBefore(table, seat, act);
  const buttons = choices.map(([text, action, look]) => {
    const made = button(text, action, look);
    made.dataset.act = `${actName(act, action)} ${seat.seat}`;
    made.setAttribute('aria-describedby', name.id);
    return made;
  });
  const state = seat.kind === 'guest' ? seat.state : seat.kind;
  return element('li', { className: state }, element('div', {}, name, about), ...voteParagraphs(table, seat), element('div', { className: 'row' }, ...buttons));
}
