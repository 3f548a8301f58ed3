import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { type PhotoDecision, photoDecisions } from '#domain/fostering/foster-diary.ts';

/** Diaries of foster homes. Calls throw ApiError. */

export type DiaryEntry = DataOf<'hogares:diario'>[number];
export type DiaryPhoto = DiaryEntry['fotos'][number];

export const readDiary = (petId: string, page: number) =>
  callApiPage('hogares:diario', { id: petId, page }, (row) => row);

export async function writeDiary(
  petId: string,
  values: { texto: string; ofrece_fotos: boolean },
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  await callApi('hogares:escribir_diario', { id: petId, ...values }, { idempotencyKey });
}

export async function removeEntry({ id }: DiaryEntry): Promise<void> {
  await callApi('hogares:borrar_diario', { id });
}

export async function decidePhoto({ id }: DiaryPhoto, decision: PhotoDecision): Promise<void> {
  const word = photoDecisions.toWire(decision);
  await callApi('hogares:decidir_foto', { foto: id, decision: word });
}

export const findWaitingPhotos = (ofAll: boolean) =>
  callApi('hogares:fotos_por_ver', { todas: ofAll });
