import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { longestHistory } from '#domain/documents/history.ts';
import type { DocumentHistoryTable } from '#server/db/tables/platform.ts';

type Row = Selectable<DocumentHistoryTable>;
type Links =
  | 'maker_salt'
  | 'maker_digest'
  | 'words_salt'
  | 'words_digest'
  | 'previous_digest'
  | 'digest';

const digestOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** 128 bits: without it nobody tells by trying what was said, or by whom. */
const newSalt = () => randomBytes(16).toString('base64url');

/** Who and what was said stand in it by their salted digests alone, so that both can be erased. */
const linkOf = (row: Omit<Row, 'maker_salt' | 'words_salt' | 'digest'>): string =>
  digestOf([
    row.kind,
    row.document_id,
    row.position,
    row.transition,
    row.from_state,
    row.to_state,
    row.made_as,
    row.made_at,
    row.about,
    row.maker_digest,
    row.words_digest,
    row.previous_digest,
  ]);

/** @param previous digest of the entry before; null of the first one, or where that one has none */
export function chained(row: Omit<Row, Links>, previous: string | null): Row {
  const [maker_salt, words_salt] = [newSalt(), newSalt()];
  const linked = {
    ...row,
    maker_digest: digestOf([maker_salt, row.made_by]),
    words_digest: digestOf([words_salt, row.words]),
    previous_digest: previous,
  };
  return { ...linked, maker_salt, words_salt, digest: linkOf(linked) };
}

/** Why a chain is broken, and at which entry. */
export interface Break {
  position: number;
  reason: 'missing' | 'altered' | 'unlinked' | 'unsealed' | 'otherState';
}

/**
 * The first thing that is wrong with the history of one document.
 * @param rows all of them, by position
 * @param status the state that the document is in
 */
export function findBreak(rows: readonly Row[], status: string): Break | undefined {
  const last = rows.at(-1);
  if (!last) return { position: 1, reason: 'missing' };
  const expected = positionsUpTo(last.position);
  for (const [index, row] of rows.entries()) {
    const { position } = row;
    if (position !== expected[index]) {
      return { position: expected[index] ?? position, reason: 'missing' };
    }
    const reason = wrongWith(row, rows[index - 1]);
    if (reason) return { position, reason };
  }
  return last.to_state === status ? undefined : { position: last.position, reason: 'otherState' };
}

/** Of a long history the first entry and the latest are kept. */
function positionsUpTo(last: number): number[] {
  const from = last > longestHistory ? last - longestHistory + 2 : 2;
  return [1, ...Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index)];
}

function wrongWith(row: Row, before: Row | undefined): Break['reason'] | undefined {
  // From before there were chains; none of those that follow one with a digest.
  if (row.digest === null) return before && before.digest !== null ? 'unsealed' : undefined;
  if (linkOf(row) !== row.digest) return 'altered';
  const isNext = before !== undefined && before.position === row.position - 1;
  if (isNext ? row.previous_digest !== before.digest : isFirstOf(row)) return 'unlinked';
  // Where a salt is gone, what it was for must be gone as well: then somebody was erased.
  const [maker, words] = [row.made_by, row.words];
  if (
    row.maker_salt === null
      ? maker !== null
      : digestOf([row.maker_salt, maker]) !== row.maker_digest
  ) {
    return 'altered';
  }
  const wordsDiffer =
    row.words_salt === null ? words !== '' : digestOf([row.words_salt, words]) !== row.words_digest;
  return wordsDiffer ? 'altered' : undefined;
}

const isFirstOf = ({ position, previous_digest }: Row): boolean =>
  position === 1 && previous_digest !== null;
