import { callPageOf } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import {
  type ManagedMedia,
  type MediaPayload,
  managedMediaFrom,
} from '#app/components/managed-media.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { petFields } from '#domain/pets/pet.ts';
import { findRows, type Row } from '#domain/rows/row-calls.ts';

const pets = queryBy(petFields);

/** A pet that somebody may choose. */
export interface CandidatePet {
  id: string;
  name: string;
  city: string;
  /** Undefined where there is none yet. */
  picture: ManagedMedia | undefined;
}

interface PetSearch {
  /** Only this account's; undefined for everybody's. */
  ownerId: string | undefined;
  /** A part of the name, in any case and accents; may be empty. */
  term: string;
}

/** Pets in adoption: the first 15 by name, and how many there are. @throws ApiError */
export function findCandidates({ ownerId, term }: PetSearch): Promise<ListPage<CandidatePet>> {
  const where = [
    pets.where('status', '=', 'adoption'),
    pets.where('deleted', '=', false),
    ...(ownerId === undefined ? [] : [pets.where('ownerId', '=', ownerId)]),
    ...pets.contains('name', term),
  ];
  const order = [pets.orderBy('name')];
  const body = { schema: 'mascotas', filter: { where }, order };
  return callPageOf(findRows, body, candidateFrom);
}

export function candidateFrom({ id, payload }: Row): CandidatePet {
  const { nombre, ciudad, ...media } = payload as unknown as Record<'nombre' | 'ciudad', string> &
    MediaPayload;
  return { id, name: nombre, city: ciudad, picture: managedMediaFrom(media)[0] };
}
