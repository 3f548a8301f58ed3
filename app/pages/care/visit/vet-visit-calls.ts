import { callApi } from '#app/api/session-client.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import { type VetLinkState, vetLinkState } from '#domain/care/vet-link.ts';

export type AskedVisit = DataOf<'visita_veterinaria:consultar'>;
export type VisitedPet = NonNullable<AskedVisit['mascota']>;
export type VisitWords = Omit<InputOf<'visita_veterinaria:registrar'>, 'clave' | 'lang'>;
export type VetLink = DataOf<'visita_veterinaria:enlaces'>[number];

export const linkStateOf = (word: string): VetLinkState =>
  vetLinkState.fromWire(word) ?? 'withdrawn';

/** Changes nothing. Undefined for a key that opens nothing. @throws ApiError */
export async function findAskedVisit(key: string): Promise<AskedVisit | undefined> {
  try {
    return await callApi('visita_veterinaria:consultar', { clave: key });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** @throws ApiError */
export async function writeVisit(key: string, words: VisitWords): Promise<void> {
  await callApi('visita_veterinaria:registrar', { clave: key, ...words });
}

/** Of a pet. @throws ApiError */
export const findLinks = (petId: string) => callApi('visita_veterinaria:enlaces', { id: petId });

/** @throws ApiError */
export async function makeLink(once: Once, petId: string): Promise<void> {
  const body = { id: petId };
  await once(body, (idempotencyKey) =>
    callApi('visita_veterinaria:invitar', body, { idempotencyKey }),
  );
}

/** @throws ApiError */
export async function withdrawLink({ id }: VetLink): Promise<void> {
  await callApi('visita_veterinaria:retirar', { id });
}
