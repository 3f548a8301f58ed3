// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnDonation } from '#app/api/donations.ts';
import { en } from '#app/i18n/donations/giving/en.ts';
import { en as common } from '#app/i18n/en/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { writeSession } from '#app/session/session-store.ts';
import { pathFor } from '#domain/site-map.ts';
import { Capture } from './Capture.tsx';

/** What this needs of a donation. */
const donation = {
  ...{ id: 'd-1', kind: 'food', amountCents: 500_00, status: 'pending', email: 'ana@example.mx' },
  ...{ anonymous: true, wantsInvoice: false, productId: null, petId: null },
} as OwnDonation;

/** What the portal answers to the call that takes the money, and what that said. */
let answer: () => Response;
let sent: object[];

beforeEach(() => {
  const user = { id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' };
  writeSession({ user, token: 'token', apiKey: 'key' });
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address !== '/api/donaciones:crear_paypal_payment') throw new Error(address);
    sent.push(JSON.parse(body));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open() {
  const element = (
    <TextsProvider language="en" dictionary={common}>
      <Capture donation={donation} />
    </TextsProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/donations/return?donativo=d-1&token=order-1'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('takes what was approved, once, and leads to the thanks', async () => {
  answer = () => Response.json({ status: 'success', data: { id: 'd-1' } });
  const router = open();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?donativo=d-1'));
  expect(router.state.location.pathname).toBe(pathFor('donationThanks', 'en'));
  expect(sent).toMatchObject([{ order_id: 'order-1', monto: 500 }]);
});

it('says of PayPal that it declined, not of a card, and leads to another way with all that was chosen', async () => {
  const message = 'PayPal did not accept the payment.';
  answer = () =>
    Response.json({ status: 'error', code: 'walletDeclined', message }, { status: 402 });
  open();
  await screen.findByRole('heading', { name: en.return.declined });
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain(message);
  expect(told).toContain(en.nothingCharged);
  expect(told).not.toMatch(/card/i);
  const address = screen.getByRole('link', { name: en.return.otherWay }).getAttribute('href');
  expect(address).toMatch(/^\/donations\?/);
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toEqual({
    tipo: 'alimento',
    cantidad: '500',
    anonima: 'on',
  });
});
