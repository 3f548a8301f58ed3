import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { findCredentials } from '../credentials.repository.ts';
import { accountConfirmation } from '../mails/account-confirmation.ts';
import { accountExists } from '../mails/account-exists.ts';
import { addLink } from '../recovery/account-links.repository.ts';
import { passwordUrl } from '../recovery/password-url.ts';

export type WelcomeJob = ReturnType<typeof welcomeMails>['welcome'];

/** What tells the owner of an address that somebody has registered with it. */
export function welcomeMails({
  clock,
  mail,
  siteUrl,
}: {
  clock: Clock;
  mail: MailService;
  siteUrl: string;
}) {
  const welcome = defineJob({
    kind: 'accounts.welcome',
    queue: 'quick',
    timeLimit: 60_000,
    input: z.object({
      email: z.string(),
      language: z.enum(languages),
      destination: z.string().optional(),
    }),
    run:
      async ({ email, language, destination }) =>
      async (tx) => {
        const found = await findCredentials(tx.query, { email });
        if (!found || found.account.disabled) return;
        if (found.account.confirmedAt === null && found.passwordHash === null) {
          await sendConfirmation(tx, found.account, language, destination);
        } else {
          await sendReminder(tx, found.account, destination);
        }
      },
  });

  /** To an address that nobody has confirmed. */
  async function sendConfirmation(
    tx: Tx,
    account: Account,
    language: Language,
    destination?: string,
  ): Promise<void> {
    const { id: userId, email } = account;
    const token = await addLink(tx, { userId, purpose: 'first-password', email }, clock.now());
    const url = passwordUrl(siteUrl, language, { email, token, destination });
    const data = { passwordUrl: url };
    await mail.enqueue(tx, { template: accountConfirmation, to: email, language, data });
  }

  /** In the language of the one whose account it is: somebody else may have tried. */
  async function sendReminder(
    tx: Tx,
    { email, language, name }: Account,
    destination: string | undefined,
  ): Promise<void> {
    const data = { name: salutation(name), destination };
    await mail.enqueue(tx, { template: accountExists, to: email, language, data });
  }

  return { welcome, sendConfirmation };
}
