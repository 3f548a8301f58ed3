import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { parseMailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mailer that the configuration asks for. */
export function openMailer(mail: Config['mail'], clock: Clock): Mailer {
  const from = parseMailbox(mail.from);
  return mail.kind === 'smtp'
    ? createSmtpMailer(mail.url, from, clock)
    : createFolderMailer(mail.folder, from, clock);
}
