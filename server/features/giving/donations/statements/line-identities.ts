import { createHash } from 'node:crypto';
import type { StatementLayout } from '#domain/donations/bank-statement.ts';
import { foldText } from '#domain/text.ts';
import type { BankLine } from './bank-lines.repository.ts';
import type { ReadDeposit } from './statement-reading.ts';

/**
 * By what a line is known again in whatever file: its tracking key, else all that it says, with the bank's own name for it
 * or the balance after it; of those that say the same, which one of its file it is.
 */
export function createIdentities(layout: StatementLayout): (deposit: ReadDeposit) => string {
  const times = new Map<string, number>();
  return ({ postedOn, amountCents, description, reference, mark, trackedAs }) => {
    // One transfer has one key, however often a file tells of it.
    if (trackedAs !== undefined) return `${trackedAs} ${amountCents}`;
    const texts = [description, reference, mark].map(foldText);
    const said = JSON.stringify([layout, postedOn, amountCents, ...texts]);
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return createHash('sha256').update(`${said} ${time}`).digest('hex').slice(0, 40);
  };
}

const sameText = (one: BankLine, other: BankLine) =>
  foldText(one.description) === foldText(other.description) &&
  foldText(one.reference) === foldText(other.reference);

/** Whether both may tell of one deposit, and nothing says for sure whether they do. */
function mayBeSame(fresh: BankLine, known: BankLine): boolean {
  if (fresh.postedOn !== known.postedOn || fresh.amountCents !== known.amountCents) return false;
  if (fresh.trackedAs !== null && known.trackedAs !== null) return false;
  return fresh.layout !== known.layout || sameText(fresh, known);
}

/**
 * Of fresh lines, those that another file may have told of before in other words: each line of that file stands for one.
 * @param known of the same days and amounts
 * @param identities of the whole file: what is in it itself is not told of twice by it
 */
export function markRepeats(
  fresh: readonly BankLine[],
  known: readonly BankLine[],
  identities: ReadonlySet<string>,
): BankLine[] {
  const layout = fresh[0]?.layout;
  const taken = new Set(
    known.flatMap((one) => (one.layout === layout && one.repeats !== null ? one.repeats : [])),
  );
  return fresh.map((line) => {
    const found = known.find(
      (one) =>
        !identities.has(one.identity) &&
        one.repeats === null &&
        !taken.has(one.id) &&
        mayBeSame(line, one),
    );
    if (!found) return line;
    taken.add(found.id);
    return { ...line, repeats: found.id };
  });
}
