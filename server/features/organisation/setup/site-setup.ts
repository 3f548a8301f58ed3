import { v7 as uuid } from 'uuid';
import type { Config } from '#server/config/config.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { ProviderHealth } from '#server/observability/provider-health.ts';
import type { SetupCheck } from './setup-check.ts';
import { trialMail } from './trial-mail.ts';

interface Dependencies {
  config: Config;
  accounts: Pick<AccountsService, 'contactsOf'>;
  mail: Pick<MailService, 'deliver' | 'leaves'>;
  providerHealth: ProviderHealth;
}

/** Milliseconds that somebody waits for the mail server. */
const patience = 20_000;

/** The address under which people find the portal, and mail that leaves. */
export function siteSetup({ config, accounts, mail, providerHealth }: Dependencies): SetupCheck[] {
  return [
    {
      item: 'address',
      isDone: async () =>
        config.environment === 'production' &&
        config.siteUrl.startsWith('https:') &&
        new URL(config.siteUrl).hostname !== 'localhost',
    },
    {
      item: 'mail',
      async isDone() {
        if (!(await mail.leaves())) return false;
        const known = await providerHealth.all();
        return known.some((one) => one.provider === 'mail' && one.succeededAt !== null);
      },
      async tryOut(accountId) {
        const contact = (await accounts.contactsOf([accountId])).get(accountId);
        if (!contact) throw new Error('There is no such account.');
        const { name, email: to, language } = contact;
        const letter = { template: trialMail, to, language, data: { name } };
        await mail.deliver(letter, { id: uuid(), signal: AbortSignal.timeout(patience) });
        return [(await mail.leaves()) ? 'mailSent' : 'mailKeptHere'];
      },
    },
  ];
}
