import { v7 as uuid } from 'uuid';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import {
  type AdoptionApplication,
  type ApplicationInput,
  applicationLimits,
  type FitResult,
} from '#domain/adoption/application-fields.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import { emptyTalk } from '#domain/adoption/application-talk.ts';
import { type FittedPet, fitOf } from '#domain/adoption/fit.ts';
import { dateIn } from '#domain/clock.ts';
import { AppError, conflict, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFolio } from '#server/db/folios.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { lockProfile } from './adoption-profiles.repository.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { insertApplication } from './applications.repository.ts';
import { noteTurn } from './note-turn.ts';
import { countOpen, openFor } from './open-applications.repository.ts';
import { trace } from './warnings.ts';

export type CreatedApplication = Pick<
  AdoptionApplication,
  'id' | 'createdAt' | 'series' | 'folio' | 'status'
>;

/** Where an application cannot be sent, nothing has been written yet: the transaction may go on. */
type Dependencies = Pick<
  ApplicationDependencies,
  'accounts' | 'clock' | 'timezone' | 'states' | 'mails' | 'restrictions'
>;

/** As somebody wrote it who had not signed in; the account stays as it is. */
type Written = Pick<AdoptionApplication, 'name' | 'phone'> & { profile: AdoptionProfile };

/**
 * Stores the application of an account that has a profile, and mails the family and the rescuer.
 * @param phone where the account has none
 * @param written in the place of what the account says
 * @throws AppError as of `submit`, before anything is written
 */
export async function createApplication(
  dependencies: Dependencies,
  tx: Tx,
  applicantId: string,
  { petIds, message, language, phone = '' }: ApplicationInput & { phone?: string },
  written?: Written,
): Promise<CreatedApplication> {
  const { states, mails, clock, accounts } = dependencies;
  const kept = await lockProfile(tx, applicantId);
  const profile = written?.profile ?? kept;
  if (!profile) throw new AppError('invalid', 'adoptionProfileMissing');
  const [petOwnerId, isReserved] = await admitTo(tx, applicantId, petIds);
  const pets = await findPets(dependencies, tx, petIds);
  const account = (await accounts.contactsOf([applicantId], tx.query)).get(applicantId);
  if (!account) throw invalid();
  const [petId = '', secondPetId = null] = petIds;
  const application: AdoptionApplication = {
    id: uuid(),
    createdAt: clock.now().toISOString(),
    series: applicationSeries,
    folio: await takeFolio(tx, 'adoptionApplication', applicationSeries),
    status: isReserved ? 'waiting' : 'received',
    petId,
    secondPetId,
    petNames: pets.map(({ name }) => name),
    applicantId,
    petOwnerId,
    name: written?.name ?? account.name,
    email: account.email,
    phone: written?.phone ?? (account.phone || phone),
    message,
    language,
    profile,
    fit: pets.flatMap((pet) => fitResults(pet, profile, { language, isPair: pets.length > 1 })),
    reservedUntil: null,
    endedAt: null,
    ...emptyTalk,
    rescuerSince: null,
    familySince: null,
    contract: null,
  };
  await insertApplication(tx, application);
  await noteTurn({ clock }, tx, application.id, 'family');
  await trace(dependencies, tx, application);
  await states.begin(tx, application, { madeAs: 'owner', madeBy: applicantId });
  const { id, createdAt, series, folio, status } = application;
  await mails.notifyFamily(tx, application, { status, words: '', reservedUntil: null });
  await mails.notifyRescuer(tx, application);
  return { id, createdAt, series, folio, status };
}

/** In the order of `petIds`; a bonded pair is applied for as two. @throws AppError invalid */
export async function findPets(
  { clock, timezone }: Pick<ApplicationDependencies, 'clock' | 'timezone'>,
  { query }: Pick<Tx, 'query'>,
  petIds: readonly string[],
): Promise<(FittedPet & { id: string; name: string })[]> {
  if (new Set(petIds).size !== petIds.length)
    throw invalid({ petIds: ['petsOfDifferentRescuers'] });
  const today = dateIn(timezone, clock.now());
  const found = await petReferences.fitted(query, petIds, today);
  const pets = petIds.map((wanted) => {
    const pet = found.find(({ id }) => id === wanted);
    if (!pet) throw invalid({ petIds: ['petNotForAdoption'] });
    return pet;
  });
  const mates = await petReferences.bondedMates(query, petIds, today);
  const missing = mates.find(({ mateId }) => !petIds.includes(mateId));
  if (missing) {
    const reason = missing.isAvailable ? 'petOfBondedPair' : 'bondedMateUnavailable';
    throw invalid({ petIds: [reason] });
  }
  return pets;
}

/** @returns who looks after the pets, and whether one of them is reserved */
async function admitTo(
  tx: Tx,
  applicantId: string,
  petIds: readonly string[],
): Promise<[petOwnerId: string | null, isReserved: boolean]> {
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
  const { isReserved, hasApplied } = await openFor(tx, petIds, applicantId);
  if (hasApplied) throw conflict('alreadyApplied');
  if ((await countOpen(tx, applicantId)) >= applicationLimits.open) {
    throw new AppError('invalid', 'tooManyApplications');
  }
  const [petOwnerId = null] = owners;
  return [petOwnerId, isReserved];
}

const fitResults = (
  pet: FittedPet & { id: string },
  profile: AdoptionProfile,
  { language, isPair }: { language: Language; isPair: boolean },
): FitResult[] =>
  fitOf(pet, profile, { isPair }).map(({ rule, outcome, text }) => ({
    petId: pet.id,
    rule,
    outcome,
    text: text[language],
  }));
