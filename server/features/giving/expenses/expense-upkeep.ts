import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { knownFiles } from './expense-files.repository.ts';
import { receiptIdOf, receiptsFolder } from './expense-stored-files.ts';
import { forgetDeleted } from './expenses.repository.ts';

const atOnce = 500;
/** Milliseconds: a file that was stored a moment ago may get its row yet. */
const youngest = 3_600_000;

/** Each night: what was deleted and cannot be brought back any more, then the files that no row names. */
export const expenseUpkeep = ({
  database,
  files,
  clock,
}: Pick<ExpenseDependencies, 'database' | 'files' | 'clock'>) =>
  defineScheduledJob({
    kind: 'expenses.upkeep',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '10 4 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const now = clock.now().getTime();
      const undoOver = new Date(now - expenseLimits.undoDays * 86_400_000).toISOString();
      await database.transaction((tx) => forgetDeleted(tx, undoOver));
      const keys = await files.list(receiptsFolder);
      for (let start = 0; start < keys.length; start += atOnce) {
        signal.throwIfAborted();
        const portion = keys.slice(start, start + atOnce);
        const ids = portion.flatMap((key) => receiptIdOf(key) ?? []);
        const known = await knownFiles(database.query, ids);
        for (const key of portion) {
          const id = receiptIdOf(key);
          if (id === undefined || known.has(id)) continue;
          const facts = await files.find(key);
          if (facts && facts.modifiedAt.getTime() < now - youngest) await files.delete(key);
        }
      }
    },
  });
