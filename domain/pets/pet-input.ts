import type { z } from 'zod';
import { inputOf } from '../contract/field.ts';
import type { MessageKey } from '../messages.ts';
import { descriptionFields, type PetDescription } from './pet-description.ts';
import type { PetStatus } from './vocabularies.ts';

const error = (key: MessageKey) => ({ error: key });

const description = inputOf(descriptionFields);

/** Lets rules between fields speak up together with those of single fields, so that people see all at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/**
 * What a person may say about a pet of this status, checked and tidied. Issues carry message keys and stand under the
 * names of PetDescription. Needs belong to rehabilitation alone: there at least one, elsewhere none is kept.
 * The pictures, and the certificate and vet of a sterilised pet, are checked where they arrive.
 */
export function petInput(status: PetStatus): z.ZodType<PetDescription> {
  return description
    .refine((pet) => pet.dewormed !== true || pet.lastDewormedOn !== null, {
      path: ['lastDewormedOn'],
      when: always,
      ...error('required'),
    })
    .refine((pet) => status !== 'rehabilitation' || pet.needs?.length !== 0, {
      path: ['needs'],
      when: always,
      ...error('chooseAtLeastOne'),
    })
    .transform((pet) => (status === 'rehabilitation' ? pet : { ...pet, needs: [] }));
}
