/** Words of four letters and more that differ by one letter, of eight and more by two: left out, added, changed or swapped. */
export function isTypoOf(typed: string, known: string): boolean {
  if (known.length < 4 || typed.length < 4) return false;
  const most = Math.min(typed.length, known.length) < 8 ? 1 : 2;
  // Short words have many neighbours: people seldom miss the first letter.
  if (known.length < 6 && typed[0] !== known[0]) return false;
  return Math.abs(typed.length - known.length) <= most && distance(typed, known) <= most;
}

/** Optimal string alignment distance (Damerau and Levenshtein). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
