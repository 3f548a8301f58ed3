import type { ComponentProps } from 'react';
import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import type { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { answerPetReminder, type PetReminder } from '#domain/pets/pet-reminder-calls.ts';
import type { Programme, ReminderAnswer } from '#domain/pets/vocabularies.ts';

/** What the address of the page holds. */
interface ReminderLink {
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

export const reminderOf = ({
  petName,
  status,
  answer,
  expiresOn,
  picture,
  focus,
}: PetReminder): Reminder => ({
  petName,
  programme: status === 'rehabilitation' ? 'rehabilitation' : 'adoption',
  answer,
  expiresOn,
  // The portal may be reached under another name than its own; its pictures are there too.
  picture: picture && focus ? { thumbnail: new URL(picture).pathname, focus } : null,
});

/** @returns the last day in the lists; undefined when the link was used meanwhile. @throws ApiError */
export async function answerReminder(link: ReminderLink): Promise<string | undefined> {
  try {
    return (await call(answerPetReminder, link)).expiresOn;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
