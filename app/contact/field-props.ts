import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'> & ComponentProps<'textarea'>;

/** What the field of a name gets; `format` is how a text is written while somebody types. */
export type FieldProps<Field extends string> = (
  name: Field,
  format?: (text: string) => string,
) => Pick<InputProps, 'name' | 'value' | 'defaultValue' | 'autoFocus' | 'onChange'> & {
  error: string | undefined;
};
