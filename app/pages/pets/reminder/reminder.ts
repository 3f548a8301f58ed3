import type { ComponentProps } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { type DataOf, postKeyed } from '#app/api/transport/request.ts';
import type { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import {
  type Programme,
  petStatus,
  type ReminderAnswer,
  reminderAnswer,
} from '#domain/pets/vocabularies.ts';

/** What the address of the page holds; the token is all the right it takes, so no session goes along. */
export interface ReminderLink {
  id: string;
  token: string;
}

export interface Reminder {
  petName: string;
  programme: Programme;
  /** What a press of the button says. */
  answer: ReminderAnswer;
  /** The last day in the lists, YYYY-MM-DD. */
  expiresOn: string;
  /** null where there is none. */
  picture: ComponentProps<typeof PetThumbnail>['media'] | null;
}

/** Undefined for a link that says nothing any more. @throws ApiError */
export async function findReminder(link: ReminderLink): Promise<Reminder | undefined> {
  const row = await ask('mascotas:consultar_recordatorio', link);
  const answer = row && reminderAnswer.fromWire(row.accion);
  if (!row?.vigente || !answer) return undefined;
  return {
    petName: row.nombre,
    programme: petStatus.fromWire(row.estado) === 'rehabilitation' ? 'rehabilitation' : 'adoption',
    answer,
    expiresOn: row.fecha_expiracion,
    // The portal may be reached under another name than its own; its pictures are there too.
    picture:
      row.imagen && row.punto_focal
        ? { thumbnail: new URL(row.imagen).pathname, focus: row.punto_focal }
        : null,
  };
}

/** @returns the last day in the lists; undefined when the link was used meanwhile. @throws ApiError */
export async function answerReminder(link: ReminderLink): Promise<string | undefined> {
  const answered = await ask('mascotas:responder_recordatorio', link);
  return answered?.fecha_expiracion;
}

async function ask<
  Action extends 'mascotas:consultar_recordatorio' | 'mascotas:responder_recordatorio',
>(action: Action, link: ReminderLink): Promise<DataOf<Action> | undefined> {
  const answer = await postKeyed(action, link);
  if (answer.ok) return answer.data;
  if (answer.status === 404) return undefined;
  throw new ApiError(answer);
}
