// Votes of the guests about a bot for a guest who is missing, in the dialog of the host.
import { fill, paragraph, say } from './lobby-parts.js';

/** Returns whether somebody has been asked about this seat and wants to wait. */
const waits = ({ vote }) => Boolean(vote) && Object.values(vote.answers).includes('wait');

/** Returns whether the player can ask for a bot at this seat: not while the question is open, nor while the deal needs the guest. */
export const canAskForBot = (seat) => !seat.vote || waits(seat);

/** Returns the words of the button that asks for a bot. */
export const askWords = (seat) => (waits(seat) ? say('Ask again') : say('Let the computer play'));

const SENTENCES = { agree: () => say('@ agrees.'), wait: () => say('@ wants to wait.'), none: () => say('@ has not answered yet.') };

const nameOf = ({ seats }, number) => seats.find(({ seat }) => seat === number)?.name || fill(say('Seat @'), number + 1);

/** Returns a paragraph about the votes, or about the deal that needs the guest; no elements if there is nothing to say. */
export function voteParagraphs(table, seat) {
  const { vote, replaced } = seat;
  if (!vote || replaced) return [];
  if (vote.sealed) return [paragraph(fill(say('The deal has to wait for @: it also depends on a secret number of that device.'), nameOf(table, seat.seat)))];
  const sentences = Object.entries(vote.answers).map(([voter, answer]) => fill(SENTENCES[answer](), nameOf(table, Number(voter))));
  return [paragraph(sentences.join(' '))];
}

/** News about votes: compares the table's votes with those of the last call. */
export class VoteNews {
  #before = new Map();  // by seat: the votes

  /** Returns a sentence about a question, an answer or a bot that is new since the last call; '' if there is none. */
  next(table) {
    const before = this.#before;
    this.#before = new Map(table.seats.map(({ seat, vote }) => [seat, vote]));
    for (const { seat, vote, replaced } of table.seats) {
      if (!vote && replaced && before.get(seat)) return fill(say('The computer plays for @.'), nameOf(table, seat));
      if (!vote || vote.sealed) continue;
      const old = before.get(seat)?.answers;
      const waiting = Object.keys(vote.answers).find((voter) => vote.answers[voter] === 'wait' && old?.[voter] !== 'wait');
      if (waiting) return fill(say('@ wants to wait.'), nameOf(table, Number(waiting)));
      if (!old) return fill(say('The others are asked whether the computer may play for @.'), nameOf(table, seat));
    }
    return '';
  }
}
