// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { es as common } from '#app/i18n/es/index.ts';
import { es } from '#app/i18n/sign-in/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { messages } from '#domain/messages.ts';
import { LoginForm } from './LoginForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <MemoryRouter>
      <TextsProvider language="es" dictionary={common}>
        <LoginForm step="password" onStep={() => undefined} />
      </TextsProvider>
    </MemoryRouter>,
  );
  return screen.findByLabelText<HTMLInputElement>(es.fields.password);
}

it('says what is missing, goes to the first field and keeps the rest', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const password = await open();
  fireEvent.change(password, { target: { value: 'algo' } });
  fireEvent.click(screen.getByRole('button', { name: es.login.submit }));
  const email = screen.getByLabelText(es.fields.email);
  await vi.waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(messages.emailRequired.es);
  expect(password.value).toBe('algo');
  expect(fetch).not.toHaveBeenCalled();
});

it('shows and hides a password', async () => {
  const password = await open();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${es.password.show}`) }));
  expect(password.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${es.password.hide}`) }));
  expect(password.type).toBe('password');
});
