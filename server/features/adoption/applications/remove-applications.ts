import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import { forgetNotices } from './application-notices.repository.ts';
import type { ApplicationStates } from './application-states.ts';
import { deleteApplications } from './applications.repository.ts';
import { deleteTraces } from './traces.repository.ts';

export type RemoveApplications = (tx: Tx, ids: readonly string[]) => Promise<AdoptionApplication[]>;

interface Dependencies {
  privatePhotos: PrivatePhotos;
  states: Pick<ApplicationStates, 'forget'>;
  dataVersions: Pick<DataVersions, 'bump'>;
}

/** Deletes applications with their history, photos of calls and visits, notices and traces. @returns what was deleted */
export const removeApplications =
  ({ privatePhotos, states, dataVersions }: Dependencies): RemoveApplications =>
  async (tx, ids) => {
    const deleted = await deleteApplications(tx, ids);
    if (deleted.some(({ status }) => status === 'reserved')) await dataVersions.bump(tx, 'pets');
    const outcomes = deleted.flatMap((one) => one.outcomes);
    await privatePhotos.remove(
      tx,
      'outcome',
      outcomes.map(({ id }) => id),
    );
    await states.forget(tx, ids);
    await forgetNotices(tx, ids);
    await deleteTraces(tx, ids);
    return deleted;
  };
