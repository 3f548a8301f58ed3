import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteMadeBy, findMadeBy } from './vet-links.repository.ts';

/** Which links for vets the person made; none opens anything once the account is gone. */
export const vetLinksPersonalData = (database: Database): PersonalData => ({
  key: 'vetLinks',
  title: {
    es: 'Enlaces que creaste para veterinarios',
    en: 'Links that you made for vets',
  },
  labels: {
    createdAt: { es: 'Creado', en: 'Made' },
    openUntil: { es: 'Sirve hasta', en: 'Works until' },
    usedAt: { es: 'Usado', en: 'Used' },
    withdrawnAt: { es: 'Retirado', en: 'Withdrawn' },
  },
  async find({ id }) {
    const links = await findMadeBy(database.query, id);
    return links.map(({ createdAt, openUntil, usedAt, withdrawnAt }) => ({
      createdAt,
      openUntil,
      usedAt,
      withdrawnAt,
    }));
  },
  erase: (tx, { id }) => deleteMadeBy(tx, id),
});
