import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import { fundraiserStateOn, openStates } from '#domain/fundraisers/fundraiser-states.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { MediaSource } from '#server/features/kits/media/media-source.ts';
import { type FundraiserDependencies, requireOwn, todayOf } from './fundraiser-dependencies.ts';
import { type StoredFundraiser, updateFundraiser } from './fundraisers.repository.ts';

/** @throws AppError unauthenticated, notFound, conflict (it is over), tooManyRequests */
export async function admitPicture(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
  id: string,
): Promise<StoredFundraiser> {
  requireAccount(viewer);
  const found = await requireOwn(dependencies.database, viewer, id);
  if (!openStates.includes(fundraiserStateOn(found, todayOf(dependencies)))) {
    throw conflict('fundraiserStateChanged');
  }
  return found;
}

/** In the place of the one before; everybody sees it once it is approved. @returns its id @throws AppError as `admitPicture`, and as `addImage` */
export async function addPicture(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
  id: string,
  source: MediaSource,
  record?: RecordCreation,
): Promise<string> {
  await admitPicture(dependencies, viewer, id);
  await dependencies.limits.consume('upload', requireAccount(viewer));
  const { id: asset } = await dependencies.media.addImage(source, ({ id: picture }) =>
    setPicture(dependencies, viewer, id, picture, record),
  );
  return asset;
}

/** @throws AppError as `admitPicture` */
export const removePicture = (dependencies: FundraiserDependencies, viewer: Viewer, id: string) =>
  setPicture(dependencies, viewer, id, null);

async function setPicture(
  dependencies: FundraiserDependencies,
  viewer: Viewer,
  id: string,
  picture: string | null,
  record?: RecordCreation,
): Promise<void> {
  const now = dependencies.clock.now().toISOString();
  await dependencies.database.transaction(async (tx) => {
    const found = await requireOwn(tx, viewer, id);
    const state = fundraiserStateOn(found, todayOf(dependencies));
    if (!openStates.includes(state)) throw conflict('fundraiserStateChanged');
    const changes = {
      written_picture_id: picture,
      ...(state === 'active' ? { changes: 'draft' as const } : { state: 'draft' as const }),
    };
    if (!(await updateFundraiser(tx, found, changes, now))) throw conflict('fundraiserChanged');
    await record?.(tx, { id: picture });
  });
}
