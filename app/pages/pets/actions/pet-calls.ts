import { call, callFile, callPageOf, read } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { namesOf } from '#domain/contract/field.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { payloadWriter } from '#domain/contract/wire.ts';
import type { Language } from '#domain/language.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { type Adopter, petFields } from '#domain/pets/pet.ts';
import { exportPets, undoPetDeletion } from '#domain/pets/pet-calls.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { adopterToWire, type UncheckedDescription } from '#domain/pets/pet-wire.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import type { PetStatus, YesNo } from '#domain/pets/vocabularies.ts';
import { changeRow, createRow, findRows, removeRow } from '#domain/rows/row-calls.ts';
import { type ManagedPet, managedPetFrom } from './managed-pet.ts';

/** Calls about the pets that somebody manages. All throw ApiError; validation messages are keyed by the fields' wire names. */

const pets = queryBy(petFields);

export interface PetSearch {
  /** Undefined for deleted ones, whatever their status. */
  status: PetStatus | undefined;
  /** Only this account's; undefined for everybody's, which administrators alone see whole. */
  ownerId: string | undefined;
  /** A part of the name, in any case and accents; may be empty. */
  term: string;
  /** YYYY-MM-DD: those whose visibility ends from the first day until the second; undefined for all. */
  expiring: { from: string; until: string } | undefined;
  /** Instead of the order of the list. */
  newestFirst: boolean;
  page: number;
}

/** The filter of a search as the wire takes it. */
function conditionsOf({ status, ...search }: Omit<PetSearch, 'page' | 'newestFirst'>) {
  const isDeleted = status === undefined;
  return [
    pets.where('deleted', '=', isDeleted),
    ...(isDeleted ? [] : [pets.where('status', '=', status)]),
    ...sharedConditions(search),
  ];
}

/** Whatever their status. */
function sharedConditions({
  ownerId,
  term,
  expiring,
}: Pick<PetSearch, 'ownerId' | 'term'> & Partial<Pick<PetSearch, 'expiring'>>) {
  return [
    ...(expiring
      ? [
          pets.where('expiresOn', '>=', expiring.from),
          pets.where('expiresOn', '<=', expiring.until),
        ]
      : []),
    ...(ownerId === undefined ? [] : [pets.where('ownerId', '=', ownerId)]),
    ...pets.contains('name', term),
  ];
}

const newestFirst = [pets.orderBy('createdAt', 'desc')];

/** Pets that nobody sees for want of a picture, then those that leave the lists soonest. */
const needsCareFirst = [pets.orderBy('media'), pets.orderBy('expiresOn')];

/** One person's pets of a programme are as many as somebody can look after: sorting them is cheap. */
export const isByNeed = ({ status, ownerId }: Pick<PetSearch, 'status' | 'ownerId'>): boolean =>
  ownerId !== undefined && status !== undefined && isProgramme(status);

/** 15 a page: somebody's own in a programme by what they need unless told otherwise, all others newest first. */
export async function findPets(search: PetSearch): Promise<ListPage<ManagedPet>> {
  const filter = { where: conditionsOf(search) };
  const isByNeedFirst = (isByNeed(search) || search.expiring) && !search.newestFirst;
  const order = isByNeedFirst ? needsCareFirst : newestFirst;
  const body = { schema: 'mascotas', filter, order, page: search.page };
  const { items, ...counts } = await callPageOf(findRows, body, managedPetFrom);
  return { items: items.filter((pet) => pet !== undefined), ...counts };
}

/** How many a search finds of each status, and of deleted ones. */
export const countingOf = (search: Pick<PetSearch, 'ownerId' | 'term'>) => ({
  filter: { where: sharedConditions(search) },
});

/** All that a search finds, as a table for spreadsheets (CSV); for administrators. */
export const exportFound = (search: Omit<PetSearch, 'page' | 'newestFirst'>): Promise<Blob> =>
  callFile(exportPets, { filter: { where: conditionsOf(search) }, order: newestFirst });

/** Undefined where there is none, or none that the caller manages. */
export async function findPet(id: string): Promise<ManagedPet | undefined> {
  const where = [pets.where('id', '=', id)];
  const body = { schema: 'mascotas', filter: { where }, limit: 1 };
  const [row] = await read(findRows, body);
  return row && managedPetFrom(row);
}

export interface PetForm {
  description: UncheckedDescription;
  vet: ManagedPet['vet'];
}

/**
 * @param idempotencyKey of the pet that is to be: sent again, it is the same one
 * @returns the new pet
 */
export async function registerPet(
  status: PetStatus,
  form: PetForm,
  language: Language,
  idempotencyKey: IdempotencyKey,
): Promise<ManagedPet | undefined> {
  const payload = petToWire({ ...petOf(form), status });
  const body = { schema: 'mascotas', payload, language };
  return managedPetFrom(await call(createRow, body, { idempotencyKey }));
}

interface Changes {
  form?: PetForm;
  /** Those that stay, in their order. */
  mediaUrls?: readonly string[];
  /** Of some of those, by their addresses. */
  focalPoints?: Readonly<Record<string, FocalPoint>>;
  status?: PetStatus;
  needs?: readonly string[];
  adoption?: { throughUs: YesNo; adopter: Adopter | undefined };
  deleted?: boolean;
  visibility?: { notifyOn: string; expiresOn: string };
}

/** What is not said stays. `version` is the one that was read: an older one than the pet's is refused with 409. */
export async function changePet(
  { id, version }: Pick<ManagedPet, 'id' | 'version'>,
  { form, mediaUrls, focalPoints = {}, status, needs, adoption, deleted, visibility }: Changes,
  language: Language,
): Promise<ManagedPet | undefined> {
  const { throughUs: adoptedThroughUs, adopter } = adoption ?? {};
  const sentPet = {
    version,
    ...(form && petOf(form)),
    status,
    deleted,
    adoptedThroughUs,
    ...visibility,
  };
  const payload = {
    ...petToWire(needs ? { ...sentPet, needs } : sentPet),
    ...(mediaUrls && { [petFields.media.wire]: mediaUrls }),
    ...(Object.keys(focalPoints).length > 0 && {
      [petFields.focalPoints.wire]: Object.entries(focalPoints).map(([imagen, { x, y }]) => ({
        imagen,
        x,
        y,
      })),
    }),
    ...(adopter && { [petFields.adopter.wire]: adopterToWire(adopter) }),
  };
  const body = { schema: 'mascotas', id, payload, language };
  return managedPetFrom(await call(changeRow, body));
}

/** Takes back a deletion that has just been made. @param deleted the pet as it is since then */
export async function undoDeletion({
  id,
  version,
}: Pick<ManagedPet, 'id' | 'version'>): Promise<ManagedPet | undefined> {
  await call(undoPetDeletion, { id, version });
  return findPet(id);
}

/** +15: the dates of a pet that was registered today. */
export function renewPet(
  pet: Pick<ManagedPet, 'id' | 'version'>,
  today: string,
  language: Language,
): Promise<ManagedPet | undefined> {
  return changePet(pet, { visibility: visibilityFrom(today) }, language);
}

/** For good, with its files; administrators only. */
export async function removePet(id: string, language: Language): Promise<void> {
  await call(removeRow, { schema: 'mascotas', id, language });
}

const petOf = ({ description, vet }: PetForm) => ({
  ...description,
  vetName: vet.name,
  vetPhone: vet.phone,
});

const petToWire = payloadWriter(petFields, [
  ...namesOf(descriptionFields),
  'version',
  'status',
  'deleted',
  'notifyOn',
  'expiresOn',
  'vetName',
  'vetPhone',
  'adoptedThroughUs',
]);
