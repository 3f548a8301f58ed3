import { callApi } from '#app/api/session-client.ts';
import {
  type FollowUpAnswer,
  type FollowUpState,
  type FollowUpStep,
  followUpAnswers,
  followUpStates,
  followUpSteps,
} from '#domain/adoption/follow-up.ts';

export interface ShownFollowUp {
  id: string;
  step: FollowUpStep;
  /** YYYY-MM-DD. */
  dueOn: string;
  state: FollowUpState;
  answer: FollowUpAnswer | undefined;
  words: string;
  /** Instant. */
  answeredAt: string | null;
  mayAnswer: boolean;
}

/** Of an application, the earliest first. @throws ApiError */
export async function findFollowUps(applicationId: string): Promise<ShownFollowUp[]> {
  const rows = await callApi('seguimientos:de_solicitud', { id: applicationId });
  return rows.map((row) => ({
    id: row.id,
    step: followUpSteps.fromWire(row.paso) ?? 'days3',
    dueOn: row.fecha,
    state: followUpStates.fromWire(row.estado) ?? 'planned',
    answer: followUpAnswers.fromWire(row.respuesta),
    words: row.texto,
    answeredAt: row.respondido,
    mayAnswer: row.puede_contestar,
  }));
}
