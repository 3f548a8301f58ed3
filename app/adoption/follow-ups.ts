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

export interface FollowUpPhoto {
  id: string;
  followUpId: string;
  /** Opens for a quarter of an hour. */
  url: string;
  /** The family lets everybody see it; and everybody does. */
  isAllowed: boolean;
  isShown: boolean;
}

/** Of an application. @throws ApiError */
export async function findFollowUpPhotos(applicationId: string): Promise<FollowUpPhoto[]> {
  const rows = await callApi('seguimientos:fotos', { id: applicationId });
  return rows.map((row) => ({
    id: row.id,
    followUpId: row.seguimiento_id,
    url: row.url,
    isAllowed: row.permitida,
    isShown: row.mostrada,
  }));
}

/** @param key of the mail's link, or the follow-up's id @throws ApiError */
export async function allowPhoto(key: string, photoId: string, isAllowed: boolean): Promise<void> {
  await callApi('seguimientos:permitir_foto', { clave: key, foto: photoId, permite: isAllowed });
}

/** @throws ApiError */
export async function showPhoto(
  applicationId: string,
  photoId: string,
  isShown: boolean,
): Promise<void> {
  await callApi('seguimientos:mostrar_foto', {
    id: applicationId,
    foto: photoId,
    muestra: isShown,
  });
}

/** @param key of the mail's link @returns the photo's id @throws ApiError */
export async function sendFollowUpPhoto(key: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('clave', key);
  form.append('archivo', file);
  return (await callApi('seguimientos:subir_foto', form)).id;
}

export interface ShownSterilization {
  petId: string;
  petName: string;
  /** YYYY-MM-DD; null while nothing was agreed on. */
  dueOn: string | null;
  /** Instant. */
  doneAt: string | null;
}

/** Of the pets of an adoption that were not sterilized. @throws ApiError */
export async function findSterilizations(applicationId: string): Promise<ShownSterilization[]> {
  const rows = await callApi('seguimientos:esterilizaciones', { id: applicationId });
  return rows.map(({ mascota_id, nombre, fecha, hecha }) => ({
    petId: mascota_id,
    petName: nombre,
    dueOn: fecha,
    doneAt: hecha,
  }));
}

/** @param day YYYY-MM-DD @throws ApiError */
export async function agreeOnSterilization(
  applicationId: string,
  petId: string,
  day: string,
): Promise<void> {
  const body = { id: applicationId, mascota_id: petId, fecha: day };
  await callApi('seguimientos:acordar_esterilizacion', body);
}

/** @throws ApiError */
export async function recordSterilization(applicationId: string, petId: string): Promise<void> {
  await callApi('seguimientos:registrar_esterilizacion', { id: applicationId, mascota_id: petId });
}
