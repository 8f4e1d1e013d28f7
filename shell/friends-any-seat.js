// The guest's side of an open invitation, which is to any seat of a table: gets the invitation to one of the seats. Loaded on demand.
import { refusal } from './connection.js';
import { ANY_SEAT, isSameTable, unpack } from './invitation.js';
import { answer } from './mail-connection.js';

const PATIENCE = 30_000;  // ms to wait for the host's page
const SEAT = /^seat (\S+)$/;

export const isOpenInvitation = (invitation) => invitation?.kind === 'mail' && invitation.seat === ANY_SEAT;

/** Returns the open invitation with the code, seat and secret of the invitation `code`; null if that is not to a seat of the same table. */
function withSeat(invitation, code) {
  const found = unpack(code);
  if (found?.kind !== 'mail' || found.seat === ANY_SEAT || !isSameTable(found.room, invitation.room)) return null;
  return { ...invitation, ...found };
}

/** Returns the stored invitation to a seat if the open invitation is to the same table; otherwise the invitation itself. */
export const withOwnSeat = (invitation, storedCode) => (isOpenInvitation(invitation) && withSeat(invitation, storedCode)) || invitation;

/**
 * Asks the host's page for a seat. Resolves to the invitation to this seat. Rejects with a reason: 'full', 'silent' if the host's page does not
 * answer, or 'garbage' if its answer is damaged.
 */
export async function askForSeat(post, invitation) {
  const connection = await answer(post, invitation.secret);
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(refusal('silent')), PATIENCE);
      connection.onclose = () => reject(refusal('silent'));
      connection.online = (line) => {
        const [, code] = SEAT.exec(line) ?? [];
        const found = code && withSeat(invitation, code);
        if (found) resolve(found);
        else if (line === 'bye full') reject(refusal('full'));
        else reject(refusal('garbage'));
      };
    });
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}
