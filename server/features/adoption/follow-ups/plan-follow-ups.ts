import { v7 as uuid } from 'uuid';
import { type AdoptionApplication, petIdsOf } from '#domain/adoption/application-fields.ts';
import { isSignedByBoth } from '#domain/adoption/contract.ts';
import { followUpDays, followUpSteps } from '#domain/adoption/follow-up.ts';
import { nextReminder } from '#domain/adoption/sterilization.ts';
import { dateIn } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { ApplicationListener } from '../applications/application-listener.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { endOf, insertFollowUps } from './follow-ups.repository.ts';
import { deleteAllowedOf } from './new-home-photos.repository.ts';
import { findPromises, stopReminders, storePromise } from './sterilizations.repository.ts';

/**
 * With an adoption its follow-ups are planned; with a return the open ones end. What a contract says of sterilization is promised
 * once it is signed and the pet has gone home, whichever comes last.
 */
export const onAdoption =
  ({
    clock,
    timezone,
    dataVersions,
  }: Pick<FollowUpDependencies, 'clock' | 'timezone' | 'dataVersions'>): ApplicationListener =>
  async (tx, application, what) => {
    if (what === 'contractSealed' || what === 'fellThrough' || what === 'sterilized') return;
    const { id: applicationId } = application;
    const now = clock.now();
    if (what !== 'returned') await savePromise(tx, application, what, dateIn(timezone, now));
    if (what === 'contractSigned') return;
    if (what === 'returned') {
      await stopReminders(tx, applicationId);
      // It is not home there any more.
      if ((await deleteAllowedOf(tx, applicationId)) > 0) await dataVersions.bump(tx, 'pets');
      return endOf(tx, applicationId, now.toISOString());
    }
    const days = followUpDays(dateIn(timezone, now));
    const planned = followUpSteps.values.map((step) => ({
      id: uuid(),
      applicationId,
      step,
      dueOn: days[step],
    }));
    await insertFollowUps(tx, planned);
  };

/** Of each pet that is still to be sterilized; a day that was agreed on since stays. */
async function savePromise(
  tx: Tx,
  application: AdoptionApplication,
  what: 'adopted' | 'contractSigned',
  today: string,
): Promise<void> {
  const { id: applicationId, contract, status } = application;
  const dueOn = contract?.sterilizeBefore;
  const isHome = what === 'adopted' || status === 'adopted';
  if (!dueOn || !isHome || !isSignedByBoth(contract)) return;
  const promised = await findPromises(tx.query, [applicationId]);
  for (const { id: petId, sterilized } of await petReferences.describe(
    tx.query,
    petIdsOf(application),
  )) {
    if (sterilized || promised.some((one) => one.petId === petId)) continue;
    const remindOn = nextReminder(dueOn, today) ?? dueOn;
    await storePromise(tx, { applicationId, petId, dueOn, remindOn });
  }
}
