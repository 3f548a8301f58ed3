// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as text } from '#app/i18n/monthly/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { writeSession } from '#app/session/session-store.ts';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { WalletAmount } from './WalletAmount.tsx';

configure({ asyncUtilTimeout: 30_000 });

const approveUrl = 'https://www.paypal.com/webapps/billing/subscriptions/update?ba_token=BA-1';
let sent: unknown[];

beforeEach(() => {
  sent = [];
  writeSession({
    user: { id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' },
    token: 'token',
    apiKey: 'key',
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    const data = { monto: 250, siguiente_cobro: null, omitido_hasta: null };
    return Response.json({ status: 'success', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function show(amountChange: OwnMonthly['amountChange'], search = '') {
  window.history.replaceState(null, '', `/mi-perfil${search}`);
  const price = { value: '250.00', currency: 'MXN' };
  const plan = { cycles: [{ pricing: { price } }] };
  const monthly = { plan, interval: 'month', canChooseAmount: true, amountChange };
  const onChanged = vi.fn();
  render(
    <TextsProvider language="es" dictionary={es}>
      {inRouter(<WalletAmount monthly={monthly as unknown as OwnMonthly} onChanged={onChanged} />)}
    </TextsProvider>,
  );
  return onChanged;
}

const done = text.amount.done('$250.00 MXN cada mes');

it('says what waits for the wallet, where it is approved, and that nothing has changed', async () => {
  const onChanged = show({ amountCents: 500_00, approveUrl }, '?monto=500');
  await screen.findByText(text.plan.waits('$500.00 MXN cada mes'));
  screen.getByText(text.plan.until('$250.00 MXN cada mes'));
  expect(screen.queryByText(done)).toBeNull();
  const link = screen.getByRole('link', { name: text.plan.approve });
  expect(link.getAttribute('href')).toBe(approveUrl);
  fireEvent.click(screen.getByRole('button', { name: text.plan.keep('$250.00 MXN') }));
  await vi.waitFor(() =>
    expect(onChanged).toHaveBeenCalledWith(text.plan.kept('$250.00 MXN cada mes')),
  );
  expect(sent).toMatchObject([{ monto: 250 }]);
});

it('says that it has changed to whoever comes back, once it has', async () => {
  show(null, '?monto=250');
  await screen.findByText(done);
});

it.each(['', '?monto=500', '?monto=abc'])('says nothing of the kind at %j', async (search) => {
  show(null, search);
  await screen.findByText(text.wallet);
  expect(screen.queryByText(done)).toBeNull();
});
