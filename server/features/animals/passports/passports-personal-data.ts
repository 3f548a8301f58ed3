import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findIssuedBy, forgetIssuer } from './passports.repository.ts';

/** Which passports the person issued; they stay with the pet, and say nothing of who issued them. */
export const passportsPersonalData = (database: Database): PersonalData => ({
  key: 'petPassports',
  title: { es: 'Los pasaportes de mascotas que emitiste', en: 'The pet passports that you issued' },
  labels: {
    number: { es: 'Número', en: 'Number' },
    issuedAt: { es: 'Cuándo', en: 'When' },
    validUntil: { es: 'Vence', en: 'Valid until' },
  },
  find: ({ id }) => findIssuedBy(database.query, id),
  erase: (tx, { id }) => forgetIssuer(tx, id),
});
