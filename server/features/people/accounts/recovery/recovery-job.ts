import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { findCredentials } from '../credentials.repository.ts';
import { passwordRecovery } from '../mails/password-recovery.ts';
import { addLink } from './account-links.repository.ts';
import { passwordUrl } from './password-url.ts';

interface Dependencies {
  clock: Clock;
  mail: MailService;
  siteUrl: string;
}

export type RecoveryJob = ReturnType<typeof recoveryJob>;

/** Whether there is such an account is found out here, after the caller has had the answer. */
export const recoveryJob = (dependencies: Dependencies) =>
  defineJob({
    kind: 'accounts.recover',
    queue: 'quick',
    timeLimit: 60_000,
    input: z.object({
      email: z.string(),
      language: z.enum(languages).optional(),
      destination: z.string().optional(),
    }),
    run:
      async ({ email, language, destination }) =>
      async (tx) => {
        const found = await findCredentials(tx.query, { email });
        if (!found || found.account.disabled) return;
        await sendLink(dependencies, tx, found.account, { language, destination });
      },
  });

async function sendLink(
  { clock, mail, siteUrl }: Dependencies,
  tx: Tx,
  account: Account,
  requested: { language: Language | undefined; destination: string | undefined },
): Promise<void> {
  const { id: userId, email } = account;
  const { language = account.language, destination } = requested;
  const token = await addLink(tx, { userId, purpose: 'recovery', email }, clock.now());
  const url = passwordUrl(siteUrl, language, { email, token, destination });
  const isConfirmed = account.confirmedAt !== null;
  const data = { ...(isConfirmed && { name: salutation(account.name) }), passwordUrl: url };
  await mail.enqueue(tx, { template: passwordRecovery, to: email, language, data });
}
