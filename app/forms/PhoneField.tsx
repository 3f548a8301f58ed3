import type { ChangeEvent, ComponentProps } from 'react';
import { formatPhone } from '#domain/phone.ts';
import type { FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'maxLength'>;

/** Groups the digits 3-3-rest while they are typed, pasted or filled in. */
export function PhoneField({ onChange, ...props }: Props) {
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

/**
 * The caret keeps the digits that follow it, so that a number can be corrected in its middle. It stands behind a digit: a
 * dash that is deleted comes back.
 */
function group(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const grouped = formatPhone(value);
  if (grouped === value) return;
  const following = countDigits(value.slice(selectionStart ?? value.length));
  input.value = grouped;
  if (following === 0) return;
  let caret = grouped.length;
  while (countDigits(grouped.slice(caret)) < following) caret -= 1;
  if (grouped[caret - 1] === '-') caret -= 1;
  input.setSelectionRange(caret, caret);
}

const countDigits = (text: string) => text.replace(/[^0-9]/g, '').length;
