import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { applicationReferences } from '../applications/application-references.ts';
import {
  deleteChecksOf,
  findChecksByEmail,
  findChecksOf,
  forgetCheck,
} from './reference-checks.repository.ts';

/** Whom we asked about a family. What they said is theirs, and never the family's to read. */
export const askedReferencesPersonalData = (database: Database): PersonalData => ({
  key: 'askedReferences',
  title: {
    es: 'A quiénes preguntamos como tus referencias',
    en: 'Whom we asked as your references',
  },
  labels: {
    name: { es: 'Nombre', en: 'Name' },
    askedAt: { es: 'Cuándo', en: 'When' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    const checks = await findChecksOf(database.query, ids);
    return checks.map(({ name, askedAt }) => ({ name, askedAt }));
  },
  async erase(tx, { id }) {
    await deleteChecksOf(tx, await applicationReferences.idsOfApplicant(tx, id));
  },
});

/** What the person said as a reference of others. */
export const givenReferencesPersonalData = ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): PersonalData => ({
  key: 'givenReferences',
  title: {
    es: 'Lo que contestaste como referencia de otras personas',
    en: 'What you answered as a reference of others',
  },
  labels: {
    name: { es: 'Con qué nombre te dieron', en: 'By which name you were given' },
    relation: { es: 'De dónde se conocen', en: 'How you know each other' },
    email: { es: 'Correo', en: 'Email' },
    askedAt: { es: 'Cuándo te preguntamos', en: 'When we asked you' },
    answeredAt: { es: 'Cuándo contestaste', en: 'When you answered' },
    answer: { es: 'Respuesta', en: 'Answer' },
  },
  async find({ email }) {
    return (await findChecksByEmail(database.query, email)).map((one) => ({ ...one }));
  },
  async erase(tx, { email }) {
    const now = clock.now().toISOString();
    for (const { id, applicationId } of await findChecksByEmail(tx.query, email)) {
      const application = await applicationReferences.lock(tx, applicationId);
      await forgetCheck(tx, id, now);
      if (application) await applicationReferences.forgetReference(tx, application, email);
    }
  },
});
