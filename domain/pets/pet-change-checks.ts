import type { z } from 'zod';
import { optionalLine } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import { isEmail } from '../email.ts';
import { type FieldErrors, invalid } from '../errors.ts';
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
import { needsInput, petInput } from './pet-input.ts';
import type { Contacts, PetRecord, PetRequest } from './pet-record.ts';
import { latestExpiry, type Visibility } from './visibility.ts';
import type { PetStatus } from './vocabularies.ts';

/**
 * Imported pets may lack what the form asks for; that stands in nobody's way who changes something else, such as a status
 * with the needs that it asks for.
 */
export function describedAnew(
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

export class Problems {
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
export function checkDescription(
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

export function checkVet(
  { sterilized }: PetRequest['description'],
  { vetPhone }: Contacts,
  problems: Problems,
): void {
  if (sterilized === true && vetPhone === '') problems.add('vetPhone', 'phoneRequired');
}

export function checkContacts(
  known: Contacts,
  value: Partial<Contacts>,
  problems: Problems,
): Contacts {
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
export function checkAdoption(
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
export function checkVisibility(
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
