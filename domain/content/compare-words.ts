export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** More words than this are compared as a whole: the table grows with the square. */
const mostWords = 1_500;

export function compareWords(before: string, after: string): Piece[] {
  const [a, b] = [wordsIn(before), wordsIn(after)];
  if (a.length > mostWords || b.length > mostWords) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  }
  return compareSequence(a, b);
}

/** What of a sequence stays in its place, what is added and what is taken out. */
export function compareSequence(a: readonly string[], b: readonly string[]): Piece[] {
  const common = commonLengths(a, b);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      pieces.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return joined(pieces);
}

const wordsIn = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** Of the rest of both from each place on, how many words they have in common in the same order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        a[i] === b[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const last = all.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}
