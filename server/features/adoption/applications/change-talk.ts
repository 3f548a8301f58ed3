import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { type ApplicationState, openStates } from '#domain/adoption/application-machine.ts';
import type { TalkSide } from '#domain/adoption/application-talk.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { sideOf } from './applications.policy.ts';
import { lockApplication } from './applications.repository.ts';
import { noteTurn } from './note-turn.ts';

/**
 * Locks an application for what is said about it, so that of two at once nothing is lost.
 * @param by who may
 * @param states in which it makes sense
 * @param isStep it is an answer to whoever waits, and no note or glance of one side alone
 * @throws AppError unauthenticated, notFound, forbidden (the other side’s to do), conflict (closed), tooManyRequests
 */
export async function changeTalk<Result>(
  { database, limits, clock }: Pick<ApplicationDependencies, 'database' | 'limits' | 'clock'>,
  viewer: Viewer,
  id: string,
  {
    by,
    states = openStates,
    isStep = true,
  }: { by: TalkSide | 'both'; states?: readonly ApplicationState[]; isStep?: boolean },
  change: (tx: Tx, application: AdoptionApplication, side: TalkSide) => Promise<Result>,
): Promise<Result> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  return database.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const side = application && sideOf(viewer, application);
    if (!side) throw notFound('application');
    if (by !== 'both' && by !== side) throw forbidden();
    if (!states.includes(application.status)) throw conflict('applicationClosed');
    const result = await change(tx, application, side);
    await noteTurn({ clock }, tx, id, isStep ? side : null);
    return result;
  });
}
