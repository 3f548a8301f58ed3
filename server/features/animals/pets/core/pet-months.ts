import type { LRUCache } from 'lru-cache';
import { requireAccount } from '#domain/access/relations.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { median } from '#domain/dashboard/month-comparison.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { countTakenIn, findAdoptions } from './pet-months.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  /** Of all pets, by their version and the first month. */
  monthCounts: LRUCache<string, PetMonth[]>;
}

export interface PetMonth {
  /** YYYY-MM */
  month: string;
  takenIn: number;
  adopted: number;
  /** From the registration to the adoption, of those adopted in the month; null where there are none. */
  medianDays: number | null;
}

/**
 * What came and went in each of the months.
 * @param months 'YYYY-MM', oldest first
 * @param whose all pets, for whoever manages any; or the viewer's own
 * @throws AppError unauthenticated, forbidden
 */
export async function monthFigures(
  { database, dataVersions, monthCounts }: Dependencies,
  viewer: Viewer,
  months: readonly string[],
  whose: 'all' | 'own',
): Promise<PetMonth[]> {
  if (whose === 'own') return readMonths(database, months, requireAccount(viewer));
  requireRight(viewer, 'pets.manageAny');
  // Every pet is looked at: once until one changes.
  const key = `${await dataVersions.current('pets')} ${months[0]} ${months.length}`;
  const known = monthCounts.get(key) ?? (await readMonths(database, months));
  monthCounts.set(key, known);
  return known;
}

async function readMonths(
  database: Database,
  months: readonly string[],
  account?: string,
): Promise<PetMonth[]> {
  const from = `${months[0]}-01`;
  const [takenIn, adoptions] = await Promise.all([
    countTakenIn(database, from, account),
    findAdoptions(database, from, account),
  ]);
  return months.map((month) => {
    const days = adoptions.filter((one) => one.month === month).map((one) => one.days);
    return {
      month,
      takenIn: takenIn.get(month) ?? 0,
      adopted: days.length,
      medianDays: median(days),
    };
  });
}
