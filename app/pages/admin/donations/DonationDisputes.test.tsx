// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { es as donations } from '#app/i18n/admin-donations/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { clearSession, writeSession } from '#app/session/session-store.ts';
import { SiteProvider } from '#app/site.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { DonationDisputes } from './DonationDisputes.tsx';
import { MakeInvoice } from './MakeInvoice.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const text = donations.disputes;

const dispute = {
  id: 'du_1',
  state: 'open',
  reason: 'fraudulent',
  amountCents: 250_00,
  answerBy: '2026-12-08T18:00:00.000Z',
} as DonationDetails['disputes'][number];
const donation = {
  ...{ id: 'd', series: 'D', folio: 7, status: 'paid', cfdi: null },
  ...{ wantsInvoice: false, donor: { id: 'ana', name: 'Ana Núñez', email: 'ana@example.mx' } },
  disputes: [dispute],
} as unknown as DonationDetails;

/** As somebody with a role; calls are answered by `response`. */
function open(element: ReactNode, role: Role, response: Response = Response.json({})) {
  const person = { id: 'ines', nombre: 'Inés', correo: 'ines@example.mx' };
  writeSession({ user: { ...person, roles: [roles.toWire(role)] }, token: 't', apiKey: 'k' });
  const calls: { action: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: unknown, { body }: { body: string }) => {
    calls.push({ action: String(url).replace(/^.*\/api\//, ''), body: JSON.parse(body) });
    return response;
  });
  render(
    inRouter(
      <SiteProvider value={site}>
        <TextsProvider language="es" dictionary={es}>
          {element}
        </TextsProvider>
      </SiteProvider>,
    ),
  );
  return calls;
}
const pressed = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

test('an open dispute says how much, why, until when, and brings what to send', async () => {
  const pdf = new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const calls = open(<DonationDisputes donation={donation} />, 'administrator', pdf);
  const said = document.body.textContent;
  expect(said).toContain('$250.00');
  expect(said).toContain('No reconoce el cargo');
  expect(said).toContain('Fecha límite para responder: 8 dic 2026');
  pressed(text.evidence);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([{ action: 'donaciones:pruebas_disputa', body: { id: 'd' } }]);
});

test('one that is decided asks for nothing any more', () => {
  const won = { ...donation, disputes: [{ ...dispute, state: 'won' as const }] };
  open(<DonationDisputes donation={won} />, 'administrator');
  expect(screen.getByText(text.states.won)).toBeTruthy();
  expect(screen.queryByText(text.whatToSend)).toBeNull();
});

test('who may not refund gets no evidence, and nobody where nothing is disputed', () => {
  open(<DonationDisputes donation={donation} />, 'member');
  expect(screen.queryByRole('button', { name: text.evidence })).toBeNull();
  cleanup();
  open(<DonationDisputes donation={{ ...donation, disputes: [] }} />, 'administrator');
  expect(screen.queryByRole('button', { name: text.evidence })).toBeNull();
});

test('the invoice of a donor who asks by telephone is made once it is confirmed', async () => {
  const onMade = vi.fn();
  const made = Response.json({ status: 'success', data: { estado: 'pendiente' } });
  const calls = open(<MakeInvoice donation={donation} onMade={onMade} />, 'administrator', made);
  pressed(donations.dialog.makeInvoice);
  expect(screen.getByText(donations.dialog.makeInvoiceText('Ana Núñez'))).toBeTruthy();
  expect(calls).toEqual([]);
  pressed(donations.dialog.makeInvoice);
  await waitFor(() =>
    expect(onMade).toHaveBeenCalledWith('info', donations.dialog.madeInvoicePending),
  );
  expect(calls).toMatchObject([
    {
      action: 'documentos:crear',
      body: { schema: 'cfdis', payload: { encabezado: { impuestos: true } } },
    },
  ]);
});

test('no invoice is offered of what is disputed, invoiced, or of cash that was counted together', () => {
  const others = [{ status: 'disputed' }, { cfdi: 'uuid' }, { donor: null, provider: 'cash' }];
  for (const changes of others) {
    const other = { ...donation, ...changes } as DonationDetails;
    open(<MakeInvoice donation={other} onMade={vi.fn()} />, 'administrator');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});
