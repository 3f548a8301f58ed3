import { callApi } from '#app/api/session-client.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { type FollowUpAnswer, followUpAnswers } from '#domain/adoption/follow-up.ts';

export interface AskedFollowUp {
  petNames: string[];
  answer: FollowUpAnswer | undefined;
  mayAnswer: boolean;
  /** Instant; until when the answer can be given or changed. */
  openUntil: string | null;
}

/** Changes nothing. Undefined for a key that opens nothing. @throws ApiError */
export async function findFollowUp(key: string): Promise<AskedFollowUp | undefined> {
  try {
    const row = await callApi('seguimientos:consultar', { clave: key });
    return {
      petNames: row.mascotas,
      answer: followUpAnswers.fromWire(row.respuesta),
      mayAnswer: row.puede_contestar,
      openUntil: row.abierto_hasta,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** @param words those of an earlier answer stay where there are none @throws ApiError */
export async function answerFollowUp(
  key: string,
  answer: FollowUpAnswer,
  words?: string,
): Promise<void> {
  await callApi('seguimientos:responder', {
    clave: key,
    respuesta: followUpAnswers.toWire(answer),
    ...(words && { texto: words }),
  });
}
