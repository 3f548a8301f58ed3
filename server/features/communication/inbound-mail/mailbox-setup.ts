import type { SetupFact } from '#domain/operations/setup.ts';
import { type Mailbox, tryMailbox } from '#server/adapters/mail/imap-mailbox.ts';
import type { Config } from '#server/config/config.ts';
import { type SetupCheck, TrialFailed } from '#server/features/organisation/setup/setup-check.ts';

/** Whether mail comes in; its mailbox is tried out by opening it, without reading a message. */
export const mailboxSetup = ({ inboundMail }: Pick<Config, 'inboundMail'>): SetupCheck => {
  const mailbox = inboundMail?.mailbox;
  return {
    item: 'inboundMail',
    isDone: async () => inboundMail !== undefined,
    tryOut: mailbox && (() => openOnce(mailbox)),
  };
};

/** @throws TrialFailed */
async function openOnce(mailbox: Mailbox): Promise<SetupFact[]> {
  try {
    await tryMailbox(mailbox);
    return ['mailboxOpens'];
  } catch (error) {
    throw new TrialFailed(reasonOf(error), error);
  }
}

function reasonOf(error: unknown): SetupFact {
  const { authenticationFailed, code, mailboxMissing, responseStatus } = Object(error);
  if (authenticationFailed) return 'mailboxSignInRefused';
  // The server has answered, and opens no inbox.
  if (mailboxMissing || responseStatus) return 'mailboxWithoutInbox';
  return /CERT|TLS|SSL/.test(String(code)) ? 'mailboxUnsafe' : 'mailboxUnreachable';
}
