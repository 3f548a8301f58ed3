import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import type { PetForm } from '#app/pages/pets/actions/pet-calls.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import type { Field } from '#domain/contract/field.ts';
import { federalStates } from '#domain/federal-states.ts';
import type { UncheckedBirth } from '#domain/pets/birth-input.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import { formatPhone } from '#domain/phone.ts';

/** What a form holds of a field: numbers are texts, and no choice is made before somebody makes it. */
type FormValue<Value> = Value extends null
  ? never
  : Value extends readonly string[]
    ? string[]
    : Value extends boolean
      ? boolean | null
      : Value extends number
        ? string
        : Value | '';

type FormOf<Shape> = { [Field in keyof Shape]: FormValue<Shape[Field]> };

export type PetFormValues = FormOf<PetDescription> & { vetName: string; vetPhone: string };
export type ValueField = keyof PetFormValues;

const blankOf = ({ kind }: Field) => (kind === 'flag' ? null : kind === 'list' ? [] : '');

const nothing = {
  ...Object.fromEntries(
    Object.entries(descriptionFields).map(([name, field]) => [name, blankOf(field)]),
  ),
  vetName: '',
  vetPhone: '',
} as PetFormValues;

/** A new form. Most rescues are where their rescuer lives. */
export function emptyValues(user: SessionUser): PetFormValues {
  const state = federalStates.find(({ value }) => value === user.federalState)?.value ?? '';
  return { ...nothing, city: user.city, federalState: state };
}

export function valuesOf({ description, vet }: Pick<ManagedPet, 'description' | 'vet'>) {
  const written = Object.entries(description).map(([name, value]) => [
    name,
    value === null ? '' : typeof value === 'number' ? String(value) : value,
  ]);
  const values: PetFormValues = {
    ...nothing,
    ...Object.fromEntries(written),
    // What follows from an age is no answer.
    ...(description.birthEstimated && { bornOn: '' }),
    vetName: vet.name,
    vetPhone: formatPhone(vet.phone),
  };
  return values;
}

/** Whether the form holds the day of birth, as opposed to about how old the pet is. */
export const knowsBirth = ({ birthEstimated }: Pick<PetFormValues, 'birthEstimated'>): boolean =>
  birthEstimated === false;

/**
 * What is sent. What only belongs to another answer (a date without deworming, say) stays in the form.
 * @param base what the portal has: a birth that nobody touched is not said again, for an age grows meanwhile
 */
export function petFormOf(values: PetFormValues, base?: PetFormValues): PetForm {
  const { vetName, vetPhone, ...description } = values;
  return {
    description: {
      ...description,
      ...birthSaid(values, base),
      lastDewormedOn: values.dewormed ? values.lastDewormedOn : '',
    },
    vet: values.sterilized ? { name: vetName, phone: vetPhone } : { name: '', phone: '' },
  };
}

const unsaid = {
  ageValue: undefined,
  ageUnit: undefined,
  bornOn: undefined,
  birthEstimated: undefined,
};

function birthSaid(values: PetFormValues, base: PetFormValues | undefined): UncheckedBirth {
  const { ageValue, ageUnit, bornOn } = values;
  const isKnown = knowsBirth(values);
  const wasKnown = base !== undefined && knowsBirth(base);
  const isSame = isKnown
    ? wasKnown && base.bornOn === bornOn
    : base?.ageValue === ageValue && base.ageUnit === ageUnit && !wasKnown;
  if (isSame) return unsaid;
  if (isKnown) return { ...unsaid, bornOn, birthEstimated: false };
  return { ...unsaid, ageValue, ageUnit, ...(wasKnown && { bornOn: null }) };
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Where two forms differ, in the order of the first. */
export function differences(one: PetFormValues, other: PetFormValues): ValueField[] {
  return (Object.keys(nothing) as ValueField[]).filter(
    (field) => !sameValue(one[field], other[field]),
  );
}

/** `theirs`, with what was changed from `base` to `mine` over it. */
export function mergeValues(
  base: PetFormValues,
  mine: PetFormValues,
  theirs: PetFormValues,
): PetFormValues {
  const changed = differences(base, mine).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(changed) };
}
