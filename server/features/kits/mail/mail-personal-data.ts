import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import type { MailService } from './mail.service.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  mail: MailService;
}

/** Mails that have not left: of those that have, nothing is kept. */
export function mailPersonalData({ database, jobs, mail }: Dependencies): PersonalData {
  return {
    key: 'waitingMails',
    title: { es: 'Correos por enviarte', en: 'Mails waiting to be sent to you' },
    labels: {
      createdAt: { es: 'Desde', en: 'Since' },
      template: { es: 'Asunto', en: 'About' },
    },
    async find({ email }) {
      const waiting = await mail.waitingFor(database.query, email);
      return waiting.map(({ createdAt, input: { template } }) => ({ createdAt, template }));
    },
    async erase(tx, { email }) {
      const ids = (await mail.waitingFor(tx.query, email)).map(({ id }) => id);
      await jobs.remove(tx, ids);
    },
  };
}
