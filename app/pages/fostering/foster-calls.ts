import { callApi, callApiFile, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import {
  type FosterHomeInput,
  type FosterHomeStatus,
  type FosterSpecies,
  fosterAges,
  fosterHomeStatus,
  fosterSizes,
  fosterSkills,
  fosterSpecies,
} from '#domain/fostering/foster-home.ts';
import { type PlacementEnd, placementEnds } from '#domain/fostering/foster-placement.ts';
import type { Language } from '#domain/language.ts';

/** Foster homes. Calls throw ApiError. */

type WireHome = NonNullable<DataOf<'hogares:mio'>>;

const homeFrom = (row: WireHome) => ({
  id: row.id,
  status: fosterHomeStatus.fromWire(row.estado) ?? 'ended',
  species: fosterSpecies.fromWire(row.especie) ?? 'both',
  places: row.lugares,
  ages: row.edades.flatMap((word) => fosterAges.fromWire(word) ?? []),
  sizes: row.tamanos.flatMap((word) => fosterSizes.fromWire(word) ?? []),
  skills: row.puede.flatMap((word) => fosterSkills.fromWire(word) ?? []),
  animals: row.animales,
  notes: row.notas,
  city: row.ciudad,
  availableUntil: row.hasta,
});
export type ShownHome = ReturnType<typeof homeFrom>;

export async function findOwnHome(): Promise<ShownHome | undefined> {
  const row = await callApi('hogares:mio', {});
  return row ? homeFrom(row) : undefined;
}

export async function offerHome(home: FosterHomeInput): Promise<void> {
  await callApi('hogares:ofrecer', {
    especie: fosterSpecies.toWire(home.species),
    lugares: home.places,
    edades: home.ages.map(fosterAges.toWire),
    tamanos: home.sizes.map(fosterSizes.toWire),
    puede: home.skills.map(fosterSkills.toWire),
    animales: home.animals,
    notas: home.notes,
    ciudad: home.city,
    hasta: home.availableUntil,
  });
}

export async function setHomeStatus(status: FosterHomeStatus): Promise<void> {
  await callApi('hogares:cambiar_estado', { estado: fosterHomeStatus.toWire(status) });
}

export type Guest = DataOf<'hogares:mis_animales'>[number];
export const findGuests = () => callApi('hogares:mis_animales', {});

export type PetFostering = DataOf<'hogares:de_mascota'>;
export const findPetFostering = (id: string) => callApi('hogares:de_mascota', { id });

export type Stay = PetFostering['estancias'][number];

/** A home in which a pet may be placed. */
export interface OfferedHome {
  id: string;
  name: string;
  city: string;
  free: number;
  /** It takes this species. */
  fits: boolean;
}

const isFor = (word: string, species: string) =>
  word === species || fosterSpecies.fromWire(word) === 'both';

/** Those that an owner knows. */
export const knownHomesOf = ({ hogares, mascota }: PetFostering): OfferedHome[] =>
  hogares.map((row) => ({
    id: row.id,
    name: row.nombre,
    city: row.ciudad,
    free: row.lugares - row.ocupados,
    fits: isFor(row.especie, mascota.especie),
  }));

/** Active ones of a city, for who manages foster homes; the first fifty. */
export async function findOfferedHomes(species: string, city: string): Promise<OfferedHome[]> {
  const { items } = await callApiPage(
    'hogares:consultar',
    { estado: fosterHomeStatus.toWire('active'), ciudad: city, limit: 50 },
    (row) => ({
      id: row.id,
      name: row.contacto?.nombre ?? '',
      city: row.ciudad,
      free: row.lugares - row.presentes.length,
      fits: isFor(row.especie, species),
    }),
  );
  return items.toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.free - a.free);
}

export async function placePet(
  placement: Omit<InputOf<'hogares:colocar'>, 'lang'>,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  await callApi('hogares:colocar', placement, { idempotencyKey });
}

export async function changeStay(
  change: Omit<InputOf<'hogares:corregir_estancia'>, 'lang'>,
): Promise<void> {
  await callApi('hogares:corregir_estancia', change);
}

export async function endStay(id: string, day: string, reason: PlacementEnd): Promise<void> {
  const motivo = placementEnds.toWire(reason);
  await callApi('hogares:terminar_estancia', { id, dia: day, motivo });
}

/** Of the caller's pets, or of all. */
export const findStays = ({ page, ofAll }: { page: number; ofAll: boolean }) =>
  callApiPage('hogares:estancias', { page, limit: 30, todas: ofAll }, (row) => row);

/** Words of the address, as the wire says them. */
export interface HomeFilter {
  estado: string;
  especie: string;
  ciudad: string;
  libres: string;
}

const isSpecies = (word: string): word is 'gato' | 'perro' => ['gato', 'perro'].includes(word);

function searchOf({ estado, especie, ciudad, libres }: HomeFilter) {
  const free = Number(libres);
  return {
    ...(fosterHomeStatus.fromWire(estado) && { estado }),
    ...(isSpecies(especie) && { especie }),
    ciudad,
    ...(Number.isInteger(free) && free > 0 && free < 20 && { libres: free }),
  };
}

export type ListedHome = Awaited<ReturnType<typeof findHomes>>['items'][number];

export const findHomes = ({ page, filter }: { page: number; filter: HomeFilter }) =>
  callApiPage('hogares:consultar', { ...searchOf(filter), page, limit: 30 }, (row) => ({
    ...homeFrom(row),
    contact: row.contacto,
    guests: row.presentes,
    pastStays: row.anteriores,
    totalDays: row.dias,
  }));

export const exportHomes = (filter: HomeFilter, lang: Language): Promise<Blob> =>
  callApiFile('hogares:exportar', { ...searchOf(filter), lang });

export const speciesFilters: readonly Exclude<FosterSpecies, 'both'>[] = ['cat', 'dog'];
