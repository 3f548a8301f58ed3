import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import { longestMail, mostReplies } from '#domain/contact/message-reply.ts';
import { splitQuoted } from '#domain/contact/split-quoted.ts';
import { tidyText } from '#domain/text.ts';
import type { MessageHead } from '#server/adapters/mail/message-head.ts';
import type { MailedText } from '#server/adapters/mail/read-message.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { bySystem } from '../document-states/document-states.service.ts';
import type { MailClaim, MailRecipient } from '../inbound-mail/mail-recipient.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { findInboxMessage, lockMessage, noteThread, noteUnread } from './inbox.repository.ts';
import { insertReceived, isReceived, repliesTo } from './message-replies.repository.ts';
import type { MessageStates } from './message-states.ts';
import type { ThreadAddresses } from './thread-address.ts';

/** Messages that one mail reaches. */
const mostThreads = 1;
/** Characters of an attachment's name. */
const longestName = 120;

interface Parts {
  database: Database;
  clock: Clock;
  log: Logger;
  limits: RateLimits;
  states: MessageStates;
  addresses: ThreadAddresses;
  /** From which the portal itself writes, in lower case. */
  ownAddress: string;
}

/** What people answer by mail comes back into the thread. Nothing is ever answered by itself. */
export function threadMail(parts: Parts): MailRecipient {
  const { database, limits, addresses, ownAddress } = parts;
  return async (head) => {
    if (head.from === ownAddress) return [];
    const claims: MailClaim[] = [];
    for (const id of addresses.among(head.recipients).slice(0, mostThreads)) {
      if (!(await findInboxMessage(database.query, { id }))) continue;
      claims.push({
        reads: 'text',
        admit: () => limits.consume('messageMailRead', id),
        receive: (mail) => receive(parts, id, head, mail),
      });
    }
    return claims;
  };
}

async function receive(
  { database, clock, log, limits, states }: Parts,
  messageId: string,
  { messageId: mailId, from, isAutomatic }: MessageHead,
  mail: MailedText,
): Promise<void> {
  const { text, quoted } = splitQuoted(tidyText(mail.text));
  const attachments = mail.attachments.map((name) => tidyText(name).slice(0, longestName));
  if (text === '' && attachments.length === 0) return;
  const mailKey = createHash('sha256')
    .update(JSON.stringify(mailId ? [messageId, mailId] : [messageId, from, text, quoted]))
    .digest('base64url');
  if (await isReceived(database, mailKey)) return;
  await limits.consume('messageMail', messageId);
  const now = clock.now().toISOString();
  const keep = async (tx: Tx) => {
    const message = await lockMessage(tx, { id: messageId });
    if (!message) return;
    if ((await repliesTo(tx.query, messageId)).length >= mostReplies) {
      log.info({ folio: message.folio }, 'a thread of a message is full');
      return;
    }
    const isNew = await insertReceived(tx, {
      id: uuid(),
      message_id: messageId,
      direction: 'received',
      created_at: now,
      author_id: null,
      from_email: from.slice(0, 254),
      text: cut(text, longestMail),
      quoted: cut(quoted, longestMail),
      attachments_json: JSON.stringify(attachments),
      automatic: isAutomatic ? 1 : 0,
      mail_id: isMailId(mailId) ? mailId : '',
      mail_key: mailKey,
      delivery: null,
      offered_at: null,
      sent_at: null,
    });
    if (!isNew) return;
    // Nobody has to look at an absence notice.
    await noteThread(tx, messageId, isAutomatic ? undefined : now);
    if (isAutomatic) return;
    await noteUnread(tx, messageId);
    if (message.status === 'archived') await states.attempt(tx, 'restore', message, bySystem);
  };
  await database.transaction(keep);
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Fit to stand in the header of another mail. */
const isMailId = (id: string) => /^<[!-;=?-~]{1,250}>$/.test(id);
