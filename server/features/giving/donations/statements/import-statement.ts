import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import { visibleLine } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import {
  type BankLine,
  findIdentities,
  findSimilar,
  insertLines,
} from './bank-lines.repository.ts';
import { type BankStatement, insertStatement } from './bank-statements.repository.ts';
import { createIdentities, markRepeats } from './line-identities.ts';
import type { MatchLines } from './match-lines.ts';
import { readStatement } from './read-statement.ts';
import type { StatementDependencies } from './statement-dependencies.ts';
import { type ReadStatement, refuseStatement } from './statement-reading.ts';

/** Milliseconds that a request looks for donations. */
const longestMatching = 10_000;

/** Milliseconds after which the job does: what is left, or all of it where the process died. */
const jobAfter = 60_000;

/** Before a statement is received. @throws AppError forbidden, conflict (no account is configured) */
export function requireStatementAccount({ account }: StatementDependencies, viewer: Viewer) {
  const actorId = requireRight(viewer, 'donations.bringIn');
  if (!account) throw conflict('ownAccountMissing');
  return { actorId, account };
}

/**
 * Keeps the deposits of a statement, each once whatever file tells of it, and books those that are known by their concept.
 * @returns the statement's id
 * @throws AppError forbidden, tooManyRequests, conflict (no account), invalid (the file: nothing of it is kept)
 */
export async function importStatement(
  dependencies: StatementDependencies & MatchLines,
  { viewer, address }: Actor,
  file: { path: string; name: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { database, clock, today, audit, jobs, matchJob, matchAll, limits } = dependencies;
  const { actorId, account } = requireStatementAccount(dependencies, viewer);
  await admitChange(limits, viewer);
  const found = await readStatement(file.path, account.clabe, today());
  if (found.deposits.length + found.charges === 0) throw refuseStatement('statementNothing');
  const statement = {
    id: uuid(),
    account: account.clabe,
    fileName: visibleLine(file.name).slice(0, 200),
    importedAt: clock.now().toISOString(),
    importedBy: actorId,
  };
  await database.transaction(async (tx) => {
    // Statements that are sent at once are compared one after the other.
    await database.dialect.lockTable(tx.query, 'bank_statements');
    const fresh = await store(tx, statement, found);
    const runAt = new Date(clock.now().getTime() + jobAfter);
    if (fresh > 0) await jobs.enqueue(tx, matchJob, {}, { runAt });
    const details = { lineCount: fresh };
    const who = { actorId, subjectId: null, address };
    await audit.record(tx, { action: 'donations.statementImported', ...who, details });
    await record?.(tx, { id: statement.id });
  });
  const begun = performance.now();
  await matchAll(statement.id, { until: () => performance.now() - begun > longestMatching });
  return { id: statement.id };
}

/** @returns how many of its deposits are new */
async function store(
  tx: Tx,
  statement: Pick<BankStatement, 'id' | 'account' | 'fileName' | 'importedAt' | 'importedBy'>,
  { layout, deposits, charges, ofOthers, namesAccount }: ReadStatement,
): Promise<number> {
  const { id: statementId, account, importedAt, importedBy } = statement;
  const days = deposits.map(({ postedOn }) => postedOn).toSorted();
  await insertStatement(tx, {
    ...statement,
    ...{ layout, charges, ofOthers, namesAccount, deposits: deposits.length },
    fromDay: days[0] ?? null,
    toDay: days.at(-1) ?? null,
  });
  const identityOf = createIdentities(layout);
  const byIdentity = new Map(deposits.map((deposit) => [identityOf(deposit), deposit]));
  const identities = new Set(byIdentity.keys());
  const known = await findIdentities(tx.query, account, [...identities]);
  const fresh = [...byIdentity]
    .filter(([identity]) => !known.has(identity))
    .map(([identity, deposit]): BankLine => {
      const { postedOn, amountCents, description, reference, sender, trackedAs } = deposit;
      return {
        ...{ id: uuid(), statementId, account, identity, layout },
        ...{ postedOn, amountCents, description, reference, sender },
        ...{ bookedCents: 0, parts: 0, repeats: null, basis: null, isTried: false, reason: '' },
        trackedAs: trackedAs ?? null,
        state: 'open',
        changedAt: importedAt,
        changedBy: importedBy,
      };
    });
  const similar = await findSimilar(tx.query, account, fresh);
  await insertLines(tx, markRepeats(fresh, similar, identities));
  return fresh.length;
}
