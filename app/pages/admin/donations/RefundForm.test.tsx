// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { es as donations } from '#app/i18n/admin-donations/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { RefundForm } from './RefundForm.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = donations.refund;
const donation = {
  ...{ id: 'd', status: 'paid', isReachable: true, method: 'card', cfdi: null, attempts: [] },
  ...{ amountCents: 500_00, refundedCents: 200_00, donor: { name: 'Ana Núñez' } },
} as unknown as DonationDetails;

/** Each call is answered that the provider is silent. */
function open() {
  const sent: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    sent.push({ body: JSON.parse(String(body)), key });
    return Response.json({ type: 'failure', message: 'Sin respuesta' }, { status: 503 });
  });
  render(
    inRouter(
      <TextsProvider language="es" dictionary={es}>
        <RefundForm donation={donation} onRefunded={vi.fn()} />
      </TextsProvider>,
    ),
  );
  return sent;
}
const amount = () => screen.getByLabelText<HTMLInputElement>(text.amount);
const ask = (value: string) => {
  fireEvent.change(amount(), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: text.go }));
};

test.each(['0', '300.01', 'mucho', ''])('asks nothing about %j, and says why', async (value) => {
  const sent = open();
  ask(value);
  await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(amount());
  expect(screen.getAllByText(text.wrong(formatPesos(300_00))).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: text.yes })).toBeNull();
  expect(sent).toEqual([]);
});

test('is asked for once it is confirmed, under one key until an answer comes', async () => {
  const sent = open();
  expect(amount().value).toBe('300');
  ask('$120.50');
  await screen.findByText(text.confirm(formatPesos(120_50)));
  expect(sent).toEqual([]);
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: text.yes }));
  confirm();
  await screen.findByText('Sin respuesta');
  confirm();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ body: { id: 'd', monto: 120.5 } });
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});
