// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import type { PartStatus } from '#domain/operations/status-calls.ts';
import { StatusCard } from './StatusCard.tsx';

afterEach(cleanup);

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const jobs: PartStatus = {
  ...{ subject: 'jobs', name: 'Trabajos automáticos', level: 'attention', reason: 'jobsFailed' },
  ...{ state: '2 trabajos fallaron.', todo: 'Abre «Envíos con falla».' },
  ...{
    lastSuccess: null,
    lastFailure: '2026-03-14T18:30:00.000Z',
    error: 'connect ECONNREFUSED',
  },
};

const show = (part: PartStatus) =>
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TextsProvider language="es" dictionary={es}>
          <StatusCard part={part} />
        </TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );

it('says in a word how a part is, what is so, and what to do', () => {
  show(jobs);
  expect(screen.getByRole('heading', { name: 'Trabajos automáticos' })).toBeTruthy();
  expect(screen.getByText('Atención')).toBeTruthy();
  expect(screen.getByText('Abre «Envíos con falla».')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/trabajos');
  expect(screen.getByText('connect ECONNREFUSED').lang).toBe('en');
  expect(screen.queryByText('Última vez que respondió')).toBeNull();
});

it('keeps to itself what is well', () => {
  show({ ...jobs, level: 'good', todo: null });
  expect(screen.getByText('Bien')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('connect ECONNREFUSED')).toBeNull();
});
