// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { writeSession } from '#app/session/session-store.ts';
import { sessionUserFrom } from '#app/session/session-user.ts';
import { messages } from '#domain/messages.ts';
import { descriptionToWire } from '#domain/pets/pet-wire.ts';
import { description } from '#domain/pets/testing/luna.ts';
import type { Row } from '#domain/rows/row-calls.ts';
import type { StoredPet } from './draft.ts';
import { startEditing, startRegistering } from './load-form.ts';
import { usePetForm } from './use-pet-form.ts';
import { useSaving } from './use-saving.ts';

const stored = {
  id: 'ana',
  nombre: 'Ana',
  correo: 'ana@example.mx',
  domicilio: { ciudad: 'Tulum', estado: 'Quintana Roo' },
};
const ana = sessionUserFrom(stored) ?? expect.fail();

type PetRow = Row;
const lunasRow = (changes: PetRow['payload'] = {}): PetRow => ({
  id: 'luna',
  created_at: '2026-11-20T18:00:00.000Z',
  payload: {
    ...descriptionToWire({
      ...description,
      bornOn: '2023-11-20',
      birthEstimated: true,
      breed: 'breedMix',
      story: '',
    }),
    version: 1,
    estado: 'adopcion',
    eliminado: false,
    fecha_creado: '2026-11-20',
    en_espera_desde: '2026-11-20',
    busca_hogar_temporal: false,
    fecha_eliminado: null,
    fecha_notificacion: '2026-12-05',
    fecha_expiracion: '2026-12-25',
    historial: [],
    imagenes: [],
    puntos_focales: [],
    usuario_id: 'ana',
    dueno_mascota: '',
    dueno_mascota_correo: '',
    dueno_mascota_telefono: '',
    esterilizacion_mvz_nombre: '',
    esterilizacion_mvz_telefono: '',
    nuestro_canal: null,
    adoptante: null,
    contrato: null,
    expediente_id: null,
    microchip_repetido_con: [],
    ...changes,
  },
});

const success = (data: unknown) =>
  Response.json({
    status: 'success',
    data,
    paginate: { page: 1, limit: 15, total: 1, last_page: 1 },
  });
const failure = (status: number, errors = {}) =>
  Response.json({ status: 'error', message: 'No.', errors }, { status });

type Answer = (body: { payload?: Record<string, unknown> }) => Response | Promise<Response>;
/** By action; the portal has nothing but what a test says. */
let portal: Record<string, Answer>;
interface Sent {
  body: string;
  headers: Record<string, string>;
}
/** Of the calls that create. */
let keys: string[];
let calls: [action: string, payload: Record<string, unknown> | undefined][];
const called = (action: string) => calls.filter(([name]) => name === action);

