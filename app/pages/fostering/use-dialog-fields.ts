import { useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';

/** The texts of a dialog's fields, and what the portal says of each, by its name on the wire. */
export function useDialogFields<Field extends string>(initial: Record<Field, string>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  return {
    values,
    field: (name: Field) => ({
      name,
      value: values[name],
      ...(errors[name]?.[0] && { error: errors[name][0] }),
      onChange: ({ target }: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: target.value })),
    }),
    /** @throws what `work` throws */
    async send(work: () => Promise<void>): Promise<void> {
      setErrors({});
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError) setErrors(error.errors);
        throw error;
      }
    },
  };
}

/** A thing in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
