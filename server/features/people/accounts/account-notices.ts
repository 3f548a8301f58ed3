import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import { locale } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { type AdministeredChange, accountAdministered } from './mails/account-administered.ts';
import { newSignIn } from './mails/new-sign-in.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { type SignInMethodChange, signInMethodChanged } from './mails/sign-in-method-changed.ts';

interface NoticeParts {
  mail: MailService;
  clock: Clock;
  timezone: string;
}

export type AccountNotices = ReturnType<typeof createAccountNotices>;

/** Mails to an account's owner, so that nothing changes who can open it without their knowing. */
export function createAccountNotices({ mail, clock, timezone }: NoticeParts) {
  /** What each of them says. */
  const facts = ({ name, language }: Account) => ({
    name: salutation(name),
    when: clock.now().toLocaleString(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: timezone,
    }),
  });

  return {
    async notifyOfNewDevice(tx: Tx, account: Account, seen: { device: string; address: string }) {
      const { email: to, language } = account;
      const data = { ...facts(account), ...seen };
      await mail.enqueue(tx, { template: newSignIn, to, language, data });
    },

    async notifyOfNewPassword(tx: Tx, account: Account): Promise<void> {
      const { email: to, language } = account;
      await mail.enqueue(tx, { template: passwordChanged, to, language, data: facts(account) });
    },

    async notifyOfAdministration(tx: Tx, account: Account, change: AdministeredChange) {
      const { email: to, language } = account;
      const data = { ...facts(account), change };
      await mail.enqueue(tx, { template: accountAdministered, to, language, data });
    },

    /** @param passkey what its owner calls it, where it is one that came or went */
    async notifyOfSignInMethod(
      tx: Tx,
      account: Account,
      change: SignInMethodChange,
      passkey?: string,
    ): Promise<void> {
      const { email: to, language } = account;
      const data = { ...facts(account), change, passkey };
      await mail.enqueue(tx, { template: signInMethodChanged, to, language, data });
    },
  };
}
