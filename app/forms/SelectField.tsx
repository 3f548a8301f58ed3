import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** The first, empty choice: what to do, or "none". */
  empty?: string;
}

export function SelectField({ label, hint, error, options, empty, ...control }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(shared) => (
        <select {...control} {...shared}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
