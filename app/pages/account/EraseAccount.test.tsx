// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { es as text } from '#app/i18n/account/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { writeSession } from '#app/session/session-store.ts';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { EraseAccount } from './EraseAccount.tsx';

configure({ asyncUtilTimeout: 30_000 });

const reason = errorMessages.subscriptionBeforeErasure.es;
let obstacles: { codigo: string; mensaje: string }[];

beforeEach(() => {
  writeSession({
    user: { id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' },
    token: 'token',
    apiKey: 'key',
  });
  const noPets = { data: [], paginate: { page: 1, limit: 1, total: 0, last_page: 1 } };
  vi.stubGlobal('fetch', async (address: string) => {
    const asksForObstacles = address.endsWith('usuarios:consultar_eliminacion');
    const answer = asksForObstacles ? { data: { impedimentos: obstacles } } : noPets;
    return Response.json({ status: 'success', ...answer });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function begin() {
  render(
    <TextsProvider language="es" dictionary={es}>
      {inRouter(<EraseAccount userId="ana" />)}
    </TextsProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: text.privacy.erase.begin }));
}

it('says what forbids it instead of asking for the password', async () => {
  obstacles = [{ codigo: 'subscriptionBeforeErasure', mensaje: reason }];
  begin();
  await screen.findByText(reason);
  expect(screen.queryByLabelText(text.fields.currentPassword)).toBeNull();
});

it('asks for the password where nothing forbids it', async () => {
  obstacles = [];
  begin();
  await screen.findByLabelText(text.fields.currentPassword);
});
