import type { UseFormReturn } from 'react-hook-form';
import { afterPress } from '#app/forms/after-press.ts';
import { isOptional } from '#domain/contract/field.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import type { PetFormValues, ValueField } from './values.ts';

/** What each kind of field is given. */
export function petFields(
  form: UseFormReturn<PetFormValues>,
  values: PetFormValues,
  errorOf: (field: PetFormField) => string | undefined,
) {
  /** A validation message of the portal stands until its field is changed. */
  function set(field: ValueField, value: PetFormValues[ValueField]) {
    form.setValue(field, value);
    form.clearErrors(field);
  }

  return {
    /** For a line of text. */
    text: (field: TextField) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (event: { target: { value: string } }) =>
        set(field, event.target.value as PetFormValues[TextField]),
      onBlur: () =>
        values[field] !== '' &&
        afterPress(() => form.setValue(field, values[field], { shouldTouch: true })),
      'aria-required': mayStayEmpty(field) ? undefined : true,
    }),
    /** For one of several answers. */
    choice: <Field extends ValueField>(field: Field) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (value: PetFormValues[Field]) => set(field, value),
    }),
    /** For the list of needs. */
    list: {
      name: 'needs',
      error: errorOf('needs'),
      onChange: (needs: string[]) => set('needs', needs),
    },
  };
}

/** The vet's telephone is asked for by the form alone, of a sterilized pet. */
const mayStayEmpty = (field: ValueField) =>
  field === 'vetName' ||
  (field !== 'vetPhone' && field !== 'lastDewormedOn' && isOptional(descriptionFields[field]));

type TextField = {
  [Field in ValueField]: string extends PetFormValues[Field] ? Field : never;
}[ValueField];
