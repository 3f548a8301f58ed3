import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { findOpenFor } from './applications.repository.ts';
import type { NoticeMails } from './notice-mails.ts';

/**
 * A reservation has ended, or its last day has passed: families on the pet's waiting list hear of it, and whoever looks
 * after the pet gets the list. They stay on it: the rescuer goes on with whom they choose.
 * @param ended the application that had the pet reserved
 */
export async function tellWaitingList(
  { mails }: { mails: NoticeMails },
  tx: Tx,
  ended: AdoptionApplication,
  occasion: 'released' | 'reservationOver',
): Promise<void> {
  const { id, petId, secondPetId, petOwnerId } = ended;
  const others = (
    await findOpenFor(tx, secondPetId === null ? [petId] : [petId, secondPetId])
  ).filter((one) => one.id !== id);
  // Another family has it.
  if (others.some(({ status }) => status === 'reserved')) return;
  const waiting = others.filter(({ status }) => status === 'waiting');
  for (const one of waiting) await mails.tellFamilyOf(tx, one, 'released');
  const isNews = occasion === 'reservationOver' || waiting.length > 0;
  if (isNews) await mails.listToRescuer(tx, petOwnerId, occasion, waiting, ended);
}
