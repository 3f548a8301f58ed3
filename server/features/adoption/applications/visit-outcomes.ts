import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { outcomeInput, talkLimits, type VisitOutcome } from '#domain/adoption/application-talk.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { sideOf } from './applications.policy.ts';
import { findApplicationById, lockApplication, storeTalk } from './applications.repository.ts';
import { changeTalk } from './change-talk.ts';
import type { ShownPhoto } from './home-photos.ts';

/** Of an outcome with its application. */
export interface NamedOutcome {
  applicationId: string;
  outcomeId: string;
}

/**
 * How a call or visit went. Never read by the family.
 * @throws AppError unauthenticated, notFound, forbidden (the family), conflict (closed), invalid, tooManyRequests
 */
export async function noteOutcome(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, ...input }: { id: string; kind?: unknown; result?: unknown; text: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const options = { by: 'rescuer', isStep: false } as const;
  return changeTalk(dependencies, viewer, id, options, async (tx, { outcomes }) => {
    const outcome = valid(outcomeInput, input);
    if (outcomes.length >= talkLimits.outcomes) throw new AppError('invalid', 'tooManyOutcomes');
    const noted: VisitOutcome = {
      id: uuid(),
      notedAt: dependencies.clock.now().toISOString(),
      ...outcome,
    };
    await storeTalk(tx, id, { outcomes: [...outcomes, noted] });
    await record?.(tx, { id: noted.id });
    return { id: noted.id };
  });
}

/** With all of its photos. @throws AppError unauthenticated, notFound, forbidden (the family), tooManyRequests */
export async function removeOutcome(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { applicationId, outcomeId }: NamedOutcome,
): Promise<void> {
  const options = {
    by: 'rescuer',
    states: applicationMachine.states.values,
    isStep: false,
  } as const;
  await changeTalk(dependencies, viewer, applicationId, options, async (tx, { outcomes }) => {
    const left = outcomes.filter(({ id }) => id !== outcomeId);
    if (left.length === outcomes.length) throw notFound('outcome');
    await storeTalk(tx, applicationId, { outcomes: left });
    await dependencies.privatePhotos.remove(tx, 'outcome', [outcomeId]);
  });
}

/** @throws AppError unauthenticated, notFound; invalid: there is no room */
export async function admitOutcomePhoto(
  { database, privatePhotos }: ApplicationDependencies,
  viewer: Viewer,
  named: NamedOutcome,
): Promise<void> {
  await requireReader(database, viewer, named);
  await privatePhotos.requireRoom(database, { kind: 'outcome', id: named.outcomeId });
}

/** @returns its id @throws AppError as `admitOutcomePhoto`, and as `readPicture` */
export async function addOutcomePhoto(
  { database, privatePhotos }: ApplicationDependencies,
  viewer: Viewer,
  named: NamedOutcome,
  file: FileOnDisk,
  record?: RecordCreation,
): Promise<string> {
  await requireReader(database, viewer, named);
  const guard = async (tx: Tx) => {
    const application = await lockApplication(tx, named.applicationId);
    requireOutcome(application?.outcomes ?? [], named);
  };
  return privatePhotos.add({ kind: 'outcome', id: named.outcomeId }, file, guard, record);
}

/** @throws AppError unauthenticated, notFound */
export async function listOutcomePhotos(
  { database, privatePhotos }: ApplicationDependencies,
  viewer: Viewer,
  named: NamedOutcome,
): Promise<ShownPhoto[]> {
  await requireReader(database, viewer, named);
  const photos = await privatePhotos.list(database.query, 'outcome', [named.outcomeId]);
  return photos.map(({ id, width, height }) => ({
    id,
    width,
    height,
    path: privatePhotos.signedPath(id),
  }));
}

/** @throws AppError unauthenticated, notFound */
export async function removeOutcomePhoto(
  { database, privatePhotos }: ApplicationDependencies,
  viewer: Viewer,
  named: NamedOutcome,
  photoId: string,
): Promise<void> {
  await requireReader(database, viewer, named);
  const gone = await database.transaction((tx) =>
    privatePhotos.remove(tx, 'outcome', [named.outcomeId], photoId),
  );
  if (gone.length === 0) throw notFound('photo');
}

/** To the family, as to strangers, there is none: they do not learn of what is noted about them. */
async function requireReader(
  { query }: Pick<Tx, 'query'>,
  viewer: Viewer,
  named: NamedOutcome,
): Promise<void> {
  requireAccount(viewer);
  const application = await findApplicationById(query, named.applicationId);
  if (!application || sideOf(viewer, application) !== 'rescuer') throw notFound('outcome');
  requireOutcome(application.outcomes, named);
}

function requireOutcome(outcomes: readonly VisitOutcome[], { outcomeId }: NamedOutcome): void {
  if (!outcomes.some(({ id }) => id === outcomeId)) throw notFound('outcome');
}
