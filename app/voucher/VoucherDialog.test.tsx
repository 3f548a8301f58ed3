// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '#app/api/queries.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { VoucherDialog } from './VoucherDialog.tsx';

configure({ asyncUtilTimeout: 30_000 });

const site = { siteUrl: '', siteName: 'Casa Animal', timezone: 'America/Cancun' };
const voucher = { reference: '93000262276908', expiresAt: '2026-11-28T04:59:00.000Z' };

const how = {
  recibe: 'Casa Animal, A.C.',
  comision: 'La tienda suma su propia comisión.',
  pasos: ['Ve a la caja.', 'Paga.'],
  cuanto_tarda: 'Unos minutos.',
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/donaciones:como_pagar_oxxo') throw new Error(address);
    return Response.json({ status: 'success', data: how });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  queries.clear();
  vi.restoreAllMocks();
});

function show(isTest = false, ofCharge = false) {
  const onClose = vi.fn();
  const gift = { purpose: 'Alimento', petId: null, donorName: 'Ana Núñez' };
  const paid = { amountCents: 1_234_56, voucher, email: 'ana@example.mx' };
  const props = { ...paid, ...gift, isTest, ofCharge, onClose };
  render(
    <TextsProvider language="es" dictionary={es}>
      <SiteProvider value={site}>
        <MemoryRouter>
          <VoucherDialog {...props} />
        </MemoryRouter>
      </SiteProvider>
    </TextsProvider>,
  );
  return onClose;
}

it('says what is paid, with which digits, until when by the clock of the site, and what it costs besides', async () => {
  show();
  const dialog = screen.getByRole('dialog', { name: 'Lleva esta ficha de pago a OXXO' });
  await screen.findByText('Ve a la caja.');
  const words = dialog.textContent?.replaceAll('\u202f', ' ');
  expect(words).toContain('$1,234.56 MXN');
  expect(words).toContain('9300 0262 2769 08');
  expect(words).toContain('viernes, 27 de noviembre de 2026, 11:59 p.m.');
  expect(words).toContain('ParaAlimento');
  expect(words).toContain('DonanteAna Núñez');
  expect(words).toContain('RecibeCasa Animal, A.C.');
  expect(words).toContain('comisión');
  expect(words).toContain('ana@example.mx');
  expect(words).not.toContain('Modo de prueba');
  await screen.findByRole('img', { name: 'Código de barras de la referencia 93000262276908' });
});

it('calls what an adoption asks for no donation', async () => {
  show(false, true);
  await screen.findByText('Ve a la caja.');
  const words = screen.getByRole('dialog').textContent ?? '';
  expect(words).toContain('Quien pagaAna Núñez');
  expect(words).not.toMatch(/donativo|donante/i);
});

it('says where no store takes it, and where it is paid instead', () => {
  show(true);
  expect(screen.getByText(/Modo de prueba/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Simular el pago en la tienda' });
  expect(link.getAttribute('href')).toBe('/pago-de-prueba/93000262276908');
});

it('copies the digits without their blanks', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar referencia' }));
  await screen.findByText('Copiada');
  expect(write).toHaveBeenCalledWith('93000262276908');
});

it('chooses the digits for the hand to copy where the browser does not let it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar referencia' }));
  await screen.findByText(/Ya está seleccionada/);
  expect(String(window.getSelection())).toBe('9300 0262 2769 08');
});

it('tells when it is closed', async () => {
  const onClose = show();
  fireEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
});
