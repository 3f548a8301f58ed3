import { nextReminder } from '#domain/adoption/sterilization.ts';
import { dateIn } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { findPromise, findPromisesToRemind, storeReminder } from './sterilizations.repository.ts';

type Dependencies = Pick<FollowUpDependencies, 'database' | 'clock' | 'timezone' | 'mails'>;

/** Read at a time. */
const atOnce = 100;

/** Two weeks before the day that a family promised, and on the day; each once. */
export const remindOfSterilizations = (dependencies: Dependencies) =>
  defineScheduledJob({
    kind: 'followUps.remindOfSterilizations',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '15 10 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const { database, clock, timezone } = dependencies;
      const today = dateIn(timezone, clock.now());
      for (let ids = await findPromisesToRemind(database, today, atOnce); ids.length > 0; ) {
        for (const id of ids) {
          signal.throwIfAborted();
          await database.transaction((tx) => remindOne(dependencies, tx, id, today));
        }
        ids = await findPromisesToRemind(database, today, atOnce);
      }
    },
  });

async function remindOne(
  { mails }: Dependencies,
  tx: Tx,
  id: string,
  today: string,
): Promise<void> {
  const found = await findPromise(tx.query, id);
  const application = found && (await applicationReferences.lock(tx, found.applicationId));
  // Read anew behind the lock: somebody may have confirmed it meanwhile.
  const promise = await findPromise(tx.query, id);
  if (!promise?.remindOn || promise.remindOn > today) return;
  const [pet] = await petReferences.describe(tx.query, [promise.petId]);
  const home = application ? await applicationReferences.petsWithFamily(tx, application) : [];
  const isHome = home.some(({ id }) => id === promise.petId);
  const isWanted = application !== undefined && isHome && pet !== undefined && !pet.sterilized;
  await storeReminder(tx, id, isWanted ? nextReminder(promise.dueOn, today) : null);
  if (isWanted) await mails.remindOfSterilization(tx, application, pet.name, promise.dueOn);
}
