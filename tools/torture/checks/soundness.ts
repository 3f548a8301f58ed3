import { sql } from 'kysely';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import type { LogLine } from '../fleet.ts';
import { must } from '../promises.ts';
import { type Check, groupBy } from './facts.ts';

/** What the database says of itself. */
export const databaseSound: Check = async ({ config, database: { query } }) => {
  if (config.database.kind === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query);
    const lines = rows.map(({ integrity_check }) => integrity_check);
    must(lines.join() === 'ok', 'SQLite finds its file whole', lines);
    const foreign = await sql`pragma foreign_key_check`.execute(query);
    must(foreign.rows.length === 0, 'no reference leads nowhere', foreign.rows);
    return 'integrity_check and foreign_key_check';
  }
  const invalid = await sql`select indexrelid::regclass from pg_index where not indisvalid`.execute(
    query,
  );
  must(invalid.rows.length === 0, 'all indexes are valid', invalid.rows);
  // Writes every index anew, and with it asks each unique one.
  await sql
    .raw(`reindex database ${new URL(config.database.url).pathname.slice(1)}`)
    .execute(query);
  const snapshot = await openSnapshot(config.database);
  let count = 0;
  for (const table of snapshot.tables)
    for await (const rows of snapshot.read(table)) count += rows.length;
  await snapshot.close();
  return `all indexes made anew, ${count} rows read`;
};

/** What portals may say while services are away: each line of these is about something that was done later. */
const explained = /^(?:a provider|the database|the queues|a mail|the file store|a job)/i;

export const unexplained = (logs: readonly LogLine[]): LogLine[] =>
  logs.filter(
    ({ level, msg, err }) => level >= 50 && err?.code !== 'unavailable' && !explained.test(msg),
  );

export const logsExplained: Check = ({ world: { fleet } }) => {
  // Throws where one has ended by itself.
  fleet.urls();
  const errors = fleet.logs.filter(({ level }) => level >= 50);
  const fatal = errors.filter(({ level, msg }) => level >= 60 || /unhandled|uncaught/i.test(msg));
  must(fatal.length === 0, 'nothing is unhandled', fatal);
  const others = unexplained(fleet.logs);
  must(others.length === 0, 'every error has an explanation', others.slice(0, 5));
  const by = groupBy(
    fleet.logs,
    ({ level, msg }) => `${level >= 50 ? 'error' : 'warning'} "${msg}"`,
  );
  const most = [...by].map(([words, { length }]) => [length, words] as const);
  return `${fleet.kills} kills; ${most
    .sort(([a], [b]) => b - a)
    .slice(0, 8)
    .map(([times, words]) => `${times} × ${words}`)
    .join(', ')}`;
};

/** Samples, of 5 s each: two minutes until a process has what it needs. */
const warm = 24;
/** Samples that are taken together. */
const together = 12;
/** Megabytes that a process may have grown by. */
const mostGrowth = 80;

/** Of processes that lived for long enough, the last minute beside the first one after they were warm. */
export const memoryFlat: Check = ({ world: { fleet } }) => {
  const long = fleet.memories.filter(({ length }) => length >= warm + 2 * together);
  const grown = long.map((samples) => {
    const [before, after] = [samples.slice(warm, warm + together), samples.slice(-together)];
    return { before: median(before), after: median(after), minutes: samples.length / 12 };
  });
  const leaking = grown.filter(({ before, after }) => after - before > mostGrowth);
  must(leaking.length === 0, 'memory stays', grown);
  if (grown.length === 0) return 'no process lived long enough to say';
  const words = grown.map(
    ({ before, after, minutes }) =>
      `${before.toFixed(0)} to ${after.toFixed(0)} MB in ${minutes.toFixed(0)} min`,
  );
  return words.join(', ');
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
