import type { Tx } from '#server/db/database.ts';
import { dueAmong, mostLooked } from '#server/features/kits/querying/expiring-rows.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Batch, Moment, Retention } from '#server/features/people/retention/retention.ts';
import type { CustomerUse } from './customer-use.ts';
import { deleteCustomers, findCustomersBefore } from './customers.repository.ts';

/** Of customers that are looked at to say what is due. */
const mostPortions = 20;

/** Customers without an account, whom no donation and no invoice names that the tax law has the books keep. */
export function customersRetention({
  accounts,
  customerUses,
}: {
  accounts: Pick<AccountsService, 'emailsAmong'>;
  /** Filled while the features are built. */
  customerUses: readonly CustomerUse[];
}): Retention {
  async function find(query: Tx['query'], { before, after, most }: Omit<Batch, 'now'>) {
    const found = await findCustomersBefore(query, before, { after, most });
    const ids = found.map(({ id }) => id);
    const emails = new Set(
      await accounts.emailsAmong(
        query,
        found.map(({ email }) => email),
      ),
    );
    const used = new Set<string>();
    for (const use of customerUses) for (const id of await use(query, ids, before)) used.add(id);
    return { ids, unneeded: found.filter(({ id, email }) => !emails.has(email) && !used.has(id)) };
  }

  return {
    kind: 'customers',
    async due(query: Tx['query'], { before }: Moment) {
      const since: string[] = [];
      let after = '';
      for (let portion = 0; portion < mostPortions; portion += 1) {
        const { ids, unneeded } = await find(query, { before, after, most: mostLooked });
        since.push(...unneeded.map(({ createdAt }) => createdAt));
        after = ids.at(-1) ?? '';
        if (ids.length < mostLooked) break;
      }
      return dueAmong(since);
    },
    async apply(tx, batch) {
      const { ids, unneeded } = await find(tx.query, batch);
      await deleteCustomers(
        tx,
        unneeded.map(({ id }) => id),
      );
      return { last: ids.at(-1), done: unneeded.length };
    },
  };
}
