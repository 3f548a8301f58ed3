import type { StoredReply } from './message-replies.repository.ts';
import type { ThreadAddresses } from './thread-address.ts';

export type ThreadMailIds = ReturnType<typeof createThreadMailIds>;

/** Of a long thread. */
const mostReferences = 20;

/** How the mails of a thread name each other, and where answers to them go. */
export function createThreadMailIds({
  fromDomain,
  addresses,
}: {
  /** Of the address that mails leave from, which their Message-ID has as well (`adapters/mail/compose.ts`). */
  fromDomain: string;
  /** Undefined where the portal takes no mail. */
  addresses: ThreadAddresses | undefined;
}) {
  const mailIdOf = (id: string) => `<${id}@${fromDomain}>`;

  return {
    mailIdOf,

    /** Into the thread; undefined where answers arrive in the organisation's mailbox alone. */
    addressOf: (messageId: string): string | undefined => addresses?.of(messageId),

    /** The message of the form has no mail: what refers to it belongs together all the same. */
    headers(
      messageId: string,
      before: readonly Pick<StoredReply, 'mail_id'>[] = [],
    ): Record<'In-Reply-To' | 'References', string> {
      const mails = before.map(({ mail_id }) => mail_id).filter((id) => id !== '');
      const all = [mailIdOf(messageId), ...mails.slice(-mostReferences)];
      return { 'In-Reply-To': all.at(-1) ?? '', References: all.join(' ') };
    },
  };
}
