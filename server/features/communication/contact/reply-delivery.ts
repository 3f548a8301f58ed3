import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { DeliveryUnknown, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { JobEnd } from '#server/jobs/define-job.ts';
import {
  findInboxMessage,
  type InboxMessage,
  lockMessage,
  noteNotAnswered,
} from './inbox.repository.ts';
import {
  findReply,
  offerReply,
  repliesTo,
  type StoredReply,
  settleReply,
  withdrawOffer,
} from './message-replies.repository.ts';
import type { MessageStates } from './message-states.ts';
import { messageReply } from './reply-mail.ts';
import type { ThreadMailIds } from './thread-mail-ids.ts';

export interface ReplyDeliveryDependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  threads: ThreadMailIds;
  states: MessageStates;
  /** The organisation's address. */
  recipient: () => Promise<string>;
}

/**
 * Once: a try that finds the answer offered by one that was cut short does not mail it again, for nobody knows whether it
 * left; whoever answered is asked.
 */
export async function deliverReply(
  dependencies: ReplyDeliveryDependencies,
  id: string,
  signal: AbortSignal,
): Promise<JobEnd> {
  const { database, clock, mail } = dependencies;
  const now = () => clock.now().toISOString();
  const reply = await findReply(database.query, id);
  const message = reply && (await findInboxMessage(database.query, { id: reply.message_id }));
  if (!reply || !message || reply.delivery !== 'waiting') return nothing;
  const uncertain = (tx: Tx) => notDelivered(dependencies, tx, id, 'uncertain');
  if (reply.offered_at !== null) return uncertain;
  let offered = false;
  try {
    await mail.deliver(await letterOf(dependencies, message, reply), { id, signal }, async () => {
      offered = await offerReply(database, id, now());
      if (!offered) throw new Error('another try has it in hand');
    });
  } catch (error) {
    if (error instanceof DeliveryUnknown) return uncertain;
    // What another try has offered is not this one's to withdraw.
    if (offered) await withdrawOffer(database, id);
    if (error instanceof MailRefused) {
      return (tx: Tx) => notDelivered(dependencies, tx, id, 'refused');
    }
    throw error;
  }
  return (tx: Tx) => settleReply(tx, id, { delivery: 'sent', sent_at: now() });
}

const nothing = async () => {};

/** Somebody has to see to it: the message is unread and unanswered again, and colleagues are told. */
export async function notDelivered(
  { states }: Pick<ReplyDeliveryDependencies, 'states'>,
  tx: Tx,
  id: string,
  delivery: 'refused' | 'uncertain',
): Promise<void> {
  const reply = await findReply(tx.query, id);
  const message = reply && (await lockMessage(tx, { id: reply.message_id }));
  if (!message || reply.delivery !== 'waiting') return;
  await settleReply(tx, id, { delivery });
  await noteNotAnswered(tx, message.id);
  if (message.status === 'archived') await states.attempt(tx, 'restore', message, bySystem);
}

async function letterOf(
  { database, accounts, threads, recipient }: ReplyDeliveryDependencies,
  message: InboxMessage,
  reply: StoredReply,
) {
  const thread = await repliesTo(database.query, message.id);
  const before = thread.filter(({ id }) => id < reply.id);
  const author = reply.author_id
    ? (await accounts.contactsOf([reply.author_id])).get(reply.author_id)
    : undefined;
  const received = before.filter(({ direction }) => direction === 'received');
  const latest = received.at(-1);
  const isTheirs = (one: StoredReply) =>
    normalizeEmail(one.from_email) === normalizeEmail(message.email);
  // Anybody can write an address into the form: it is its owner's word once a mail has come from there.
  const own = received.some(isTheirs) ? (text: string) => text : withoutAddresses;
  const quoted = latest && !isTheirs(latest) ? withoutAddresses : own;
  return {
    template: messageReply,
    to: message.email,
    language: message.language,
    replyTo: threads.addressOf(message.id) ?? (await recipient()),
    headers: {
      ...threads.headers(message.id, before),
      // A person wrote it (RFC 3834).
      'Auto-Submitted': 'no',
    },
    data: {
      subject: own(message.subject),
      text: reply.text,
      author: salutation(author?.name ?? ''),
      quoted: quoted(latest?.text || message.message),
    },
  };
}
