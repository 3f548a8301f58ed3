// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { ReceivedApplication } from './received-calls.ts';

afterEach(cleanup);

const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };

const application: ReceivedApplication = {
  id: 'a',
  createdAt: new Date(Date.now() - 9 * 86_400_000).toISOString(),
  series: 'SOL',
  folio: 7,
  status: 'received',
  petId: 'p',
  secondPetId: null,
  petNames: ['Canela'],
  applicantId: 'u',
  name: 'Ximena Pech Uc',
  email: 'ximena@example.org',
  phone: '',
  message: '',
  language: 'es',
  profile: null,
  fit: [
    {
      petId: null,
      rule: 'hoursAlone',
      outcome: 'matches',
      text: 'Pasaría 5 horas al día sin compañía.',
    },
    { petId: null, rule: 'references', outcome: 'talk', text: 'Hay menos de dos referencias.' },
    // Of the other of two that belong together.
    { petId: null, rule: 'references', outcome: 'talk', text: 'Hay menos de dos referencias.' },
  ],
  reservedUntil: null,
  contract: null,
  transitions: ['revisar', 'rechazar', 'retirar'],
  history: [],
  ...{ newsCount: 2, questions: [], messages: [], helpRequests: [] },
  ...{ appointments: [], notes: [], outcomes: [] },
};

const beside = {
  hasRoom: false,
  opened: '',
  address: '?',
  addressOf: (_: string, page: string) => page,
};

function show(state: ApplicationState, dragged?: ReceivedApplication, shown = application) {
  const onMove = vi.fn();
  const pet = {
    id: 'p',
    name: 'Canela',
    sex: 'female',
    status: 'adoption',
    picture: undefined,
  } as const;
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <TextsProvider language="es" dictionary={es}>
          <BoardColumn
            state={state}
            applications={state === 'received' ? [shown] : []}
            pets={new Map([['p', pet]])}
            marks={new Map()}
            chosenIds={[]}
            onToggle={() => {}}
            onMove={onMove}
            dragged={dragged}
            onDrag={() => {}}
            beside={beside}
            pageOf={(folio) => `/solicitudes/${folio}`}
          />
        </TextsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return onMove;
}

test('a card says who asks for whom, how long they wait, what is new and what fits', () => {
  show('received');
  expect(screen.getByRole('link', { name: /^Ximena.*Solicitud SOL-7$/ })).toBeTruthy();
  for (const words of [
    'Canela',
    'Espera desde hace 9 días',
    '2 respuestas nuevas',
    '1 coincide, 1 por platicar',
  ]) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('its menus offer what its reader may do, declining last, and never the family’s own steps', () => {
  const onMove = show('received');
  const select = screen.getByRole('combobox');
  const offered = within(select).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Mover a…',
    'En revisión',
    'No aceptar',
  ]);
  fireEvent.change(select, { target: { value: 'decline' } });
  fireEvent.click(screen.getByRole('button', { name: 'En revisión' }));
  expect(onMove.mock.calls).toEqual([
    [application, 'decline'],
    [application, 'review'],
  ]);
});

test('another family that was chosen is named, with a way to it, and cannot be passed over', () => {
  const chosenInstead = { folio: 3, name: 'Julián Robles', status: 'reserved' } as const;
  const transitions = ['conversar', 'aprobar', 'rechazar'];
  show('received', undefined, { ...application, transitions, chosenInstead });
  const link = screen.getByRole('link', { name: 'Julián, solicitud SOL-3 (apartada)' });
  expect(link.getAttribute('href')).toMatch(/\/3$/);
  const offered = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Mover a…',
    'Plática',
    'No aceptar',
  ]);
});

test('a card is dropped where its application may go, and nowhere else', () => {
  const allowed = show('inReview', application);
  fireEvent.drop(screen.getByText('Ninguna'));
  expect(allowed.mock.calls).toEqual([[application, 'review']]);
  cleanup();
  const refused = show('approved', application);
  fireEvent.drop(screen.getByText('Ninguna'));
  expect(refused).not.toHaveBeenCalled();
});
