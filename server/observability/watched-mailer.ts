import type { NoteCall } from '../adapters/calls/note-call.ts';
import { type Mailer, MailRefused } from '../adapters/mail/mailer.ts';
import type { MailOutcome } from './metrics.ts';

/** The mailer, with somebody who hears how each mail went; a mail server that refuses one has answered. */
export function watchMailer(
  mailer: Mailer,
  note: NoteCall,
  count: ((outcome: MailOutcome) => void) | undefined,
): Mailer {
  return {
    async send(...mail) {
      const begun = performance.now();
      try {
        await mailer.send(...mail);
        note(performance.now() - begun);
        count?.('sent');
      } catch (error) {
        const isRefused = error instanceof MailRefused;
        note(performance.now() - begun, isRefused ? undefined : error);
        count?.(isRefused ? 'refused' : 'failed');
        throw error;
      }
    },
  };
}
