import { normalizeEmail } from '#domain/email.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import type { MailService } from './mail.service.ts';

interface Parts {
  database: Database;
  jobs: Jobs;
  mail: MailService;
}

/** Mails that have not left: of those that have, nothing is kept. */
export function mailPersonalData({ database, jobs, mail }: Parts): PersonalData {
  async function mailsTo(query: Tx['query'], email: string) {
    const waiting = await jobs.unfinished(query, mail.sendMail.kind);
    return waiting.flatMap(({ id, createdAt, input }) => {
      const { to = '', template } = input as { to?: string; template?: string };
      return normalizeEmail(to) === normalizeEmail(email) ? [{ id, createdAt, template }] : [];
    });
  }

  return {
    key: 'waitingMails',
    title: { es: 'Correos por enviarte', en: 'Mails waiting to be sent to you' },
    labels: {
      createdAt: { es: 'Desde', en: 'Since' },
      template: { es: 'Asunto', en: 'About' },
    },
    find: ({ email }) => mailsTo(database.query, email),
    async erase(tx, { email }) {
      const ids = (await mailsTo(tx.query, email)).map(({ id }) => id);
      await jobs.remove(tx, ids);
    },
  };
}
