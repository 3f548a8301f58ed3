import type { PetsAfterErasure } from '../accounts/erasure.ts';
import { conflict, forbidden, invalid } from '../errors.ts';
import type { Adopter } from './pet.ts';
import {
  checkAdoption,
  checkContacts,
  checkDescription,
  checkVet,
  checkVisibility,
  describedAnew,
  Problems,
} from './pet-change-checks.ts';
import type { Contacts, PetRecord, PetRequest } from './pet-record.ts';
import { isProgramme, mayBecome, withStatus } from './pet-status.ts';
import { visibilityFrom } from './visibility.ts';

interface Circumstances {
  /** YYYY-MM-DD in the site's time zone. */
  today: string;
  /** The description that is said stands alone, instead of beside what was known. */
  whole: boolean;
  /** Administrators bring deleted pets back. */
  mayRestore: boolean;
}

/**
 * A pet as it is registered: in a programme, and visible from today on.
 * @throws AppError invalid, by the names of PetDescription and PetRecord
 */
export function registeredPet(
  request: PetRequest,
  owner: Pick<Contacts, 'ownerName' | 'ownerEmail' | 'ownerPhone'>,
  today: string,
): PetRecord {
  const problems = new Problems();
  const { status } = request;
  if (status === undefined || !isProgramme(status)) problems.add('status', 'chooseOption');
  const { description: said } = request;
  const description = checkDescription(said, undefined, status ?? 'adoption', today, problems);
  const contacts = checkContacts({ ...owner, vetName: '', vetPhone: '' }, request, problems);
  checkVet(request.description, contacts, problems);
  problems.throwIfAny();
  if (!description || !status) throw invalid();
  return {
    ...visibilityFrom(today),
    ...contacts,
    description,
    status,
    deletedOn: null,
    registeredOn: today,
    history: [{ date: today, status }],
    adoptedThroughUs: null,
    adopter: null,
    contractFile: null,
  };
}

/**
 * The pet after a change. A change of status undoes a deletion. Restoring makes the pet visible again from today on,
 * and so does a change into a programme of a pet whose days had run out.
 * @throws AppError invalid, as `registeredPet` (the adopter's fields as `adopter.name`); forbidden for a restoration
 * by somebody who may not
 */
export function changedPet(
  pet: PetRecord,
  request: PetRequest,
  { today, whole, mayRestore }: Circumstances,
): PetRecord {
  const problems = new Problems();
  const status = request.status ?? pet.status;
  const changesStatus = status !== pet.status;
  if (changesStatus && !mayBecome(pet.status, status)) {
    problems.add('status', 'chooseOption');
  }
  const contacts = checkContacts(pet, request, problems);
  const description = describedAnew(pet, request, { today, whole, vet: contacts }, problems);
  const adoption =
    status === 'adopted'
      ? checkAdoption(pet, request, changesStatus, problems)
      : { adoptedThroughUs: pet.adoptedThroughUs, adopter: pet.adopter };
  // A contract is valid for one adoption: the next family signs its own.
  const contractFile = pet.status === 'adopted' && changesStatus ? null : pet.contractFile;

  const deleted = request.deleted ?? (pet.deletedOn !== null && !changesStatus);
  const restores = pet.deletedOn !== null && !deleted;
  if (restores && !mayRestore) throw forbidden();
  const beginsAnew = changesStatus && isProgramme(status) && pet.expiresOn < today;
  const visibility =
    restores || beginsAnew ? visibilityFrom(today) : checkVisibility(pet, request, today, problems);
  problems.throwIfAny();
  if (!description) throw invalid();

  return {
    ...pet,
    ...contacts,
    ...visibility,
    ...adoption,
    contractFile,
    description,
    status,
    deletedOn: deleted ? (pet.deletedOn ?? today) : null,
    history: changesStatus ? withStatus(pet.history, status, today) : pet.history,
  };
}

/**
 * The pet with the family whose application was approved: the application stands in for the contract, which may come
 * later.
 * @param today YYYY-MM-DD
 * @throws AppError conflict: the pet is not up for adoption any more
 */
export function adoptedPet(pet: PetRecord, adopter: Adopter, today: string): PetRecord {
  if (pet.status !== 'adoption' || pet.deletedOn !== null) throw conflict('petHasAnotherFamily');
  return {
    ...pet,
    status: 'adopted',
    adoptedThroughUs: 'yes',
    adopter,
    contractFile: null,
    history: withStatus(pet.history, 'adopted', today),
  };
}

/** The pet after its family gave it back. @param today YYYY-MM-DD @throws AppError conflict: it is not adopted */
export function returnedPet(pet: PetRecord, today: string): PetRecord {
  if (pet.status !== 'adopted') throw conflict('petHasAnotherFamily');
  return {
    ...pet,
    status: 'returned',
    contractFile: null,
    history: withStatus(pet.history, 'returned', today),
  };
}

/** What a table of pets says of one. */
export interface ImportedRecord
  extends Pick<PetRecord, 'description' | 'status' | 'registeredOn'>,
    Pick<Contacts, 'ownerName' | 'ownerEmail' | 'ownerPhone'> {}

/**
 * The pet as a table tells of it, whose word stands above what the portal knew; its days and the adoption that it does not
 * touch stay.
 * @param today YYYY-MM-DD
 */
export function importedPet(pet: PetRecord, imported: ImportedRecord, today: string): PetRecord {
  const { status } = imported;
  if (status === pet.status) return { ...pet, ...imported };
  return {
    ...pet,
    ...imported,
    history: withStatus(pet.history, status, today),
    ...(status === 'adopted' && { adoptedThroughUs: null, adopter: null }),
    ...(pet.status === 'adopted' && { contractFile: null }),
  };
}

/**
 * The pet without its owner, whose account goes: nothing names them or the family any more. Left to the organisation it stays
 * as it was; `removed` leaves a line that counts, without what was told of it.
 */
export function abandonedPet(pet: PetRecord, choice: PetsAfterErasure): PetRecord {
  const nobody = { ownerName: '', ownerEmail: '', ownerPhone: '' };
  const rest = { ...pet, ...nobody, adopter: null, contractFile: null };
  if (choice !== 'removed') return rest;
  const untold = { color: '', vaccines: '', personality: '', story: '', needs: [] };
  return { ...rest, description: { ...pet.description, ...untold }, vetName: '', vetPhone: '' };
}
