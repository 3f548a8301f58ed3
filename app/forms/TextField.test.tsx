// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

function show(maxLength: number, defaultValue = '') {
  render(
    <TextsProvider language="es" dictionary={es}>
      <TextField multiline label="Historia" maxLength={maxLength} defaultValue={defaultValue} />
    </TextsProvider>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('Historia');
}

it('keeps the whole of a text that is too long, and says by how much', () => {
  const box = show(50);
  fireEvent.input(box, { target: { value: 'x'.repeat(53) } });
  expect(box.value).toHaveLength(53);
  expect(box.maxLength).toBe(-1);
  const counter = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(counter?.textContent).toBe('53 de 50 caracteres. Sobran 3 caracteres.');
  expect(screen.getByRole('status').textContent).toBe('El texto es demasiado largo.');
});

it('counts from the last fifth on, also what was there before', () => {
  const box = show(50, 'x'.repeat(40));
  expect(screen.getByText('40 de 50 caracteres')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Queda poco espacio.');
  fireEvent.input(box, { target: { value: 'x'.repeat(39) } });
  expect(screen.queryByText(/caracteres/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('counts nothing of what is as short as a postal code until it is too long', () => {
  const box = show(5, '77760');
  expect(screen.queryByText(/caracteres/)).toBeNull();
  fireEvent.input(box, { target: { value: '777601' } });
  expect(screen.getByText('6 de 5 caracteres. Sobra 1 carácter.')).toBeTruthy();
});
