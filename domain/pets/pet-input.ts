import { z } from 'zod';
import { inputOf } from '../contract/field.ts';
import type { MessageKey } from '../messages.ts';
import { isNothing } from './birth.ts';
import { isBirthDate, type UncheckedBirth, withBirth } from './birth-input.ts';
import { descriptionFields, type PetDescription } from './pet-description.ts';
import type { PetStatus } from './vocabularies.ts';

const error = (key: MessageKey) => ({ error: key });

const description = inputOf(descriptionFields);

const lacksNeeds = (status: PetStatus, { needs }: Pick<PetDescription, 'needs'>) =>
  status === 'rehabilitation' && needs?.length === 0;

/** What is said of a pet's needs alone, by the rules of `petInput`. */
export const needsInput = (status: PetStatus) =>
  inputOf({ needs: descriptionFields.needs })
    .refine((pet) => !lacksNeeds(status, pet), { path: ['needs'], ...error('chooseAtLeastOne') })
    .transform(({ needs }) => (status === 'rehabilitation' ? needs : []));

/** Lets rules between fields speak up together with those of single fields, so that people see all at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/**
 * What a person may say about a pet of this status, checked and tidied. Issues carry message keys and stand under the
 * names of PetDescription. Needs belong to rehabilitation alone: there at least one, elsewhere none is kept.
 * The pictures, and the certificate and vet of a sterilised pet, are checked where they arrive.
 * @param today YYYY-MM-DD: the day on which it is said, as the age
 */
export function petInput(status: PetStatus, today: string): z.ZodType<PetDescription> {
  const checked = description
    .refine((pet) => !isNothing(pet), { path: ['ageValue'], when: always, ...error('ageInvalid') })
    .refine((pet) => isBirthDate(pet.bornOn, today), {
      path: ['bornOn'],
      when: always,
      ...error('birthDateInvalid'),
    })
    .refine((pet) => pet.dewormed !== true || pet.lastDewormedOn !== null, {
      path: ['lastDewormedOn'],
      when: always,
      ...error('required'),
    })
    .refine((pet) => !lacksNeeds(status, pet), {
      path: ['needs'],
      when: always,
      ...error('chooseAtLeastOne'),
    })
    .transform((pet) => (status === 'rehabilitation' ? pet : { ...pet, needs: [] }));
  const filled = (value: unknown) =>
    always({ value }) ? withBirth(value as UncheckedBirth, today) : value;
  return z.preprocess(filled, checked);
}
