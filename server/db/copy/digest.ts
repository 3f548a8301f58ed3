import { createHash } from 'node:crypto';
import type { Row, Snapshot, TableShape } from './table-rows.ts';

/** By which the content of a table is known again, whichever database holds it. */
export interface TableDigest {
  rows: number;
  /** SHA-256, in hex, of its rows as lines of JSON in the order of its key. */
  sha256: string;
}

export const lineOf = (row: Row) => `${JSON.stringify(row)}\n`;

export function startDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(line: string) {
      hash.update(line);
      rows += 1;
    },
    end: (): TableDigest => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function digestTable(
  snapshot: Snapshot,
  table: TableShape,
  onRows: (rows: number) => void = () => {},
): Promise<TableDigest> {
  const digest = startDigest();
  for await (const rows of snapshot.read(table)) {
    for (const row of rows) digest.add(lineOf(row));
    onRows(rows.length);
  }
  return digest.end();
}

export const isSame = (one: TableDigest, other: TableDigest | undefined) =>
  one.rows === other?.rows && one.sha256 === other.sha256;
