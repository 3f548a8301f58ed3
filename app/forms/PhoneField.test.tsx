// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

function show(defaultValue = '') {
  render(
    <TextsProvider language="es" dictionary={es}>
      <PhoneField label="Teléfono" defaultValue={defaultValue} />
    </TextsProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Teléfono');
}

/** As keys do it: where the caret stands. */
function type(box: HTMLInputElement, text: string) {
  for (const character of text) {
    const at = box.selectionStart ?? box.value.length;
    write(box, box.value.slice(0, at) + character + box.value.slice(at), at + 1);
  }
}

/** What is in the field, and where the caret is, after a person or the browser wrote into it. */
function write(box: HTMLInputElement, value: string, caret = value.length) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(box, value);
  box.setSelectionRange(caret, caret);
  fireEvent.input(box);
}

it.each([
  ['9981234567', '998-123-4567'],
  ['998 123 4567', '998-123-4567'],
  ['+52 998 123 4567', '998-123-4567'],
  ['+5219981234567', '998-123-4567'],
  ['5299 8123 4567', '998-123-4567'],
  ['0449981234567', '998-123-4567'],
  ['01 998 123 4567', '998-123-4567'],
  ['+1 202 555 0123', '+1 202 555 0123'],
])('shows %s as %s, typed and pasted alike', (text, shown) => {
  const box = show();
  type(box, text);
  expect(box.value).toBe(shown);
  write(box, text);
  expect(box.value).toBe(shown);
  expect(box.maxLength).toBe(-1);
});

it('keeps a digit too many, for its writer to see', () => {
  const box = show();
  type(box, '99812345678');
  expect(box.value).toBe('998-123-45678');
  write(box, '99812345678');
  expect(box.value).toBe('99812345678');
});

it('takes what was pasted in front of a number out again, to the very digit', () => {
  const box = show('998-123-4567');
  write(box, '+52 998-123-4567', 4);
  expect(box.value).toBe('998-123-4567');
  expect(box.selectionStart).toBe(0);
});

it('corrects a number in its middle', () => {
  const box = show('998-123-4567');
  // The last 3 is deleted: the caret stands behind a digit, where the next key deletes one too.
  write(box, '998-12-4567', 6);
  expect([box.value, box.selectionStart]).toEqual(['998-124-567', 6]);
  write(box, '998-14-567', 5);
  write(box, '998--145-67', 4);
  expect([box.value, box.selectionStart]).toEqual(['998-145-67', 3]);
});
