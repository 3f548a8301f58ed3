import { callApi } from '#app/api/session-client.ts';
import {
  knownForAnswers,
  type ReferenceAnswer,
  type ReferenceState,
  referenceStates,
  trustAnswers,
} from '#domain/adoption/reference-check.ts';

export interface ShownReference {
  id: string;
  /** '' of who asked to be forgotten. */
  name: string;
  relation: string;
  /** Instants. */
  askedAt: string;
  answeredAt: string | null;
  /** Undefined for the family. */
  state: ReferenceState | undefined;
  answer: ReferenceAnswer | undefined;
}

/** Of an application, the earliest first. @throws ApiError */
export async function findReferences(applicationId: string): Promise<ShownReference[]> {
  const rows = await callApi('referencias:de_solicitud', { id: applicationId });
  return rows.map(({ respuesta, ...row }) => ({
    id: row.id,
    name: row.nombre,
    relation: row.relacion ?? '',
    askedAt: row.preguntada,
    answeredAt: row.respondida,
    state: referenceStates.fromWire(row.estado),
    answer: respuesta
      ? {
          knownFor: knownForAnswers.fromWire(respuesta.tiempo) ?? 'underOneYear',
          how: respuesta.como,
          trust: trustAnswers.fromWire(respuesta.confiaria) ?? 'withDoubts',
          words: respuesta.texto,
        }
      : undefined,
  }));
}

/** @returns how many were asked @throws ApiError */
export async function askReferences(applicationId: string): Promise<number> {
  return (await callApi('referencias:pedir', { id: applicationId })).preguntadas;
}
