import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { HashIdentity } from './identity-hashes.ts';
import { findMatches, leaveEntries } from './restrictions.repository.ts';

/**
 * The entries that hold, or held, for the person: they may read why, and object. Erasing an account leaves them, hashed,
 * until their term is over (`adoptionRestrictions`): they protect animals, and would be no use if leaving ended them.
 */
export const restrictionsPersonalData = (
  database: Database,
  hashIdentity: HashIdentity,
): PersonalData => ({
  key: 'adoptionRestrictions',
  title: {
    es: 'Periodos en los que no puedes adoptar con nosotros',
    en: 'Times during which you may not adopt with us',
  },
  labels: {
    createdAt: { es: 'Desde', en: 'Since' },
    endsOn: { es: 'Hasta', en: 'Until' },
    liftedAt: { es: 'Levantado', en: 'Lifted' },
    reason: { es: 'Motivo', en: 'Reason' },
    appeals: {
      es: 'Lo que objetaste y qué se decidió',
      en: 'What you objected and what was decided',
    },
  },
  async find({ id, email, confirmedAt }) {
    // By what is proven alone: a telephone that somebody typed may be another person's.
    const hashes = hashIdentity({ accountId: id, email: confirmedAt ? email : '' });
    const found = await findMatches(
      database.query,
      hashes.map(({ hash }) => hash),
    );
    const entries = new Map(found.map(({ restriction }) => [restriction.id, restriction]));
    return [...entries.values()].map((one) => ({ ...one }));
  },
  erase: (tx, { id }) => leaveEntries(tx, id),
});
