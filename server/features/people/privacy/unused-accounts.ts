import type { Account } from '#domain/accounts/account.ts';
import { noticeDays } from '#domain/retention/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { dueAmong, mostLooked } from '#server/features/kits/querying/expiring-rows.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Batch, Moment, Retention } from '../retention/retention.ts';
import { accountUnused } from './account-unused-mail.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Dependencies {
  accounts: AccountsService;
  mail: MailService;
  privacy: Pick<PrivacyService, 'isNeeded' | 'eraseUnused'>;
}

const noticeTime = noticeDays * 86_400_000;
/** Each takes a look at everything that the portal holds about somebody. */
const mostAtOnce = 20;

/**
 * Accounts that nobody uses: their owners are told, and have time to sign in. Those of the staff stay, and so do those
 * with something that needs them.
 */
export function unusedAccounts({ accounts, mail, privacy }: Dependencies): [Retention, Retention] {
  async function find(
    query: Tx['query'],
    wasNotified: boolean,
    { before, now, after, most }: Batch,
  ) {
    const notifiedBefore = wasNotified
      ? new Date(now.getTime() - noticeTime).toISOString()
      : undefined;
    const found = await accounts.findUnused(query, before, {
      notifiedBefore,
      afterId: after,
      most,
    });
    const idle: typeof found = [];
    for (const one of found) {
      if (!(await privacy.isNeeded(query, one.account, before))) idle.push(one);
    }
    return { found, idle };
  }

  const dueOf = (wasNotified: boolean) => async (query: Tx['query'], moment: Moment) => {
    const { idle } = await find(query, wasNotified, { ...moment, after: '', most: mostLooked });
    return dueAmong(idle.map(({ lastUsedAt }) => lastUsedAt));
  };

  const applyTo =
    (wasNotified: boolean, act: (tx: Tx, account: Account, now: Date) => Promise<void>) =>
    async (tx: Tx, batch: Batch) => {
      const most = Math.min(batch.most, mostAtOnce);
      const { found, idle } = await find(tx.query, wasNotified, { ...batch, most });
      let done = 0;
      for (const { account } of idle) {
        const locked = await accounts.lockUnused(tx, account.id, batch.before);
        if (!locked) continue;
        await act(tx, locked, batch.now);
        done += 1;
      }
      return { last: found.at(-1)?.account.id, done };
    };

  return [
    {
      kind: 'unusedAccountNotices',
      due: dueOf(false),
      apply: applyTo(false, async (tx, { id, name, email: to, language }, now) => {
        const endsAt = new Date(now.getTime() + noticeTime).toISOString();
        const data = { name: salutation(name), endsAt };
        await accounts.noteUnusedNotice(tx, id);
        await mail.enqueue(tx, { template: accountUnused, to, language, data });
      }),
    },
    {
      kind: 'unusedAccounts',
      due: dueOf(true),
      apply: applyTo(true, (tx, account) => privacy.eraseUnused(tx, account)),
    },
  ];
}
