import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import {
  type BankStatement,
  countLines,
  findStatements,
  type LineCount,
} from './bank-statements.repository.ts';

/** A statement with what has become of the deposits that it was the first to tell of. */
export interface ImportedStatement extends BankStatement {
  /** null where the account is gone. */
  importer: string | null;
  fresh: number;
  counts: ReturnType<typeof countsOf>;
}

function countsOf(lines: readonly LineCount[]) {
  const count = (is: (line: LineCount) => boolean) =>
    lines.filter(is).reduce((sum, one) => sum + one.count, 0);
  const booked = (basis: LineCount['basis']) =>
    count((line) => line.state === 'booked' && line.basis === basis);
  return {
    matched: booked('concept'),
    otherAmount: booked('otherAmount'),
    noted: booked('noted'),
    byHand: booked('person'),
    /** Their donation is still looked for. */
    searched: count(({ state, isTried }) => state === 'open' && !isTried),
    open: count(({ state, isTried }) => state === 'open' && isTried),
    aside: count(({ state }) => state === 'aside'),
  };
}

/** Newest first. */
export async function describeStatements(
  { database, accounts }: { database: Database; accounts: AccountsService },
  which: { id?: string; limit: number },
): Promise<ImportedStatement[]> {
  const statements = await findStatements(database.query, which);
  const ids = statements.map(({ id }) => id);
  const lines = await countLines(database.query, ids);
  const people = await accounts.contactsOf(
    statements.flatMap(({ importedBy }) => importedBy ?? []),
  );
  return statements.map((one) => {
    const own = lines.filter(({ statementId }) => statementId === one.id);
    return {
      ...one,
      importer: people.get(one.importedBy ?? '')?.name ?? null,
      fresh: own.reduce((sum, { count }) => sum + count, 0),
      counts: countsOf(own),
    };
  });
}
