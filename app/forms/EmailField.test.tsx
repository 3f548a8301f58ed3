// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { EmailField } from './EmailField.tsx';

afterEach(cleanup);

function show(onChange: (value: string) => void) {
  render(
    <TextsProvider language="es" dictionary={es}>
      <EmailField label="Correo" onChange={({ target }) => onChange(target.value)} />
    </TextsProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Correo');
}

it('offers to correct a provider that was mistyped, and says so to the form', async () => {
  const onChange = vi.fn();
  const field = show(onChange);
  fireEvent.change(field, { target: { value: 'ana@gmial.com' } });
  fireEvent.blur(field);
  const use = await screen.findByRole('button', { name: 'Sí, corregirlo' });
  expect(screen.getByRole('status').textContent).toContain('ana@gmail.com');
  fireEvent.click(use);
  expect(field.value).toBe('ana@gmail.com');
  expect(onChange).toHaveBeenLastCalledWith('ana@gmail.com');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('says nothing of an address that may be right, nor while somebody types', async () => {
  const field = show(() => {});
  fireEvent.change(field, { target: { value: 'ana@gmial.com' } });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'ana@casa-animal.org' } });
  fireEvent.blur(field);
  await act(() => import('#domain/email-typo.ts'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of what stood there before', async () => {
  const field = show(() => {});
  fireEvent.change(field, { target: { value: 'ana@gmial.com' } });
  fireEvent.blur(field);
  fireEvent.change(field, { target: { value: 'ana@gmial.co' } });
  await act(() => import('#domain/email-typo.ts'));
  expect(screen.queryByRole('button')).toBeNull();
});
