import { median } from '#domain/dashboard/month-comparison.ts';
import { fewestAlike } from '#domain/exposure/pet-attention.ts';
import type { LifeStage } from '#domain/pets/life-stage.ts';
import type { Programme, Species } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '../pets/core/pet-references.ts';

/** The newest are enough to tell what is usual. */
const mostAlike = 500;

export interface Kind {
  programme: Programme;
  today: string;
  species: Species;
  stage: LifeStage;
}

/**
 * Of pets of a species and time of life what is usual; null where too few are alike to tell.
 * @param except the pet that is compared with them
 */
export async function countsOfKind(
  query: Database['query'],
  kind: Kind,
  countOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  except?: string,
): Promise<{ alike: number; median: number | null }> {
  const found = await petReferences.ofKind(query, kind, mostAlike);
  const ids = found.filter((id) => id !== except);
  if (ids.length < fewestAlike) return { alike: ids.length, median: null };
  const counts = await countOf(ids);
  return { alike: ids.length, median: median(ids.map((id) => counts.get(id) ?? 0)) };
}
