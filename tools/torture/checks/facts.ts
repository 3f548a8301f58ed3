import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { World } from '../world.ts';

/** What is looked at once all is calm, and no portal runs any more. */
interface Facts {
  world: World;
  database: Database;
  config: Config;
}

/** @returns what was found, in a few words; @throws BrokenPromise */
export type Check = (facts: Facts) => Promise<string> | string;

/** Those that come more than once, or are not among `there`. */
export function notOnce<Key>(
  wanted: readonly Key[],
  there: readonly Key[],
): { key: Key; times: number }[] {
  const times = new Map<Key, number>();
  for (const key of there) times.set(key, (times.get(key) ?? 0) + 1);
  return wanted
    .map((key) => ({ key, times: times.get(key) ?? 0 }))
    .filter((found) => found.times !== 1);
}

/** Those that are there more than once. */
export function repeated<Key>(there: readonly Key[]): Key[] {
  const seen = new Set<Key>();
  return there.filter((key) => seen.has(key) || !seen.add(key));
}

/** In the order in which they come. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
