import type { Logger } from 'pino';
import type { NoteCall } from '#server/adapters/calls/note-call.ts';
import {
  fetchUnseen,
  type Mailbox,
  type UnseenMessage,
} from '#server/adapters/mail/imap-mailbox.ts';
import type { Incoming } from '#server/features/kits/uploads/incoming.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { type InboundMail, inboundMailAccount, largestMessage } from './inbound-mail.service.ts';

/** Messages of one look into the mailbox. */
const most = 20;

/** Every few minutes the unseen messages of the mailbox; one that has to come again stays unseen. */
export function mailboxReader(dependencies: {
  mailbox: Mailbox;
  inboundMail: InboundMail;
  incoming: Incoming;
  log: Logger;
  noteCallsOf: (provider: 'mailbox') => NoteCall;
}) {
  const { mailbox, inboundMail, incoming, log } = dependencies;
  const note = dependencies.noteCallsOf('mailbox');
  /** Where the last look ended, so that messages that stay unseen hold up no others. */
  let after = 0;

  async function receive({ size, beginning, save }: UnseenMessage): Promise<void> {
    const mail = await inboundMail.addressed(beginning);
    if (!mail) return;
    await incoming.withFolder({ account: inboundMailAccount }, async (folder, hold) => {
      // The attachments lie beside the message.
      await hold(2 * size);
      await inboundMail.receive(mail, await save(folder), folder);
    });
  }

  return defineScheduledJob({
    // From when only folders had mail: the same work has one name, also beside a portal of the version before.
    kind: 'folders.fetchMail',
    queue: 'providers',
    timeLimit: 4 * 60_000,
    pattern: '*/5 * * * *',
    scope: 'cluster',
    async run(_occurrence, { signal }) {
      const begun = performance.now();
      try {
        after = await fetchUnseen(
          mailbox,
          { after, most, largest: largestMessage, signal },
          (message) =>
            receive(message).then(
              () => true,
              (err) => {
                log.warn({ err }, 'a mail has to come again');
                return false;
              },
            ),
        );
        note(performance.now() - begun);
      } catch (err) {
        note(performance.now() - begun, err);
        // The next look is soon: trying this one again as well would only add to the load of a server in trouble.
        log.warn({ err }, 'the mailbox could not be read');
      }
    },
  });
}
