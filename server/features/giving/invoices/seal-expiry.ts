import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { sealNoticeDays } from '#domain/invoices/issuer.ts';
import type { Database } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { noteExpiryWarning } from './issuers.repository.ts';
import type { IssuersService } from './issuers.service.ts';
import { sealExpiring } from './seal-expiring-mail.ts';

/** Once for each certificate, administrators hear that it will soon be of no use. */
export function sealExpiryMails({
  database,
  clock,
  timezone,
  issuers,
  accounts,
  mail,
}: {
  database: Database;
  clock: Clock;
  timezone: string;
  issuers: Pick<IssuersService, 'find'>;
  accounts: Pick<AccountsService, 'administratorContacts'>;
  mail: MailService;
}) {
  return defineScheduledJob({
    kind: 'invoices.tellOfSealExpiry',
    queue: 'reminders',
    timeLimit: 60_000,
    pattern: '15 9 * * *',
    scope: 'cluster',
    async run() {
      const issuer = await issuers.find();
      const soon = addDays(dateIn(timezone, clock.now()), sealNoticeDays);
      const end = issuer && dateIn(timezone, new Date(issuer.certificateTo));
      if (!issuer || !end || end > soon) return;
      await database.transaction(async (tx) => {
        if (!(await noteExpiryWarning(tx, issuer))) return;
        for (const { name, email, language } of await accounts.administratorContacts(tx.query)) {
          const { certificateNumber } = issuer;
          const data = { name: salutation(name), certificateNumber, validUntil: end };
          await mail.enqueue(tx, { template: sealExpiring, to: email, language, data });
        }
      });
    },
  });
}
