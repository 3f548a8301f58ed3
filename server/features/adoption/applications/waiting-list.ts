import { z } from 'zod';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { mostListed, type NoticeMails } from './notice-mails.ts';
import {
  findOpenFor,
  isReservedFor,
  placeOf,
  placeSchema,
} from './open-applications.repository.ts';

export type WaitingList = ReturnType<typeof createWaitingList>;

/** Families that are told in one transaction: a pet may have hundreds on its list. */
const atOnce = 50;

const rest = z.object({
  petIds: z.array(z.string()),
  /** The application that had the pets reserved, and may still, where only its last day has passed. */
  endedId: z.string(),
  after: placeSchema.optional(),
});

/** What families hear who wait for a pet that was reserved. */
export function createWaitingList({ mails, jobs }: { mails: NoticeMails; jobs: Jobs }) {
  /** Each part ends with the note of the next one: nobody is told twice, and nobody forgotten. */
  const job = defineJob({
    kind: 'applications.tellWaiting',
    queue: 'reminders',
    timeLimit: 60_000,
    input: rest,
    run: async (input) => (tx) => notifySome(tx, input),
  });

  async function notifySome(tx: Tx, { petIds, endedId, after }: z.output<typeof rest>) {
    // Another family has it.
    if (await isReservedFor(tx, petIds, endedId)) return;
    const some = await findOpenFor(tx, petIds, { status: 'waiting', most: atOnce, after });
    for (const one of some) {
      if (one.id !== endedId) await mails.notifyFamilyOf(tx, one, 'released');
    }
    const last = some.at(-1);
    if (last === undefined || some.length < atOnce) return;
    await jobs.enqueue(tx, job, { petIds, endedId, after: placeOf(last) });
  }

  return {
    job,
    /**
     * A reservation has ended, or its last day has passed: families on the pet's waiting list hear of it, the first of them
     * with the transaction, and whoever looks after the pet gets the list. They stay on it: the rescuer goes on with whom
     * they choose.
     * @param ended the application that had the pet reserved
     */
    async notify(
      tx: Tx,
      ended: AdoptionApplication,
      occasion: 'released' | 'reservationOver',
    ): Promise<void> {
      const { id: endedId, petId, secondPetId, petOwnerId } = ended;
      const petIds = secondPetId === null ? [petId] : [petId, secondPetId];
      if (await isReservedFor(tx, petIds, endedId)) return;
      const first = await findOpenFor(tx, petIds, { status: 'waiting', most: mostListed + 1 });
      const listed = first.filter(({ id }) => id !== endedId);
      const isNews = occasion === 'reservationOver' || listed.length > 0;
      if (isNews) await mails.listToRescuer(tx, petOwnerId, occasion, listed, ended);
      await notifySome(tx, { petIds, endedId });
    },
  };
}
