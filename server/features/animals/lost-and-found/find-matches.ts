import { addDays } from '#domain/dates.ts';
import {
  type Compared,
  colorsIn,
  type Match,
  matchOf,
  noticeSizeOf,
} from '#domain/lost-and-found/match.ts';
import { squareOf } from '#domain/lost-and-found/notice-input.ts';
import { plainName } from '#domain/plain-name.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findByChip, findCandidates } from './notices.repository.ts';

/** So many are compared, and so many said. */
const compared = { notices: 300, pets: 200, days: 180 } as const;
const mostMatches = 5;

export interface NoticeMatch extends Match {
  /** Of a notice; undefined of an animal of the organisation. */
  notice?: PetNotice;
  pet?: { id: string; name: string };
}

type Dependencies = Pick<NoticeDependencies, 'database' | 'privatePhotos' | 'petPlaces' | 'today'>;

/** Published notices of the other kind, and for a lost animal those of the organisation, that may be the same; the likeliest first. */
export async function findMatches(
  dependencies: Dependencies,
  notice: PetNotice,
  query: Tx['query'] = dependencies.database.query,
): Promise<NoticeMatch[]> {
  const { privatePhotos, today } = dependencies;
  const since = addDays(today(), -compared.days);
  const candidates = await findCandidates(query, notice, since, compared.notices);
  const chips = await findByChip(
    query,
    notice.microchip,
    notice.kind === 'lost' ? 'found' : 'lost',
  );
  const others = [...new Map([...chips, ...candidates].map((one) => [one.id, one])).values()];
  const prints = await privatePhotos.prints(query, 'notice', [
    notice.id,
    ...others.map(({ id }) => id),
  ]);
  const printsOf = (id: string) =>
    prints.filter(({ subjectId }) => subjectId === id).map(({ print }) => print);
  const own = comparedNotice(notice, printsOf(notice.id));
  const matches: NoticeMatch[] = others.flatMap((other) => {
    const another = comparedNotice(other, printsOf(other.id));
    const match = notice.kind === 'lost' ? matchOf(own, another) : matchOf(another, own);
    return match ? [{ ...match, notice: other }] : [];
  });
  const pets = notice.kind === 'lost' ? await matchingPets(dependencies, query, notice, own) : [];
  return [...matches, ...pets].toSorted((a, b) => b.score - a.score).slice(0, mostMatches);
}

const comparedNotice = (notice: PetNotice, prints: readonly string[]): Compared => ({
  ...notice,
  colors: [notice.color, ...(notice.otherColor ? [notice.otherColor] : [])],
  prints,
});

/** Those that everybody sees; that they were registered after the loss counts as the day they were found. */
async function matchingPets(
  { petPlaces, today }: Dependencies,
  query: Tx['query'],
  { species }: PetNotice,
  own: Compared,
): Promise<NoticeMatch[]> {
  if (species === 'other') return [];
  const pets = await petReferences.comparable(query, species, {
    today: today(),
    most: compared.pets,
  });
  return pets.flatMap(
    ({ id, name, size, sex, color, createdAt, city, federalState, microchip }) => {
      const place = petPlaces.whereIs([city, federalState].filter(Boolean).join(', '));
      const around =
        place && squareOf(`${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`);
      const match = matchOf(own, {
        ...{ sex, microchip, colors: colorsIn(color), marks: '', prints: [] },
        size: noticeSizeOf(size),
        happenedOn: createdAt.slice(0, 10),
        around: around ?? null,
      });
      return match ? [{ ...match, pet: { id, name: plainName(name) } }] : [];
    },
  );
}

/** As it is told: of another notice its number alone. */
export const shownMatch = ({ notice, pet, reasons, kilometers, days }: NoticeMatch) => ({
  folio: notice?.folio ?? null,
  petId: pet?.id ?? null,
  name: pet?.name ?? '',
  kind: notice?.kind ?? null,
  reasons,
  kilometers,
  days: Math.max(0, days),
});
