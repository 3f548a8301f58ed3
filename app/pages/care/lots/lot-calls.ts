import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';

export type Lot = DataOf<'cuidados:lotes'>['lotes'][number];
export type LotWords = Omit<InputOf<'cuidados:agregar_lote'>, 'lang'>;

/** @param ofAll for staff @throws ApiError */
export const findLots = (ofAll: boolean) => callApi('cuidados:lotes', { todas: ofAll });

/** @throws ApiError */
export async function addLot(words: LotWords, idempotencyKey: IdempotencyKey): Promise<void> {
  await callApi('cuidados:agregar_lote', words, { idempotencyKey });
}

/** @throws ApiError */
export async function removeLot({ id }: Lot): Promise<void> {
  await callApi('cuidados:borrar_lote', { id });
}

/** Which animals got something of it. @throws ApiError */
export const findTreatedWith = (lote: string) => callApi('cuidados:quien_recibio', { lote });

/** How many doses of its product name no lot; null where nobody knows of the lot. @throws ApiError */
export const countWithoutLot = (lote: string) => callApi('cuidados:dosis_sin_lote', { lote });
