import type { ChangeEvent, ComponentProps } from 'react';
import { formatPhone } from '#domain/phone.ts';
import type { FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';

/** Groups the digits 3-3-rest while they are typed. */
export function PhoneField({ onChange, ...props }: FieldTexts & ComponentProps<'input'>) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    group(event.target);
    onChange?.(event);
  }
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      onChange={change}
    />
  );
}

/** The caret stays behind the digit that it was behind, so that a number can be corrected in its middle. */
function group(input: HTMLInputElement): void {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const before = formatPhone(input.value.slice(0, caret)).length;
  input.value = formatPhone(input.value);
  if (!atEnd) input.setSelectionRange(before, before);
}
