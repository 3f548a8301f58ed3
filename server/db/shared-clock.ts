import type { Logger } from 'pino';
import { type Clock, systemClock } from '#domain/clock.ts';
import { boundedNote } from '../limits/bounded-note.ts';
import type { Database } from './database.ts';

export interface SharedClock extends Clock {
  /** From here on the database says what time it is, where it has a clock that processes share. */
  follow(database: Pick<Database, 'query' | 'dialect'>, log: Logger): Promise<void>;
  /** Asks the database for its time now, as is done every few seconds. */
  look(): Promise<void>;
  close(): void;
}

/** Milliseconds between two looks; in between time passes as the machine counts it, whatever its clock is set to. */
const lookEvery = 5_000;
/** Milliseconds that the time may differ by besides what the way to the database explains. */
const tolerance = 20;
/** Milliseconds of a difference that somebody has to do something about: S3, TLS and logs go by the machine's own clock. */
const notable = 30_000;

/**
 * All processes of a database have the same time, also where a machine's clock is wrong or jumps: what one process claims
 * for a while has to lapse in time at all others.
 */
export function createSharedClock({
  own = systemClock,
  elapsed = () => performance.now(),
}: {
  own?: Clock;
  elapsed?: () => number;
} = {}): SharedClock {
  let known: { time: number; at: number } | undefined;
  let looks: NodeJS.Timeout | undefined;
  let look = async () => {};
  const now = () => (known ? new Date(known.time + elapsed() - known.at) : own.now());

  return {
    now,
    look: () => look(),
    async follow({ query, dialect }, log) {
      const { readTime } = dialect;
      if (!readTime) return;
      const noteWrong = boundedNote<number>({ now }, (_, seconds) =>
        log.warn({ seconds }, 'the clock of this machine differs from that of the database'),
      );
      look = async () => {
        const sentAt = elapsed();
        const time = await readTime(query);
        const answered = elapsed();
        const way = (answered - sentAt) / 2;
        const isOff = Math.abs(time + way - now().getTime()) > way + tolerance;
        if (!known || isOff) known = { time: time + way, at: answered };
        const seconds = Math.round((own.now().getTime() - now().getTime()) / 1_000);
        if (Math.abs(seconds) * 1_000 >= notable) noteWrong(seconds);
      };
      await look();
      let isLooking = false;
      looks = setInterval(async () => {
        if (isLooking) return;
        isLooking = true;
        // While the database is away time passes as the machine counts it.
        await look().catch(() => {});
        isLooking = false;
      }, lookEvery).unref();
    },
    close: () => clearInterval(looks),
  };
}
