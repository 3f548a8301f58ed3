import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { boundedNote } from '../limits/bounded-note.ts';
import type { Unavailable } from '../limits/unavailable.ts';

/**
 * Tells the log why the database could not be used: of each reason a line a minute, however many run into it, and one
 * when the database answers again.
 */
export function createOutageLog(log: Logger, clock: Clock) {
  const notes = new Map<string, (error: Unavailable) => void>();
  // Until the first answer whoever opens the database says what is wrong.
  let wasReached = false;
  let isAway = true;
  let hasLogged = false;

  const noteOf = (reason: string) => {
    const known =
      notes.get(reason) ??
      boundedNote<Unavailable>(clock, (failures, error) => {
        log.warn({ err: error, failures }, 'the database could not be used');
        if (reason === 'databaseAway') hasLogged = true;
      });
    notes.set(reason, known);
    return known;
  };

  return {
    note(error: Unavailable): void {
      const reason = error.message;
      if (!wasReached) return;
      if (reason === 'databaseAway') isAway = true;
      noteOf(reason)(error);
    },
    /** Called after each query. */
    answered(): void {
      if (!isAway) return;
      wasReached = true;
      isAway = false;
      if (!hasLogged) return;
      hasLogged = false;
      log.info('the database answers again');
    },
  };
}
