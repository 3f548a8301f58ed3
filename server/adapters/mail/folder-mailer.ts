import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '#domain/clock.ts';
import { compose } from './compose.ts';
import type { Mailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails as `{id}.eml` for trying the portal out; the owner alone may read them. */
export function createFolderMailer(folder: string, from: Mailbox, clock: Clock): Mailer {
  return {
    async send(message, _signal, beforeHandover) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: bytes } = await transport.sendMail(compose(message, from, clock.now()));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id}.eml`);
      // Whoever reads the folder sees whole mails only.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await beforeHandover?.();
      await rename(`${file}.part`, file);
    },
  };
}
