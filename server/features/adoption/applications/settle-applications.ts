import { z } from 'zod';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { PetListener } from '#server/features/animals/pets/core/pet-listener.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { PetAlike } from './application-changed-mail.ts';
import type { ApplicationMails } from './application-mails.ts';
import type { ApplicationStates } from './application-states.ts';
import { handToOwner } from './applications-of-people.repository.ts';
import { endAppointments } from './appointment-reminders.ts';
import type { NoticeMails } from './notice-mails.ts';
import { findOpenFor } from './open-applications.repository.ts';
import { createPauseNotices } from './pause-notices.ts';
import type { TalkMails } from './talk-mails.ts';

interface Dependencies {
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  states: ApplicationStates;
  mails: ApplicationMails & NoticeMails & TalkMails;
  jobs: Jobs;
}

/** Applications that are answered in one transaction: families ask for one pet by the hundred. */
const atOnce = 50;

/** Nobody adopts such a pet any more; one that is paused or gets well first may come back. */
const final: readonly (PetStatus | undefined)[] = ['adopted', 'deceased', undefined];

const rest = z.object({ petIds: z.array(z.string()), because: z.enum(['foundHome', 'gone']) });

/** What becomes of the applications for pets that change. */
export function createSettlement(dependencies: Dependencies) {
  const { states, mails, clock, timezone, jobs } = dependencies;
  const pauses = createPauseNotices(dependencies);

  /** Each part ends with the note of the next one: nobody is answered twice, and nobody forgotten. */
  const declineRest = defineJob({
    kind: 'applications.declineOpen',
    queue: 'reminders',
    timeLimit: 60_000,
    input: rest,
    run: async (input) => async (tx) => {
      for (const petId of input.petIds) await petReferences.lock(tx, petId);
      const pets = await petReferences.find(tx.query, input.petIds);
      // One that came back meanwhile finds the others still waiting.
      if (pets.some(({ status, deleted }) => !deleted && !final.includes(status))) return;
      await declineSome(tx, input);
    },
  });

  async function declineSome(tx: Tx, { petIds, because }: z.output<typeof rest>) {
    const today = dateIn(timezone, clock.now());
    // One query for each pet, however many families asked for it.
    const alikeTo = new Map<string, readonly PetAlike[]>();
    const pets = await petReferences.find(tx.query, petIds);
    const isDead = (id: string) => pets.some((pet) => pet.id === id && pet.status === 'deceased');
    const some = await findOpenFor(tx, petIds, { most: atOnce });
    for (const one of some) {
      if (!(await states.attempt(tx, 'decline', one, bySystem))) continue;
      const about = petIds.includes(one.petId) ? one.petId : (one.secondPetId ?? one.petId);
      // A death is not the moment to offer another pet.
      if (!alikeTo.has(about) && !isDead(about)) {
        alikeTo.set(about, await petReferences.alike(tx.query, about, { except: petIds, today }));
      }
      const alike = alikeTo.get(about) ?? [];
      const news = { status: 'declined', words: '', reservedUntil: null, alike, because } as const;
      await mails.notifyFamily(tx, one, news);
      await endAppointments(dependencies, tx, one);
    }
    if (some.length === atOnce) await jobs.enqueue(tx, declineRest, { petIds, because });
  }

  /**
   * Everybody who applied for the pet and has no answer yet is told that it has found its home, or that it is no longer up
   * for adoption, and of pets like it: the first of them with the transaction.
   */
  const declineOpen = (tx: Tx, petId: string, because: 'foundHome' | 'gone'): Promise<void> =>
    declineSome(tx, { petIds: [petId], because });

  /**
   * What becomes of the applications for a pet that changes; the one that it was adopted by is closed by then. One that is deleted leaves its families with
   * an answer at once; one that only pauses or gets well first keeps them, and they are told.
   */
  const onPetChanged: PetListener = async (tx, { petId, ownerId, status, deleted, before }) => {
    if (ownerId !== before.ownerId) await handToOwner(tx, petId, ownerId);
    if (status === 'adopted') return declineOpen(tx, petId, 'foundHome');
    if (deleted || final.includes(status)) return declineOpen(tx, petId, 'gone');
    const wasOpen = before.status === 'adoption' && !before.deleted;
    const isOpen = status === 'adoption';
    if (wasOpen !== isOpen) await pauses.notify(tx, petId, isOpen ? 'resumed' : 'paused');
  };

  return { jobs: [declineRest, pauses.job], onPetChanged };
}
