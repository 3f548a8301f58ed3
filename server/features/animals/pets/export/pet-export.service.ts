import type { Actor } from '#domain/access/actor.ts';
import type { Clock } from '#domain/clock.ts';
import { dateIn } from '#domain/clock.ts';
import { csvPieces } from '#domain/csv.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { requireAffordable } from '#server/features/kits/querying/query-cost.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { type PetQuery, petSources } from '../core/pet-fields.ts';
import { requireExporter } from '../core/pets.policy.ts';
import { planSearch, type SearchPlan } from '../core/search-plan.ts';
import { findAllPets } from './pet-export.repository.ts';
import { exportHead, exportRow } from './pet-export-words.ts';

export type PetExport = ReturnType<typeof createPetExport>;

/** Of one person: each holds a connection, and a portion of the pets. */
const mostAtOnce = 2;

/** The administrators' whole list as a table for spreadsheets. */
export function createPetExport({
  database,
  audit,
  limits,
  clock,
  timezone,
}: {
  database: Database;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}) {
  const takePlace = createPlaces(mostAtOnce);

  async function* rows(plan: SearchPlan | undefined, language: Language) {
    if (!plan) return;
    for await (const pets of findAllPets(database, plan)) {
      yield pets.map((pet) => exportRow(pet, language));
    }
  }

  return {
    /**
     * CSV in pieces, in the order of the query: memory stays the same however many pets there are.
     * @throws AppError forbidden, invalid, tooManyRequests; before the first piece
     */
    async start(
      { viewer, address }: Actor,
      { where, order }: Pick<PetQuery, 'where' | 'order'>,
      language: Language,
    ): Promise<{ day: string; pieces: AsyncIterable<string> }> {
      const actorId = requireExporter(viewer);
      await limits.consume('export', actorId);
      requireAffordable({ where, order }, petSources);
      const day = dateIn(timezone, clock.now());
      const query = { where, order, page: 1, limit: 1 };
      const search = { scope: { kind: 'all' }, query, today: day, cities: [] } as const;
      const plan = planSearch(search, database.dialect);
      // By which fields, not by what: names and addresses have no business in the log.
      const details = { filteredBy: where.map(({ field }) => field) };
      const givePlaceBack = takePlace(actorId);
      try {
        await database.transaction((tx) =>
          audit.record(tx, { action: 'pet.exported', actorId, subjectId: null, address, details }),
        );
      } catch (error) {
        givePlaceBack();
        throw error;
      }
      const pieces = csvPieces(exportHead(language), rows(plan, language));
      return { day, pieces: whenRead(pieces, givePlaceBack) };
    },
  };
}
