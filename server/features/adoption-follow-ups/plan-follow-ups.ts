import { v7 as uuid } from 'uuid';
import { followUpDays, followUpSteps } from '#domain/adoption/follow-up.ts';
import { dateIn } from '#domain/clock.ts';
import type { ApplicationListener } from '../adoption-applications/application-listener.ts';
import type { FollowUpParts } from './follow-up-parts.ts';
import { endOf, insertFollowUps } from './follow-ups.repository.ts';
import { deleteAllowedOf } from './new-home-photos.repository.ts';
import { stopReminders } from './sterilizations.repository.ts';

/** With an adoption its follow-ups are planned; with a return the open ones end. */
export const hearOfAdoption =
  ({
    clock,
    timezone,
    dataVersions,
  }: Pick<FollowUpParts, 'clock' | 'timezone' | 'dataVersions'>): ApplicationListener =>
  async (tx, { id: applicationId }, what) => {
    const now = clock.now();
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
