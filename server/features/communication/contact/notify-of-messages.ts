import type { Clock } from '#domain/clock.ts';
import { attentionSights } from '#domain/dashboard/attention.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type {
  AccountsService,
  Colleague,
} from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findUnnotified, type InboxMessage, noteNotified } from './inbox.repository.ts';
import { unreadMessages } from './unread-mail.ts';

/** Milliseconds that somebody who has the page open has to read a message first. */
const patience = 10 * 60_000;
/** Of one round; the rest comes with the next. */
const most = 200;
const mostListed = 10;
const { staff: waiting } = attentionSights.messages;

interface Dependencies {
  database: Database;
  clock: Clock;
  mail: MailService;
  accounts: Pick<AccountsService, 'holdersOf'>;
  siteUrl: string;
}

/** Four times an hour a colleague has one mail at most, about all that waits for an answer: the assigned one, else everybody who answers. */
export const notifyOfMessages = (dependencies: Dependencies) =>
  defineScheduledJob({
    kind: 'contact.tellOfMessages',
    queue: 'reminders',
    timeLimit: 60_000,
    pattern: '*/15 * * * *',
    scope: 'cluster',
    run: () => dependencies.database.transaction((tx) => notifyDue(dependencies, tx)),
  });

/** Marked as notified in the transaction that enqueues the mails, and so once. */
async function notifyDue({ clock, accounts, mail, siteUrl }: Dependencies, tx: Tx): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - patience).toISOString();
  const unnotified = await findUnnotified(tx.query, before, most);
  if (unnotified.length === 0) return;
  const colleagues = await accounts.holdersOf('contact.answer', tx.query);
  const isFor = (one: Colleague) => (message: InboxMessage) =>
    message.assignedTo === one.id || !colleagues.some(({ id }) => id === message.assignedTo);
  for (const colleague of colleagues) {
    const messages = unnotified.filter(isFor(colleague));
    if (messages.length === 0) continue;
    const { email, language, name } = colleague;
    await mail.enqueue(tx, {
      template: unreadMessages,
      to: email,
      language,
      data: {
        name: salutation(name),
        messages: messages
          .slice(0, mostListed)
          .map((message) => ({ from: message.name, subject: message.subject })),
        count: messages.length,
        inboxUrl: `${siteUrl}${pathFor('adminMessages', language)}${waiting?.search ?? ''}`,
      },
    });
  }
  const ids = unnotified.map(({ id }) => id);
  await noteNotified(tx, ids, now.toISOString());
}
