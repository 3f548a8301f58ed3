import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { type PetLeave, petLeaves } from '#domain/donations/pet-leave.ts';
import type { Database } from '#server/db/database.ts';
import type { PetListener } from '#server/features/animals/pets/core/pet-listener.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { lockMonthly, updateMonthly } from './monthly-donations.repository.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import { findMonthlyForPet } from './monthly-pets.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mails: MonthlyMails;
}

const atOnce = 100;

const input = z.object({ petId: z.string().max(100), why: z.enum(petLeaves) });

/** What is given each month for a pet that has left goes to all from then on, and its donors are told. */
export function petLeavesParts({ database, clock, jobs, mails }: Dependencies) {
  async function move(id: string, petId: string, petName: string, why: PetLeave): Promise<void> {
    await database.transaction(async (tx) => {
      const monthly = await lockMonthly(tx, id);
      if (monthly?.petId !== petId) return;
      await updateMonthly(tx, id, { petId: null }, clock.now());
      await mails.petLeft(tx, monthly, { petName, why });
    });
  }

  const job = defineJob({
    kind: 'donations.movePetGifts',
    queue: 'reminders',
    timeLimit: 600_000,
    input,
    async run({ petId, why }, { signal }) {
      const [pet] = await petReferences.find(database.query, [petId]);
      while (!signal.aborted) {
        const found = await findMonthlyForPet(database.query, petId, atOnce);
        for (const { id } of found) await move(id, petId, pet?.name ?? '', why);
        if (found.length < atOnce) return;
      }
    },
  });

  const onPetChanged: PetListener = async (tx, { petId, status, deleted, before }) => {
    const why = leaveOf(status, deleted);
    if (why === undefined || why === leaveOf(before.status, before.deleted)) return;
    const [any] = await findMonthlyForPet(tx.query, petId, 1);
    if (any) await jobs.enqueue(tx, job, { petId, why });
  };

  return { job, onPetChanged };
}

function leaveOf(
  status: Parameters<PetListener>[1]['status'],
  deleted: boolean,
): PetLeave | undefined {
  if (status === 'adopted' || status === 'deceased') return status;
  return deleted || status === undefined ? 'gone' : undefined;
}
