import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { boundedNote } from '../limits/bounded-note.ts';
import { shapeOf } from './statement-shape.ts';

const mostShapes = 500;

/** Logs statements that took longer than `limit` milliseconds, each shape once a minute at the most. */
export function slowStatementLog(limit: number, log: Logger, clock: Clock) {
  const notes = new LRUCache<string, (milliseconds: number) => void>({ max: mostShapes });

  return (sql: string, milliseconds: number): void => {
    if (milliseconds < limit) return;
    const shape = shapeOf(sql);
    let note = notes.get(shape);
    if (!note) {
      note = boundedNote(clock, (times, ms: number) =>
        log.warn({ sql: shape, ms: Math.round(ms), times }, 'a slow statement'),
      );
      notes.set(shape, note);
    }
    note(milliseconds);
  };
}
