import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'> & ComponentProps<'textarea'>;

/** What the field of a name gets. */
export type FieldProps<Field extends string> = (name: Field) => Pick<
  InputProps,
  'name' | 'defaultValue' | 'autoFocus'
> & {
  error: string | undefined;
};
