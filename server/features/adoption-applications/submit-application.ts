import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import {
  type AdoptionApplication,
  type ApplicationInput,
  applicationLimits,
  applicationSeries,
  type ToldFit,
} from '#domain/adoption/application-fields.ts';
import { nothingSaid } from '#domain/adoption/application-talk.ts';
import { type FittedPet, fitOf } from '#domain/adoption/fit.ts';
import { AppError, conflict, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { tidyText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { lockProfile } from './adoption-profiles.repository.ts';
import type { ApplicationParts } from './application-parts.ts';
import { countOpen, findOpenFor, insertApplication } from './applications.repository.ts';

/**
 * One application for one pet, or for two that belong together. Where another family has the pet reserved, it begins on
 * the waiting list.
 * @throws AppError unauthenticated; invalid: no profile, too many open ones, a pet that is not up for adoption or that
 * they look after themselves; conflict: applied already; tooManyRequests
 */
export async function submit(
  parts: ApplicationParts,
  viewer: Viewer,
  input: ApplicationInput,
  record?: RecordCreation,
): Promise<Pick<AdoptionApplication, 'id' | 'createdAt' | 'series' | 'folio' | 'status'>> {
  const { database, limits, states, mails, clock } = parts;
  const applicantId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const message = tidyText(input.message);
  if (message.length > applicationLimits.message) throw invalid({ message: ['messageTooLong'] });
  const pets = await findPets(parts, input.petIds);
  return database.transaction(async (tx) => {
    const profile = await lockProfile(tx, applicantId);
    if (!profile) throw new AppError('invalid', 'adoptionProfileMissing');
    const [petOwnerId, others] = await admitTo(tx, applicantId, input.petIds);
    const account = (await parts.accounts.contactsOf([applicantId], tx.query)).get(applicantId);
    if (!account) throw invalid();
    const [petId = '', secondPetId = null] = input.petIds;
    const application: AdoptionApplication = {
      id: uuid(),
      createdAt: clock.now().toISOString(),
      series: applicationSeries,
      folio: await takeFolio(tx, 'adoptionApplication', applicationSeries),
      status: others.some(({ status }) => status === 'reserved') ? 'waiting' : 'received',
      petId,
      secondPetId,
      applicantId,
      petOwnerId,
      name: account.name,
      email: account.email,
      phone: account.phone,
      message,
      language: input.language,
      profile,
      fit: pets.flatMap((pet) => toldFit(pet, profile, input.language)),
      reservedUntil: null,
      ...nothingSaid,
      contract: null,
    };
    await insertApplication(tx, application);
    await states.begin(tx, application, { madeAs: 'owner', madeBy: applicantId });
    const { id, createdAt, series, folio, status } = application;
    await mails.tellFamily(tx, application, { status, words: '', reservedUntil: null });
    await mails.tellRescuer(tx, application);
    const created = { id, createdAt, series, folio, status };
    await record?.(tx, created);
    return created;
  });
}

/** @throws AppError invalid */
async function findPets(
  { pets }: Pick<ApplicationParts, 'pets'>,
  petIds: readonly string[],
): Promise<FittedPet[]> {
  if (new Set(petIds).size !== petIds.length)
    throw invalid({ petIds: ['petsOfDifferentRescuers'] });
  const found = await Promise.all(petIds.map((id) => pets.findPublic('adoption', id)));
  return found.map((pet) => {
    if (!pet) throw invalid({ petIds: ['petNotForAdoption'] });
    return pet;
  });
}

/** @returns who looks after the pets, and the open applications of others for them */
async function admitTo(
  tx: Tx,
  applicantId: string,
  petIds: readonly string[],
): Promise<[petOwnerId: string | null, others: AdoptionApplication[]]> {
  const owners = new Set<string | null>();
  // In the order of their ids, as whoever locks several does: nobody waits for each other.
  for (const id of [...petIds].sort()) {
    const pet = await petReferences.lock(tx, id);
    if (!pet || pet.deleted || pet.status !== 'adoption') {
      throw invalid({ petIds: ['petNotForAdoption'] });
    }
    if (pet.ownerId === applicantId) throw invalid({ petIds: ['petIsOwn'] });
    owners.add(pet.ownerId);
  }
  if (owners.size > 1) throw invalid({ petIds: ['petsOfDifferentRescuers'] });
  const open = await findOpenFor(tx, petIds);
  if (open.some((one) => one.applicantId === applicantId)) throw conflict('alreadyApplied');
  if ((await countOpen(tx, applicantId)) >= applicationLimits.open) {
    throw new AppError('invalid', 'tooManyApplications');
  }
  const [petOwnerId = null] = owners;
  return [petOwnerId, open];
}

const toldFit = (pet: FittedPet, profile: AdoptionProfile, language: Language): ToldFit[] =>
  fitOf(pet, profile).map(({ rule, outcome, text }) => ({ rule, outcome, text: text[language] }));
