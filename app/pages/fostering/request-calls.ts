import { callApi, callApiPage } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import { fosterAges, fosterSizes, fosterSkills } from '#domain/fostering/foster-home.ts';
import {
  type AskerState,
  askerStates,
  type RequestAnswer,
  requestAnswers,
} from '#domain/fostering/foster-request.ts';

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

type Question = Omit<InputOf<'hogares:preguntar'>, 'lang'>;
export type Needs = Omit<Question, 'horas' | 'texto' | 'recoger_en'>;

/** Whether the caller may ask. */
export const findPermission = async (): Promise<AskerState> =>
  askerStates.fromWire((await callApi('hogares:permiso', {})).permiso) ?? 'unknown';

export const requestPermission = async (): Promise<AskerState> =>
  askerStates.fromWire((await callApi('hogares:pedir_permiso', {})).permiso) ?? 'waiting';

export type WaitingAsker = DataOf<'hogares:permisos_pendientes'>[number];
export const findWaitingAskers = () => callApi('hogares:permisos_pendientes', {});

export async function givePermission(id: string): Promise<void> {
  await callApi('hogares:dar_permiso', { id });
}

/** How many homes would be asked about them. */
export async function countFitting(needs: Needs): Promise<number> {
  return (await callApi('hogares:contar', needs)).hogares;
}

/** Those that have not said no are asked once more. @returns how many */
export async function reopenRequest(id: string, horas: string): Promise<number> {
  return (await callApi('hogares:reabrir_pregunta', { id, horas })).preguntados;
}

/** @returns how many homes are asked */
export async function askHomes(values: Question, idempotencyKey: IdempotencyKey): Promise<number> {
  return (await callApi('hogares:preguntar', values, { idempotencyKey })).preguntados;
}

export async function cancelRequest(id: string): Promise<void> {
  await callApi('hogares:cancelar_pregunta', { id });
}

/** As the rules know them. */
export const needsOf = ({ edad, tamano, cuidados, ciudad }: ShownRequest) => ({
  age: fosterAges.fromWire(edad) ?? null,
  size: fosterSizes.fromWire(tamano) ?? null,
  skills: cuidados.flatMap((one) => fosterSkills.fromWire(one) ?? []),
  city: ciudad,
});
