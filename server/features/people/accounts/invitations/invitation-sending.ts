import type { Account } from '#domain/accounts/account.ts';
import { invitationDays } from '#domain/accounts/invitation.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { findContacts } from '../accounts.repository.ts';
import { userInvitation } from '../mails/user-invitation.ts';
import { addLink } from '../recovery/account-links.repository.ts';
import { passwordUrl } from '../recovery/password-url.ts';

/** What the use cases here depend on. */
export interface InvitationSending {
  clock: Clock;
  mail: MailService;
  limits: RateLimits;
  siteUrl: string;
}

export const validFor = invitationDays * 86_400_000;

export async function sendInvitation(
  { clock, mail, limits, siteUrl }: InvitationSending,
  tx: Tx,
  account: Account,
  roles: readonly Role[],
  inviterId: string,
) {
  const { id: userId, email, language } = account;
  await limits.consume('registrationMail', normalizeEmail(email), { tx });
  const token = await addLink(tx, { userId, purpose: 'invitation', email }, clock.now());
  const inviter = (await findContacts(tx.query, [inviterId])).get(inviterId)?.name ?? '';
  const data = {
    name: salutation(account.name),
    inviter,
    roles,
    passwordUrl: passwordUrl(siteUrl, language, { email, token }),
  };
  await mail.enqueue(tx, { template: userInvitation, to: email, language, data });
}
