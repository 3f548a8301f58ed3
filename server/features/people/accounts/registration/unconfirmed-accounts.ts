import type { Tx } from '#server/db/database.ts';
import { type Due, dueAmong, mostLooked } from '#server/features/kits/querying/expiring-rows.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Moment, Retention } from '../../retention/retention.ts';
import type { AccountUse } from '../account-use.ts';
import { deleteUnconfirmed, findUnconfirmed } from '../registrations.repository.ts';

/** What nobody has confirmed goes. */
export function unconfirmedAccounts({
  audit,
  accountUses,
}: {
  audit: AuditService;
  /** Of every feature; read whenever it is asked. */
  accountUses: readonly AccountUse[];
}): Retention {
  async function dueUnconfirmed(query: Tx['query'], { before }: Moment): Promise<Due> {
    const found = await findUnconfirmed(query, before, { afterId: '', most: mostLooked });
    const unused = await unusedOf(query, found);
    return dueAmong(unused.map(({ since }) => since));
  }

  /** Nobody without a password can own anything: were it otherwise, it would not be ours to delete. */
  async function unusedOf<Found extends { id: string }>(query: Tx['query'], found: Found[]) {
    const ids = found.map(({ id }) => id);
    const used = new Set<string>();
    for (const use of accountUses) for (const id of await use(query, ids)) used.add(id);
    return found.filter(({ id }) => !used.has(id));
  }

  return {
    kind: 'unconfirmedAccounts',
    due: dueUnconfirmed,
    async apply(tx, { before, after, most }) {
      const found = await findUnconfirmed(tx.query, before, { afterId: after, most });
      const unused = await unusedOf(tx.query, found);
      const deleted = await deleteUnconfirmed(
        tx,
        unused.map(({ id }) => id),
      );
      for (const subjectId of deleted) {
        const event = { action: 'account.unconfirmed', actorId: null, subjectId } as const;
        await audit.record(tx, { ...event, address: '' });
      }
      return { last: found.at(-1)?.id, done: deleted.length };
    },
  };
}
