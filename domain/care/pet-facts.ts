import type { PetDescription } from '../pets/pet-description.ts';
import type { CareFacts } from './care-entry.ts';

type Followed = Pick<
  PetDescription,
  'dewormed' | 'lastDewormedOn' | 'vaccines' | 'sterilized' | 'weightKg'
>;

const longestText = 2_000;

/**
 * The fields of the pet that follow from its record; what the record says nothing about is not among them, and stays
 * as somebody has written it.
 * @param nameOf of a product of the catalogue, in Spanish, as the pet's page shows the text
 */
export function factsFollowing(
  entries: readonly CareFacts[],
  nameOf: (productId: string) => string | undefined,
): Partial<Followed> {
  const latestFirst = entries.toSorted((a, b) => b.onDate.localeCompare(a.onDate));
  const ofKind = (kind: CareFacts['kind']) => latestFirst.filter((entry) => entry.kind === kind);
  const [deworming] = ofKind('deworming');
  const weight = latestFirst.find(({ weightGrams }) => weightGrams !== null)?.weightGrams;
  const isSterilized = entries.some(({ operation }) => operation === 'sterilization');
  const vaccines = sentence('Vacunas', ofKind('vaccine'), nameOf);
  const dewormings = sentence('Desparasitación', ofKind('deworming'), nameOf);
  return {
    ...(deworming && { dewormed: true, lastDewormedOn: deworming.onDate }),
    ...(isSterilized && { sterilized: true }),
    ...(weight && { weightKg: weight / 1_000 }),
    ...(vaccines && {
      vaccines: [vaccines, dewormings].filter(Boolean).join(' ').slice(0, longestText),
    }),
  };
}

/** Of each product its latest dose. */
function sentence(
  title: string,
  latestFirst: readonly CareFacts[],
  nameOf: (productId: string) => string | undefined,
): string {
  const doses = new Map<string, string>();
  for (const { productId, product, onDate } of latestFirst) {
    const name = (productId && nameOf(productId)) || product;
    if (name && !doses.has(name)) doses.set(name, onDate.split('-').reverse().join('/'));
  }
  if (doses.size === 0) return '';
  return `${title}: ${[...doses].map(([name, day]) => `${name} (${day})`).join(', ')}.`;
}