beforeEach(() => {
  localStorage.clear();
  writeSession({ user: stored, token: 'token', apiKey: 'key' });
  calls = [];
  portal = { 'catalogos:consultar': () => success([]), 'archivos:consultar': () => success([]) };
  keys = [];
  vi.stubGlobal('fetch', async (address: string, { body, headers }: Sent) => {
    const action = address.replace('/api/', '');
    const key = headers['idempotency-key'];
    if (key) keys.push(key);
    const said = JSON.parse(body);
    calls.push([action, said.payload]);
    return (await portal[action]?.(said)) ?? failure(404);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <TextsProvider language="es" dictionary={es}>
    {children}
  </TextsProvider>
);

/** The form and what sends it, as the page puts them together. */
async function open(row?: PetRow) {
  if (row) portal['catalogos:consultar'] = () => success([row]);
  const name = 'CA_DRAFT:ana:pet';
  const start = row
    ? await startEditing(ana, row.id, name)
    : await startRegistering(ana, 'adoption', name);
  if (!start) throw new Error('there is no such pet');
  const onRejected = vi.fn();
  const { result } = renderHook(
    () => {
      const form = usePetForm({ start, isNew: !row, programme: 'adoption', today: '2026-11-20' });
      const saving = useSaving({
        form,
        status: start.status,
        changedSince: start.changedSince,
        onRejected,
      });
      return { form, saving };
    },
    { wrapper },
  );
  calls = [];
  return {
    now: () => result.current,
    onRejected,
    write: (story: string) =>
      act(() => result.current.form.text('story').onChange({ target: { value: story } })),
    save: () => act(() => result.current.saving.run()),
    phase: () => result.current.saving.phase,
  };
}

it('registers what was written, says so and leaves no draft', async () => {
  const { now, save, phase } = await open();
  act(() =>
    now()
      .form.text('name')
      .onChange({ target: { value: ' Luna ' } }),
  );
  expect(localStorage.getItem('CA_DRAFT:ana:pet')).not.toBeNull();
  portal['catalogos:crear'] = () => success(lunasRow());
  await save();
  expect(phase()).toEqual({ name: 'saved', id: 'luna', petName: 'Luna' });
  expect(called('catalogos:crear')).toMatchObject([
    ['catalogos:crear', { nombre: ' Luna ', ciudad: 'Tulum', estado: 'adopcion' }],
  ]);
  expect(now().saving.tasks).toEqual([{ id: 'data', state: 'done', share: 1 }]);
  expect(localStorage.getItem('CA_DRAFT:ana:pet')).toBeNull();
});

it('shows the validation messages of the portal at their fields', async () => {
  const { now, save, phase, onRejected } = await open();
  portal['catalogos:crear'] = () => failure(422, { nombre: ['El nombre es requerido'] });
  await save();
  expect(phase()).toEqual({ name: 'idle' });
  expect(onRejected).toHaveBeenCalledOnce();
  expect(now().form.errorOf('name')).toBe(messages.nameRequired.es);
  expect(now().form.sent).toBeUndefined();
});

it('stops without a connection, and remembers that nobody knows what became of it', async () => {
  const { now, write, save, phase } = await open();
  write('Llegó con la lluvia.');
  portal['catalogos:crear'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await save();
  expect(phase()).toMatchObject({ name: 'stopped', failure: { lines: expect.any(Array) } });
  expect(now().saving.tasks).toEqual([{ id: 'data', state: 'waiting', share: 0 }]);
  const { sent } = now().form;
  expect(JSON.parse(localStorage.getItem('CA_DRAFT:ana:pet') ?? '').sent).toEqual(sent);

  portal['catalogos:crear'] = () => success(lunasRow());
  await save();
  expect(phase()).toMatchObject({ name: 'saved' });
  expect(keys).toEqual([sent?.key, sent?.key]);
});

it('sends a registration whose answer was lost again as it was, and then what was written since', async () => {
  const { now, write, save, phase } = await open();
  portal['catalogos:crear'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await save();
  write('Llegó con la lluvia.');
  portal['catalogos:crear'] = () => success(lunasRow());
  portal['catalogos:actualizar'] = () => failure(503);
  await save();
  const [first, again] = called('catalogos:crear');
  expect(again).toEqual(first);
  expect(phase()).toMatchObject({ name: 'stopped' });
  expect(now().form).toMatchObject({ sent: undefined, stored: { id: 'luna' } });

  portal['catalogos:actualizar'] = () =>
    success(lunasRow({ version: 2, comentarios: 'Llegó con la lluvia.' }));
  await save();
  expect(phase()).toMatchObject({ name: 'saved', id: 'luna' });
  expect(called('catalogos:crear')).toHaveLength(2);
  expect(called('catalogos:actualizar').at(-1)?.[1]).toMatchObject({
    version: 1,
    comentarios: 'Llegó con la lluvia.',
  });
});

it.each([401, 409, 429])(
  'keeps a registration that may have been made through a %s',
  async (status) => {
    const { now, save } = await open();
    portal['catalogos:crear'] = () => failure(status);
    await save();
    expect(now().form.sent).toBeDefined();
  },
);

it('stops when the person says so, without a failure', async () => {
  const { now, save, phase } = await open(lunasRow({ imagenes: [] }));
  const file = new File(['x'], 'luna.txt', { type: 'application/pdf' });
  act(() => now().form.chooseCertificate(file));
  act(() => now().form.choice('sterilized').onChange(true));
  portal['catalogos:actualizar'] = () => {
    now().saving.stop();
    return success(lunasRow({ version: 2 }));
  };
  await save();
  expect(phase()).toEqual({ name: 'stopped', failure: undefined });
  act(() => now().saving.back());
  expect(phase()).toEqual({ name: 'idle' });
});

describe('of a pet that somebody else changed meanwhile', () => {
  const theirRow = lunasRow({ version: 2, personalidad: 'Dormilona' });
  let page: Awaited<ReturnType<typeof open>>;
  let theirs: StoredPet;

  beforeEach(async () => {
    page = await open(lunasRow());
    page.write('Llegó con la lluvia.');
    portal['catalogos:consultar'] = () => success([theirRow]);
    portal['catalogos:actualizar'] = ({ payload }) =>
      payload?.version === 2
        ? success(lunasRow({ version: 3, comentarios: 'Llegó con la lluvia.' }))
        : failure(409);
    await page.save();
    const phase = page.phase();
    if (phase.name !== 'conflict') throw new Error(`no conflict, but ${phase.name}`);
    theirs = phase.theirs;
  });

  it('asks whose words count', () => {
    expect(theirs).toMatchObject({ version: 2, values: { personality: 'Dormilona', story: '' } });
  });

  it('takes theirs', () => {
    act(() => page.now().saving.takeTheirs(theirs));
    expect(page.phase()).toEqual({ name: 'idle' });
    expect(page.now().form.values).toMatchObject({ personality: 'Dormilona', story: '' });
    expect(page.now().form.isDirty).toBe(false);
  });

  it('keeps mine over theirs, and sends both', async () => {
    await act(async () => page.now().saving.keepMine(theirs, true));
    await expect.poll(() => page.phase()).toMatchObject({ name: 'saved' });
    const [, payload] = called('catalogos:actualizar').at(-1) ?? [];
    expect(payload).toMatchObject({
      version: 2,
      personalidad: 'Dormilona',
      comentarios: 'Llegó con la lluvia.',
    });
  });

  it('keeps mine in the form where not all of it can be sent yet', () => {
    act(() => page.now().saving.keepMine(theirs, false));
    expect(page.phase()).toEqual({ name: 'idle' });
    expect(page.now().form.values).toMatchObject({
      personality: 'Dormilona',
      story: 'Llegó con la lluvia.',
    });
  });
});

it('goes on by itself when only what the form does not show was changed', async () => {
  const page = await open(lunasRow());
  page.write('Llegó con la lluvia.');
  portal['catalogos:consultar'] = () => success([lunasRow({ version: 2 })]);
  portal['catalogos:actualizar'] = ({ payload }) =>
    payload?.version === 2 ? success(lunasRow({ version: 3 })) : failure(409);
  await page.save();
  await expect.poll(() => page.phase()).toMatchObject({ name: 'saved' });
  expect(called('catalogos:actualizar').map(([, payload]) => payload?.version)).toEqual([1, 2]);
});

it('says that the pet is gone when there is none any more', async () => {
  const page = await open(lunasRow());
  page.write('Llegó con la lluvia.');
  portal['catalogos:consultar'] = () => success([]);
  portal['catalogos:actualizar'] = () => failure(404);
  await page.save();
  expect(page.phase()).toEqual({ name: 'gone' });
});

it('begins with the question whose words count, when the pet was changed after the draft', async () => {
  const page = await open(lunasRow());
  page.write('Llegó con la lluvia.');
  cleanup();
  const again = await open(lunasRow({ version: 2 }));
  expect(again.phase()).toMatchObject({ name: 'conflict', theirs: { version: 2 } });
});

it('keeps the marks of steps that were left wrong, and of an attempt to send, through a reload', async () => {
  const first = await open();
  first.write('Llegó con la lluvia.');
  expect(first.now().form.errorOf('color')).toBeUndefined();
  act(() => first.now().form.leave('quien-es'));
  expect(first.now().form.errorOf('color')).toBe(messages.required.es);
  cleanup();

  const reloaded = await open();
  expect(reloaded.now().form.isLeft('quien-es')).toBe(true);
  expect(reloaded.now().form.isLeft('salud')).toBe(false);
  expect(reloaded.now().form.errorOf('color')).toBe(messages.required.es);
  expect(reloaded.now().form.attempted).toBe(false);
  await act(() => reloaded.now().form.submit(vi.fn(), vi.fn())());
  cleanup();

  const again = await open();
  expect(again.now().form.attempted).toBe(true);
  expect(again.now().form.isLeft('donde')).toBe(true);
});
