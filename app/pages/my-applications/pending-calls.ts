import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { type PendingData, pendingData } from '#domain/adoption/visitor-application.ts';

/** Applications that were sent without an account, in the name of the reader's address. All throw ApiError. */

export type Pending = DataOf<'solicitudes:por_confirmar'>[number];

export const findPending = (): Promise<Pending[]> => callApi('solicitudes:por_confirmar', {});

/** @returns the folio */
export async function confirmPending(
  id: string,
  data: PendingData,
  idempotencyKey: IdempotencyKey,
): Promise<number> {
  const datos = pendingData.toWire(data);
  const { folio } = await callApi('solicitudes:confirmar', { id, datos }, { idempotencyKey });
  return folio;
}

export async function discardPending(id: string) {
  await callApi('solicitudes:descartar', { id });
}
