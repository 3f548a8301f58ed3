import { callPageOf } from '#app/api/call.ts';
import type { ListPage } from '#app/api/session-client.ts';
import {
  type ManagedMedia,
  type MediaPayload,
  managedMediaFrom,
} from '#app/components/managed-media.ts';
import { findRows, type Row } from '#domain/rows/row-calls.ts';

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
  const equals = (field: string, value: unknown) => ({ field, operator: '=', value });
  const where = [
    equals('payload.estado', 'adopcion'),
    equals('payload.eliminado', false),
    ...(ownerId === undefined ? [] : [equals('payload.usuario_id', ownerId)]),
    ...(term === ''
      ? []
      : [{ field: 'payload.nombre', operator: 'contains', value: term, collate: 'es_ci_ai' }]),
  ];
  const order = [{ field: 'payload.nombre', direction: 'asc' as const }];
  const body = { schema: 'mascotas', filter: { where }, order };
  return callPageOf(findRows, body, candidateFrom);
}

export function candidateFrom({ id, payload }: Row): CandidatePet {
  const { nombre, ciudad, ...media } = payload as unknown as Record<'nombre' | 'ciudad', string> &
    MediaPayload;
  return { id, name: nombre, city: ciudad, picture: managedMediaFrom(media)[0] };
}
