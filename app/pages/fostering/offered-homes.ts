import type { FosterSpecies } from '#domain/fostering/foster-home.ts';
import type { ListedHome } from '#domain/fostering/foster-home-calls.ts';
import type { PetFostering } from '#domain/fostering/foster-stay-calls.ts';

/** A home in which a pet may be placed. */
interface OfferedHome {
  id: string;
  name: string;
  city: string;
  free: number;
  /** It takes this species. */
  fits: boolean;
}

type Pet = PetFostering['pet'];

const isFor = (of: FosterSpecies, { species }: Pet) => of === species || of === 'both';

/** Those that an owner knows. */
export const knownHomesOf = ({ homes, pet }: PetFostering): OfferedHome[] =>
  homes.map(({ id, name, city, species, places, taken }) => ({
    id,
    name,
    city,
    free: places - taken,
    fits: isFor(species, pet),
  }));

/** For who manages homes: those that fit first, the emptiest of them first. */
export const offeredHomesOf = (homes: readonly ListedHome[], pet: Pet): OfferedHome[] =>
  homes
    .map(({ id, contact, city, species, places, guests }) => ({
      id,
      name: contact?.name ?? '',
      city,
      free: places - guests.length,
      fits: isFor(species, pet),
    }))
    .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.free - a.free);
