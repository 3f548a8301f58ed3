import { type MessageKey, messageKeyOf } from '../messages.ts';
import { phoneProblem } from '../phone.ts';
import type { PetDescription } from './pet.ts';
import { petInput } from './pet-input.ts';
import type { UncheckedDescription } from './pet-wire.ts';
import type { PetStatus } from './vocabularies.ts';

/** The form in which people register and edit a pet: what is known there, beyond the description, before it is sent. */

export interface FilledForm {
  description: UncheckedDescription;
  vet: { name: string; phone: string };
  /** Whether there is a certificate of sterilization, at the portal or chosen here. */
  hasCertificate: boolean;
  /** Pictures and videos, likewise. */
  media: { count: number; anyRefused: boolean };
}

export type PetFormField = keyof PetDescription | 'vetName' | 'vetPhone' | 'certificate' | 'media';
export type PetFormProblems = Partial<Record<PetFormField, MessageKey>>;

/** All that is missing or wrong. `today` is the person's own day, YYYY-MM-DD. */
export function petFormProblems(
  { description, vet, hasCertificate, media }: FilledForm,
  { status, today }: { status: PetStatus; today: string },
): PetFormProblems {
  const problems: PetFormProblems = {};
  for (const issue of petInput(status, today).safeParse(description).error?.issues ?? []) {
    // A need is reported at the list.
    problems[issue.path[0] as keyof PetDescription] ??= messageKeyOf(issue);
  }
  const { lastDewormedOn, sterilized } = description;
  // Days are texts that sort as days.
  if (typeof lastDewormedOn === 'string' && lastDewormedOn > today) {
    problems.lastDewormedOn ??= 'invalidDate';
  }
  if (sterilized === true) {
    const wrongPhone = phoneProblem(vet.phone.trim(), 'phoneRequired');
    if (wrongPhone) problems.vetPhone = wrongPhone;
    if (!hasCertificate) problems.certificate = 'certificateRequired';
  }
  if (media.count === 0) problems.media = 'pictureRequired';
  if (media.anyRefused) problems.media = 'fileNotPermitted';
  return problems;
}
