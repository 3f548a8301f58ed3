import type { z } from 'zod';
import type { PetsAfterErasure } from '../accounts/erasure.ts';
import { optionalLine } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import { isEmail } from '../email.ts';
import { conflict, type FieldErrors, forbidden, invalid } from '../errors.ts';
import { type MessageKey, messageKeyOf } from '../messages.ts';
import { parsePhone, phoneProblem } from '../phone.ts';
import { adopterInput } from './adopter.ts';
import {
  birthOf,
  meantBirth,
  type StoredDescription,
  storedDescription,
  toldDescription,
} from './birth-input.ts';
import type { Adopter, PetDescription, PetHistoryEntry } from './pet.ts';
import { needsInput, petInput } from './pet-input.ts';
import { isProgramme, mayBecome, withStatus } from './pet-status.ts';
import { latestExpiry, type Visibility, visibilityFrom } from './visibility.ts';
import type { PetStatus, YesNo } from './vocabularies.ts';

interface Contacts {
  ownerName: string;
  ownerEmail: string;
  ownerPhone: string;
  vetName: string;
  vetPhone: string;
}

/** All of a pet that people change. */
export interface PetRecord extends Visibility, Contacts {
  description: StoredDescription;
  status: PetStatus;
  /** YYYY-MM-DD; null while it is not deleted. */
  deletedOn: string | null;
  registeredOn: string;
  history: PetHistoryEntry[];
  adoptedThroughUs: YesNo | null;
  adopter: Adopter | null;
  /** Set by the upload of the contract alone. */
  contractFile: string | null;
}

/** What somebody asks for: what is not said stays as it is. Descriptions and adopters are not checked yet. */
export interface PetRequest extends Partial<Contacts>, Partial<Visibility> {
  description: Readonly<Partial<Record<keyof PetDescription, unknown>>>;
  status?: PetStatus;
  deleted?: boolean;
  adoptedThroughUs?: YesNo;
  adopter?: Readonly<Partial<Record<keyof Adopter, unknown>>>;
}

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

/**
 * Imported pets may lack what the form asks for; that stands in nobody's way who changes something else, such as a status
 * with the needs that it asks for.
 */
function describedAnew(
  pet: PetRecord,
  { status = pet.status, description: value }: PetRequest,
  { today, whole, vet }: { today: string; whole: boolean; vet: Contacts },
  problems: Problems,
): StoredDescription | undefined {
  const isDescribed = whole || Object.keys(value).some((name) => name !== 'needs');
  if (!isDescribed) {
    const asksForNeeds = status !== pet.status && status === 'rehabilitation';
    if (!asksForNeeds && !('needs' in value)) return pet.description;
    const { data: needs, error } = needsInput(status).safeParse({ ...pet.description, ...value });
    if (error) problems.addIssues(error.issues);
    return { ...pet.description, needs: needs ?? [] };
  }
  const { bornOn: _, birthEstimated: __, ...told } = toldDescription(pet.description, today);
  const said = whole ? value : { ...told, ...value };
  checkVet(said, vet, problems);
  return checkDescription(said, pet.description, status, today, problems);
}

class Problems {
  readonly #found: FieldErrors = {};

  add(field: string, message: MessageKey): void {
    this.#found[field] ??= [message];
  }

  addIssues(issues: readonly z.core.$ZodIssue[], prefix = ''): void {
    for (const issue of issues) {
      // An item of a list is reported at the list.
      const [field] = issue.path;
      this.#found[prefix + String(field)] ??= [messageKeyOf(issue)];
    }
  }

