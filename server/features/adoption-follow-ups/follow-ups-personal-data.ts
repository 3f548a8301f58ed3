import type { Database } from '#server/db/database.ts';
import { applicationReferences } from '../adoption-applications/application-references.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteOfApplications, findOfApplications } from './follow-ups.repository.ts';
import { deletePromisesOf, findPromises } from './sterilizations.repository.ts';

/** What a family told about the pets that it adopted; gone with its applications. */
export const followUpsPersonalData = (database: Database): PersonalData => ({
  key: 'adoptionFollowUps',
  title: {
    es: 'Lo que contaste después de adoptar',
    en: 'What you told us after adopting',
  },
  labels: {
    dueOn: { es: 'Día del seguimiento', en: 'Day of the follow-up' },
    answeredAt: { es: 'Cuándo contestaste', en: 'When you answered' },
    answer: { es: 'Respuesta', en: 'Answer' },
    words: { es: 'Lo que escribiste', en: 'What you wrote' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    return (await findOfApplications(database, ids)).map((one) => ({ ...one }));
  },
  async erase(tx, { id }) {
    await deleteOfApplications(tx, await applicationReferences.idsOfApplicant(tx, id));
  },
});

/** What a family promised when it adopted. */
export const sterilizationsPersonalData = (database: Database): PersonalData => ({
  key: 'sterilizationPromises',
  title: {
    es: 'Las esterilizaciones que acordaste al adoptar',
    en: 'The sterilizations that you agreed on when adopting',
  },
  labels: {
    dueOn: { es: 'Fecha acordada', en: 'Day agreed on' },
    doneAt: { es: 'Cuándo se registró', en: 'When it was recorded' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    return (await findPromises(database.query, ids)).map((one) => ({ ...one }));
  },
  async erase(tx, { id }) {
    await deletePromisesOf(tx, await applicationReferences.idsOfApplicant(tx, id));
  },
});
