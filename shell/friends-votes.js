// Votes about bots for missing guests: reads the service's replies about them (docs/online.md).

/**
 * Reads the lines `SEAT sealed` and `SEAT VOTER:ANSWER ...` of the reply `votes`. Returns by seat {sealed, answers}: whether the deal needs
 * the guest, and the answers (agree, wait, none) by voter.
 */
export function readVotes(lines) {
  return new Map(lines.split('\n').filter(Boolean).map((line) => {
    const [seat, ...words] = line.split(' ');
    if (words[0] === 'sealed') return [Number(seat), { sealed: true, answers: {} }];
    return [Number(seat), { sealed: false, answers: Object.fromEntries(words.map((word) => word.split(':'))) }];
  }));
}

/** Returns whether a guest wants to wait who did not want to before. */
export const hasNewWait = (now, before) =>
  Object.entries(now?.answers ?? {}).some(([voter, answer]) => answer === 'wait' && before?.answers[voter] !== 'wait');

/** Returns the app's text about the other players who are missing: `missing SEAT:STATE ...`. */
export const missingText = (seats) => ['missing', ...seats.filter(({ kind, state }) => kind === 'guest' && state !== 'connected')
  .map(({ seat, replaced }) => `${seat}:${replaced ? 'bot' : 'away'}`)].join(' ');