  throwIfAny(): void {
    if (Object.keys(this.#found).length > 0) throw invalid(this.#found);
  }
}

/** @param known whose birth stays unless another one is said */
function checkDescription(
  value: PetRequest['description'],
  known: StoredDescription | undefined,
  status: PetStatus,
  today: string,
  problems: Problems,
): StoredDescription | undefined {
  const { by, birth } = meantBirth(value, known && toldDescription(known, today));
  const { data, error } = petInput(status, today).safeParse({ ...value, ...birth });
  if (error) problems.addIssues(error.issues);
  // Where the person is, the next day may have begun already.
  if (data?.lastDewormedOn && data.lastDewormedOn > addDays(today, 1)) {
    problems.add('lastDewormedOn', 'invalidDate');
  }
  return data && storedDescription(data, by || !known ? birthOf(data, by ?? 'age', today) : known);
}

function checkVet(
  { sterilized }: PetRequest['description'],
  { vetPhone }: Contacts,
  problems: Problems,
): void {
  if (sterilized === true && vetPhone === '') problems.add('vetPhone', 'phoneRequired');
}

function checkContacts(known: Contacts, value: Partial<Contacts>, problems: Problems): Contacts {
  const name = (field: 'ownerName' | 'vetName') => {
    const { data, error } = optionalLine(120).safeParse(value[field] ?? known[field]);
    if (error) problems.addIssues(error.issues.map((issue) => ({ ...issue, path: [field] })));
    return data ?? '';
  };
  const phone = (field: 'ownerPhone' | 'vetPhone') => {
    const text = value[field]?.trim();
    if (text === undefined) return known[field];
    // What is stored may be an imported pet's, as it was written there.
    if (text === '' || text === known[field]) return text;
    const problem = phoneProblem(text);
    if (problem) problems.add(field, problem);
    return parsePhone(text) ?? '';
  };
  const email = value.ownerEmail?.trim() ?? known.ownerEmail;
  if (email !== '' && email !== known.ownerEmail && !isEmail(email)) {
    problems.add('ownerEmail', 'emailInvalid');
  }
  return {
    ownerName: name('ownerName'),
    ownerEmail: email,
    ownerPhone: phone('ownerPhone'),
    vetName: name('vetName'),
    vetPhone: phone('vetPhone'),
  };
}

/** An adoption through the portal comes with its papers; of any other there is nothing to keep. */
function checkAdoption(
  pet: PetRecord,
  request: PetRequest,
  isNew: boolean,
  problems: Problems,
): Pick<PetRecord, 'adoptedThroughUs' | 'adopter'> {
  const adoptedThroughUs = request.adoptedThroughUs ?? (isNew ? null : pet.adoptedThroughUs);
  if (isNew && adoptedThroughUs === null) problems.add('adoptedThroughUs', 'chooseOption');
  if (adoptedThroughUs !== 'yes') return { adoptedThroughUs, adopter: null };
  const beginsNow = isNew || pet.adoptedThroughUs !== 'yes';
  if (beginsNow && pet.contractFile === null) problems.add('contractFile', 'contractRequired');
  if (!beginsNow && request.adopter === undefined)
    return { adoptedThroughUs, adopter: pet.adopter };
  const known = isNew ? {} : pet.adopter;
  const { data, error } = adopterInput.safeParse({ ...known, ...request.adopter });
  if (error) problems.addIssues(error.issues, 'adopter.');
  return { adoptedThroughUs, adopter: data ?? null };
}

/** Between today and the day on which a pet that was renewed today would expire. */
function checkVisibility(
  pet: Visibility,
  request: Partial<Visibility>,
  today: string,
  problems: Problems,
): Visibility {
  const latest = latestExpiry(today);
  const day = (field: keyof Visibility) => {
    const date = request[field];
    if (date === undefined || date === pet[field]) return pet[field];
    const isReal = isDate(date) && date >= today;
    if (isReal && date <= latest) return date;
    // Where the person is, it may already be tomorrow: a day more is asked for in good faith and not granted.
    if (!isReal || date > addDays(latest, 1)) problems.add(field, 'invalidDate');
    return latest;
  };
  return { notifyOn: day('notifyOn'), expiresOn: day('expiresOn') };
}
