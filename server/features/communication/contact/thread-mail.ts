import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { type Clock, dateIn } from '#domain/clock.ts';
import { longestMail, mostReplies } from '#domain/contact/message-reply.ts';
import { withoutPictureMarks } from '#domain/contact/picture-marks.ts';
import { splitQuoted } from '#domain/contact/split-quoted.ts';
import { normalizeEmail } from '#domain/email.ts';
import { tidyText } from '#domain/text.ts';
import type { MessageHead } from '#server/adapters/mail/message-head.ts';
import type { MailedText } from '#server/adapters/mail/read-message.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { MailClaim, MailRecipient } from '../inbound-mail/mail-recipient.ts';
import { findInboxMessage, lockMessage, noteThread, noteUnread } from './inbox.repository.ts';
import { insertReceived, isReceived, repliesTo } from './message-replies.repository.ts';
import type { MessageStates } from './message-states.ts';
import type { ThreadAddresses } from './thread-address.ts';
import { threadMailEmpty } from './thread-mail-empty-mail.ts';

/** Messages that one mail reaches. */
const mostThreads = 1;
/** Characters of an attachment's name. */
const longestName = 120;

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  limits: RateLimits;
  mail: MailService;
  /** IANA name; decides which day is today. */
  timezone: string;
  states: MessageStates;
  addresses: ThreadAddresses;
  /** From which the portal itself writes, in lower case. */
  ownAddress: () => string;
}

/**
 * What people answer by mail comes back into the thread. Nothing of it is answered by itself, but that a mail of the person's
 * own was empty.
 */
export function threadMail(dependencies: Dependencies): MailRecipient {
  const { database, limits, addresses, ownAddress } = dependencies;
  return async (head) => {
    if (head.from === ownAddress()) return [];
    const claims: MailClaim[] = [];
    for (const id of addresses.among(head.recipients).slice(0, mostThreads)) {
      if (!(await findInboxMessage(database.query, { id }))) continue;
      claims.push({
        reads: 'text',
        admit: () => limits.consume('messageMailRead', id),
        receive: (mail) => receive(dependencies, id, head, mail),
      });
    }
    return claims;
  };
}

async function receive(
  dependencies: Dependencies,
  messageId: string,
  { messageId: mailId, from, isAutomatic }: MessageHead,
  mail: MailedText,
): Promise<void> {
  const { database, clock, log, limits, states } = dependencies;
  const { text, quoted } = splitQuoted(withoutPictureMarks(tidyText(mail.text)));
  const attachments = mail.attachments.map((name) => tidyText(name).slice(0, longestName));
  if (text === '' && attachments.length === 0) {
    if (!isAutomatic) await tellEmpty(dependencies, messageId, from);
    return;
  }
  const mailKey = createHash('sha256')
    .update(JSON.stringify(mailId ? [messageId, mailId] : [messageId, from, text, quoted]))
    .digest('base64url');
  if (await isReceived(database, mailKey)) return;
  await limits.consume('messageMail', messageId);
  const now = clock.now().toISOString();
  const storeReply = async (tx: Tx) => {
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
  await database.transaction(storeReply);
}

/**
 * Once a day, and the address alone that wrote the message: anybody can write a sender's address, and two programs could
 * answer each other.
 */
async function tellEmpty(
  { database, clock, mail, timezone, addresses }: Dependencies,
  messageId: string,
  from: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const message = await findInboxMessage(tx.query, { id: messageId });
    if (!message || normalizeEmail(message.email) !== normalizeEmail(from)) return;
    const { email: to, folio, language } = message;
    await mail.enqueue(
      tx,
      {
        template: threadMailEmpty,
        to,
        replyTo: addresses.of(messageId),
        language,
        data: { folio },
        headers: { 'Auto-Submitted': 'auto-replied' },
      },
      { dedupeKey: `thread-mail-empty ${messageId} ${dateIn(timezone, clock.now())}` },
    );
  });
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Fit to stand in the header of another mail. */
const isMailId = (id: string) => /^<[!-;=?-~]{1,250}>$/.test(id);
