import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type AdoptionApplication, petIdsOf } from '#domain/adoption/application-fields.ts';
import { isPromiseDay, nextReminder } from '#domain/adoption/sterilization.ts';
import { dateIn } from '#domain/clock.ts';
import { conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { mayDecide } from '../applications/applications.policy.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { mayAnswerFor, mayRead } from './follow-ups.policy.ts';
import {
  findPromises,
  markDone,
  type SterilizationPromise,
  storePromise,
} from './sterilizations.repository.ts';

/** Of one pet that was not sterilized when it was adopted. */
export interface ShownSterilization {
  petId: string;
  petName: string;
  /** YYYY-MM-DD; null while nothing was promised. */
  dueOn: string | null;
  /** Instant. */
  doneAt: string | null;
}

interface Named {
  applicationId: string;
  petId: string;
}

/**
 * Of the pets of an adoption: those that were not sterilized, with what was promised.
 * @throws AppError unauthenticated, notFound
 */
export async function findSterilizations(
  { database }: Pick<FollowUpDependencies, 'database'>,
  viewer: Viewer,
  applicationId: string,
): Promise<ShownSterilization[]> {
  requireAccount(viewer);
  const { query } = database;
  const application = await applicationReferences.find(query, applicationId);
  if (!application || !mayRead(viewer, application)) throw notFound('application');
  const home = await applicationReferences.petsWithFamily({ query }, application);
  const isHome = (petId: string) => home.some(({ id }) => id === petId);
  if (application.status !== 'adopted') return [];
  const promises = await findPromises(query, [applicationId]);
  const pets = await petReferences.describe(query, petIdsOf(application));
  return pets
    .map(({ id, name, sterilized }) => ({ id, name, sterilized, promise: ofPet(promises, id) }))
    .filter(({ id, sterilized, promise }) =>
      isHome(id) ? promise !== undefined || !sterilized : promise?.doneAt,
    )
    .map(({ id, name, promise }) => ({
      petId: id,
      petName: name,
      dueOn: promise?.dueOn ?? null,
      doneAt: promise?.doneAt ?? null,
    }));
}

/**
 * Until when the family has promised it; a later day takes the place of the former. By whoever looks after the pet.
 * @throws AppError unauthenticated, notFound, forbidden (the family), invalid, tooManyRequests; conflict: not adopted, or
 * done already
 */
export async function promiseSterilization(
  dependencies: FollowUpDependencies,
  viewer: Viewer,
  { applicationId, petId, dueOn }: Named & { dueOn: string },
): Promise<void> {
  const today = dateIn(dependencies.timezone, dependencies.clock.now());
  await change(dependencies, viewer, { applicationId, petId }, async (tx, promise, sterilized) => {
    if (!isPromiseDay(dueOn, today)) throw invalid({ dueOn: ['contractDayInvalid'] });
    if (sterilized || promise?.doneAt) throw conflict('petIsSterilized');
    const remindOn = nextReminder(dueOn, today) ?? dueOn;
    await storePromise(tx, { applicationId, petId, dueOn, remindOn });
  });
}

/**
 * Whoever looks after the pet has seen that it is done: nobody is reminded any more. A second time changes nothing.
 * @throws AppError as of `promiseSterilization`; conflict: nothing was promised
 */
export async function confirmSterilization(
  dependencies: FollowUpDependencies,
  viewer: Viewer,
  named: Named,
): Promise<void> {
  await change(dependencies, viewer, named, async (tx, promise, _, application) => {
    if (!promise) throw conflict('sterilizationNotPromised');
    await markDone(tx, promise.id, dependencies.clock.now().toISOString());
    for (const listener of dependencies.applicationListeners)
      await listener(tx, application, 'sterilized');
  });
}

async function change(
  { database, limits }: FollowUpDependencies,
  viewer: Viewer,
  { applicationId, petId }: Named,
  store: (
    tx: Tx,
    promise: SterilizationPromise | undefined,
    sterilized: boolean,
    application: AdoptionApplication,
  ) => Promise<void>,
): Promise<void> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, applicationId);
    if (!application || !mayRead(viewer, application)) throw notFound('application');
    if (mayAnswerFor(viewer, application) || !mayDecide(viewer, application)) throw forbidden();
    if (application.status !== 'adopted') throw conflict('applicationNotAdopted');
    if (!petIdsOf(application).includes(petId)) throw notFound('pet');
    const [pet] = await petReferences.describe(tx.query, [petId]);
    const promise = ofPet(await findPromises(tx.query, [applicationId]), petId);
    await store(tx, promise, pet?.sterilized ?? false, application);
  });
}

const ofPet = (promises: readonly SterilizationPromise[], petId: string) =>
  promises.find((one) => one.petId === petId);
