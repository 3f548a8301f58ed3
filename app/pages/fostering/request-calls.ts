import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { type RequestAnswer, requestAnswers } from '#domain/fostering/foster-request.ts';

/** Questions to foster homes. Calls throw ApiError. */

export type PendingRequest = DataOf<'hogares:preguntas_pendientes'>[number];
export const findPendingRequests = () => callApi('hogares:preguntas_pendientes', {});

export async function answerRequest(id: string, acepta: boolean): Promise<RequestAnswer> {
  const { respuesta } = await callApi('hogares:contestar', { id, acepta });
  return requestAnswers.fromWire(respuesta) ?? 'no';
}

export type ShownRequest = DataOf<'hogares:preguntas'>[number];

/** Of the caller, or of all. */
export const findRequests = ({ page, ofAll }: { page: number; ofAll: boolean }) =>
  callApiPage('hogares:preguntas', { page, limit: 20, todas: ofAll }, (row) => row);

/** @returns how many homes are asked */
export async function askHomes(
  values: { especie: string; cuantos: string; horas: string; texto: string },
  idempotencyKey: IdempotencyKey,
): Promise<number> {
  return (await callApi('hogares:preguntar', values, { idempotencyKey })).preguntados;
}

export async function cancelRequest(id: string): Promise<void> {
  await callApi('hogares:cancelar_pregunta', { id });
}
