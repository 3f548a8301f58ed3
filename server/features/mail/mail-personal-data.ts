import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '../privacy/personal-data.ts';

/** Mails that have not left: of those that have, nothing is kept. */
export function mailPersonalData({ query }: Database): PersonalData {
  async function mailsTo(jobs: Database['query'], email: string) {
    const rows = await jobs
      .selectFrom('jobs')
      .select(['id', 'created_at as createdAt', 'payload_json as payload'])
      .where('kind', '=', 'mail.send')
      .where('finished_at', 'is', null)
      .execute();
    return rows.flatMap(({ id, createdAt, payload }) => {
      const { to = '', template } = JSON.parse(payload) as { to?: string; template?: string };
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
    find: ({ email }) => mailsTo(query, email),
    async erase(tx, { email }) {
      const ids = (await mailsTo(tx.query, email)).map(({ id }) => id);
      if (ids.length > 0) await tx.query.deleteFrom('jobs').where('id', 'in', ids).execute();
    },
  };
}
