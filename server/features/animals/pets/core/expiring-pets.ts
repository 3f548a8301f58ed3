import { expiringSoonDays } from '#domain/dashboard/attention.ts';
import { addDays } from '#domain/dates.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { countExpiring } from './pet-months.repository.ts';

/** Pets whose visibility ends within days. */
export function expiringPets({
  database,
  today,
}: {
  database: Database;
  /** YYYY-MM-DD */
  today: () => string;
}): AttentionSource[] {
  const source = (kind: AttentionSource['kind'], programme: Programme): AttentionSource => {
    const count = (ownerId?: string) => {
      const day = today();
      const last = addDays(day, expiringSoonDays);
      return countExpiring(database, programme, { today: day, last }, ownerId);
    };
    return { kind, countAll: () => count(), countOwn: count };
  };
  return [
    source('expiringAdoptionPets', 'adoption'),
    source('expiringRehabilitationPets', 'rehabilitation'),
  ];
}
