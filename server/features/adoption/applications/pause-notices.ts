import { z } from 'zod';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { NoticeMails } from './notice-mails.ts';
import { findOpenFor, placeOf, placeSchema } from './open-applications.repository.ts';

/** Families that are told in one transaction. */
const atOnce = 50;

const rest = z.object({
  petId: z.string(),
  occasion: z.enum(['paused', 'resumed']),
  after: placeSchema.optional(),
});

/** What families with an open application hear when a pet pauses, or is up for adoption again. */
export function createPauseNotices({ mails, jobs }: { mails: NoticeMails; jobs: Jobs }) {
  /** Each part ends with the note of the next one. */
  const job = defineJob({
    kind: 'applications.tellOfPause',
    queue: 'reminders',
    timeLimit: 60_000,
    input: rest,
    run: async (input) => async (tx) => {
      const [pet] = await petReferences.find(tx.query, [input.petId]);
      const isOpen = pet?.status === 'adoption' && !pet.deleted;
      // Else it has changed again, and they are told of that.
      if (pet && isOpen === (input.occasion === 'resumed')) await notifySome(tx, input);
    },
  });

  async function notifySome(tx: Tx, { petId, occasion, after }: z.output<typeof rest>) {
    const some = await findOpenFor(tx, [petId], { most: atOnce, after });
    for (const one of some) await mails.notifyFamilyOf(tx, one, occasion);
    const last = some.at(-1);
    if (last === undefined || some.length < atOnce) return;
    await jobs.enqueue(tx, job, { petId, occasion, after: placeOf(last) });
  }

  return {
    job,
    /** The first of them with the transaction. */
    notify: (tx: Tx, petId: string, occasion: 'paused' | 'resumed'): Promise<void> =>
      notifySome(tx, { petId, occasion }),
  };
}
