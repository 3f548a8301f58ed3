import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { OperationsService, Status } from './operations.service.ts';
import { operationsWarning } from './operations-warning-mail.ts';
import { claimWarning, findWarned } from './warnings.repository.ts';

const day = 24 * 3_600_000;

/** Every five minutes: whatever should not wait is mailed to the administrators, each at most once a day. */
export function warnAdministrators({
  database,
  clock,
  jobs,
  operations,
  accounts,
  mail,
}: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  operations: Pick<OperationsService, 'all' | 'forget'>;
  accounts: Pick<AccountsService, 'administratorContacts'>;
  mail: MailService;
}) {
  /** A job that failed permanently is told of once; one that was such a mail itself is not. */
  async function haveJobsFailed(dayAgo: string): Promise<boolean> {
    const since = await findWarned(database, 'jobs');
    const failed = await jobs.failedSince(since ?? dayAgo);
    if (failed.length === 0) return false;
    const own = (await mail.waiting(database.query))
      .filter(({ input: { template } }) => template === operationsWarning.name)
      .map(({ id }) => id);
    return failed.some((id) => !own.includes(id));
  }

  async function warn({ subject, reason, values = {} }: Status): Promise<void> {
    const now = clock.now();
    const dayAgo = new Date(now.getTime() - day).toISOString();
    if (subject === 'jobs' && !(await haveJobsFailed(dayAgo))) return;
    await database.transaction(async (tx) => {
      if (!(await claimWarning(tx, subject, now.toISOString(), dayAgo))) return;
      // Of no use once the next one may come.
      const expiresAt = new Date(now.getTime() + day).toISOString();
      for (const { name, email, language } of await accounts.administratorContacts(tx.query)) {
        const data = { name: salutation(name), subject, reason, values };
        await mail.enqueue(tx, {
          ...{ template: operationsWarning, to: email, language, data, expiresAt },
        });
      }
    });
  }

  return defineScheduledJob({
    kind: 'operations.warn',
    queue: 'reminders',
    timeLimit: 60_000,
    pattern: '*/5 * * * *',
    scope: 'cluster',
    async run(_occurrence, { signal }) {
      operations.forget();
      for (const status of await operations.all()) {
        if (signal.aborted) return;
        if (status.warns) await warn(status);
      }
    },
  });
}
