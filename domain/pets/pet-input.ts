import { z } from 'zod';
import { isDate } from '../dates.ts';
import { type FederalState, federalStates } from '../federal-states.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import type { PetDescription } from './pet.ts';
import {
  ageUnit,
  breed,
  compatibility,
  type PetStatus,
  sex,
  size,
  species,
} from './vocabularies.ts';

const error = (key: MessageKey) => ({ error: key });

const text = (longest: number, missing: MessageKey = 'required') =>
  z
    .string(error(missing))
    .transform(tidyText)
    .pipe(z.string().min(1, error(missing)).max(longest, error('tooLong')));

const choice = <V extends string>(values: readonly V[]) => z.enum(values, error('chooseOption'));
const yesOrNo = z.boolean(error('chooseOption'));

/** A number, or the text of one, because forms and spreadsheets know only text. */
const numeric = (shape: RegExp, isRight: (value: number) => boolean, message: MessageKey) =>
  z.preprocess(
    (value) => (typeof value === 'string' && shape.test(value.trim()) ? Number(value) : value),
    z.number(error(message)).refine(isRight, error(message)),
  );

const age = numeric(
  /^[1-9][0-9]{0,2}$/,
  (value) => Number.isInteger(value) && value >= 1 && value <= 999,
  'ageInvalid',
);
const weightKg = numeric(
  /^[0-9]{1,3}(\.[0-9]{1,3})?$/,
  (value) => value > 0 && value <= 300,
  'weightInvalid',
);

const emptyAsNull = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value;

const need = text(120);

const description = z.object({
  name: text(80, 'nameRequired'),
  species: choice(species.values),
  breed: choice(breed.values),
  sex: choice(sex.values),
  size: choice(size.values),
  color: text(60),
  ageValue: age,
  ageUnit: choice(ageUnit.values),
  weightKg: z.preprocess(emptyAsNull, weightKg.nullable()),
  goodWithOwnKind: choice(compatibility.values),
  goodWithOtherAnimals: choice(compatibility.values),
  goodWithChildren: choice(compatibility.values),
  trained: yesOrNo,
  houseTrained: yesOrNo,
  dewormed: yesOrNo,
  lastDewormedOn: z.preprocess(
    emptyAsNull,
    z.string(error('invalidDate')).refine(isDate, error('invalidDate')).nullable(),
  ),
  vaccines: text(2000).pipe(z.string().min(15, error('vaccinesTooShort'))),
  sterilized: yesOrNo,
  personality: text(2000),
  story: text(5000),
  city: text(80),
  federalState: choice<FederalState>(federalStates.map((state) => state.value)),
  needs: z.array(need, error('chooseAtLeastOne')).max(30, error('tooLong')).default([]),
});

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
