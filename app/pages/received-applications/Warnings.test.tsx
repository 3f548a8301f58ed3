// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { SiteProvider } from '#app/site.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import { Warnings } from './Warnings.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const other = {
  datos: ['telefono', 'domicilio'],
  otra_cuenta: true,
  otro_nombre: true,
  resultado: 'rechazada',
  created_at: '2026-05-03T18:00:00.000Z',
};

function show(data: object, language: Language = 'es', role: Role = 'member') {
  vi.stubGlobal('fetch', async () => Response.json({ type: 'success', data }));
  const user = { id: 'u', roles: [role] } as unknown as SessionUser;
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TextsProvider language={language} dictionary={{ es, en }[language]}>
          <Warnings applicationId="a" user={user} />
        </TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
}

const nothing = { solicitudes: [], hay_mas: false, restriccion: null };

test('an application that the reader decides about is named, with why it was declined', async () => {
  const known = { folio: 12, nombre: 'Rosa Uc', motivo: 'casa_no_lista' };
  show({ ...nothing, solicitudes: [{ ...other, conocida: known }] });
  const link = await screen.findByRole('link', { name: 'SOL-12' });
  expect(link.closest('p')?.textContent).toBe(
    'Desde otra cuenta y con los mismos datos (el teléfono y el domicilio): SOL-12, de Rosa Uc, del 3 de mayo de 2026.',
  );
  expect(screen.getByText('No se aceptó: la casa no estaba lista')).toBeTruthy();
});

test('of others’ applications only the day and the end are told', async () => {
  show({ ...nothing, solicitudes: [{ ...other, conocida: null }] }, 'en');
  const text = await screen.findByText(/another application to this organization, on May 3, 2026/);
  expect(text.textContent).toContain('the phone and the address');
  expect(screen.getByText('Was not accepted')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('who may not adopt is told with whom to ask; the reason and the list to administrators alone', async () => {
  const restriccion = { hasta: '2027-11-20', datos: ['correo'], motivo: null };
  show({ ...nothing, restriccion });
  expect(await screen.findByText('No puede adoptar hasta el 20 de noviembre de 2027')).toBeTruthy();
  expect(screen.getByText(/Administración conoce el motivo/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show({ ...nothing, restriccion: { ...restriccion, motivo: 'Abandono.' } }, 'es', 'administrator');
  expect(await screen.findByText('Motivo: Abandono.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/no-pueden-adoptar');
});

test('only administrators enter somebody', async () => {
  show(nothing);
  expect(await screen.findByText(/No encontramos otras solicitudes/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(nothing, 'es', 'administrator');
  expect(await screen.findByRole('button', { name: 'No puede adoptar…' })).toBeTruthy();
});
