import type { ProviderKeys } from '#domain/provider-keys/provider-keys.ts';
import { parseMailbox } from '#server/adapters/mail/mailbox.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import { createSmtpMailer, trySmtp } from '#server/adapters/mail/smtp-mailer.ts';
import { watchMailer } from '#server/observability/watched-mailer.ts';
import type { Platform } from '#server/platform.ts';
import { type KeyVault, openedByKeys } from '../provider-keys/key-vault.ts';
import { type KeyedService, KeysRefused } from '../provider-keys/keyed-service.ts';

export interface MailKeyPorts {
  /** In the place of the server that is entered: a test's own, `smtp://127.0.0.1:2525`. */
  mailServer?: string;
}

type Dependencies = Pick<
  Platform,
  'config' | 'clock' | 'mailer' | 'noteCallsOf' | 'observability'
> &
  MailKeyPorts & { keyVault: KeyVault };

export type ChosenMailer = ReturnType<typeof chooseMailer>;

const implicitTls = '465';

/** A password goes to nobody who does not prove the server's name, and never in the clear. */
function addressOf({ host, port, username, password }: ProviderKeys['mail'], server?: string) {
  const scheme = port === implicitTls ? 'smtps' : 'smtp';
  const url = new URL(server ?? `${scheme}://${host}:${port}?requireTLS=true`);
  url.username = encodeURIComponent(username);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** What sends the portal's mails: as the environment says, or by the mail server that was entered on a screen. */
export function chooseMailer(dependencies: Dependencies) {
  const { config, clock, keyVault, noteCallsOf, observability } = dependencies;
  const isFixed = config.mail.kind === 'smtp';
  const { name, address } = parseMailbox(config.mail.from);
  const entered = openedByKeys(keyVault, ({ mail }): Mailer | undefined => {
    if (!mail || isFixed) return undefined;
    const from = { name, address: mail.sender };
    const mailer = createSmtpMailer(addressOf(mail, dependencies.mailServer), from, clock);
    return watchMailer(mailer, noteCallsOf('mail'), observability.metrics?.mail);
  });
  return {
    mailer: {
      async send(...mail) {
        await keyVault.refresh();
        return (entered() ?? dependencies.mailer).send(...mail);
      },
    } satisfies Mailer,

    /** Whether mails go to a mail server, and not to a folder of this one. */
    async leaves(): Promise<boolean> {
      await keyVault.refresh();
      return isFixed || entered() !== undefined;
    },

    /** What mails are from, as of the last refresh. */
    sender: (): string => (isFixed ? undefined : keyVault.keys().mail?.sender) ?? address,
  };
}

/** How the keys of a mail server are tried: it is greeted and given the password, and no mail. */
export const mailServerService = ({
  config,
  mailServer,
}: Pick<Dependencies, 'config' | 'mailServer'>): KeyedService<'mail'> => ({
  provider: 'mail',
  isFixed: config.mail.kind === 'smtp',
  isTest: () => null,
  async tryOut(keys) {
    if ((await trySmtp(addressOf(keys, mailServer))) === 'refused') throw new KeysRefused('mail');
  },
});
