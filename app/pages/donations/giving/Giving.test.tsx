// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '#app/api/queries.ts';
import { en } from '#app/i18n/donations/giving/en.ts';
import { es } from '#app/i18n/donations/giving/es.ts';
import { en as commonInEnglish } from '#app/i18n/en/index.ts';
import { es as common } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { useSession, writeSession } from '#app/session/session-store.ts';
import Giving from './Giving.tsx';

const user = {
  id: 'ana',
  created_at: '2026-11-20T18:00:00.000Z',
  nombre: 'Ana López',
  correo: 'ana@example.mx',
  telefono: '9981234567',
  roles: ['portal'],
  credenciales: [],
  lang: 'es',
  domicilio: Object.fromEntries(
    [
      'calle',
      'numero_exterior',
      'numero_interior',
      'colonia',
      'cp',
      'estado',
      'ciudad',
      'pais',
    ].map((field) => [field, '']),
  ),
  razon_social: '',
  rfc: '',
  regimen_fiscal: '',
  cp_fiscal: '',
  uso_cfdi: '',
  subscription_id: null,
  avatar: '',
  confirmado: true,
  deshabilitado: false,
  segundo_factor: false,
  segundo_factor_pendiente: false,
};

const success = (data: unknown) =>
  Response.json({
    status: 'success',
    data,
    paginate: { page: 1, limit: 1, total: 1, last_page: 1 },
  });
const ended = () =>
  Response.json({ status: 'error', code: 'noSession', message: 'x' }, { status: 401 });
const lost = () => new Response('Bad gateway', { status: 502 });
const refusedBy = (status: number) =>
  Response.json({ status: 'error', code: 'unavailable', message: 'x' }, { status });
const paid = () => success({ id: 'd-1', estado: 'vigente', serie: 'D', folio: 1 });

const signIn = () => writeSession({ user, token: 'token', apiKey: 'key' });

/** What the portal answers to the next tries to pay, and the keys that they came with. */
let answers: (() => Response | Promise<Response>)[];
let keys: (string | undefined)[];
let bodies: string[];
const onSignIn = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  answers = [];
  keys = [];
  bodies = [];
  onSignIn.mockReset();
  vi.stubGlobal(
    'fetch',
    async (
      address: string,
      { headers, body }: { headers: Record<string, string>; body: string },
    ) => {
      if (address === '/api/usuarios:consultar') return success([user]);
      if (address === '/api/empresas_donantes:mia') return success(null);
      if (!/:crear_(stripe_payment|paypal_order|oxxo_pay|spei)$/.test(address))
        throw new Error(address);
      keys.push(headers['idempotency-key']);
      bodies.push(body);
      return answers.shift()?.() ?? lost();
    },
  );
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.unstubAllGlobals();
});

function SecondStep() {
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <Giving
      gift={{ kind: 'food', amountCents: 250_00 }}
      productName={undefined}
      methods={[
        { method: 'card', isTest: true, publishableKey: undefined },
        { method: 'wallet', isTest: true, publishableKey: undefined },
        { method: 'voucher', isTest: true, publishableKey: undefined },
        { method: 'transfer', isTest: true, publishableKey: undefined },
      ]}
      userId="ana"
      isSignedIn={isSignedIn}
      onSignIn={onSignIn}
      onEdit={() => undefined}
    />
  );
}

const open = (language: 'es' | 'en' = 'es') =>
  render(
    <MemoryRouter>
      <TextsProvider language={language} dictionary={language === 'es' ? common : commonInEnglish}>
        <SecondStep />
      </TextsProvider>
    </MemoryRouter>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const give = es.give('$250.00 MXN');
const isOffered = (name: RegExp) =>
  screen.getByRole('radio', { name }).closest('fieldset[disabled]') === null;

it('stays where its session ends, says that nothing was charged, and goes on after the sign-in', async () => {
  answers = [ended, paid];
  open();
  await press(give);
  const notice = await screen.findByText(es.sessionEnded.nothingCharged);
  expect(document.activeElement?.contains(notice)).toBe(true);
  await press(es.sessionEnded.signIn);
  expect(onSignIn).toHaveBeenCalledOnce();
  signIn();
  await vi.waitFor(() => expect(screen.queryByText(es.sessionEnded.title)).toBeNull());
  await press(give);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
});

it.each([
  ['lost', lost],
  ['a page of something between', () => new Response('<html>', { status: 200 })],
])(
  'does not say so of a payment whose answer was %s, which goes on under its key',
  async (_, first) => {
    answers = [first, ended, paid];
    open();
    await press(give);
    await press(es.silent.again);
    await screen.findByText(es.sessionEnded.uncertain);
    expect(screen.queryByText(es.sessionEnded.nothingCharged)).toBeNull();
    signIn();
    await vi.waitFor(() => expect(screen.queryByText(es.sessionEnded.title)).toBeNull());
    await press(es.silent.again);
    await vi.waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(1);
  },
);

it.each([429, 503])(
  'keeps the key of a payment whose answer was lost through a rejection with %i',
  async (status) => {
    answers = [lost, () => refusedBy(status), paid];
    open();
    await press(give);
    for (const sent of [1, 2]) {
      await vi.waitFor(() => expect(keys).toHaveLength(sent));
      await press(es.silent.again);
    }
    await vi.waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(1);
  },
);

it('keeps the key of a payment that is sent again before it is answered', async () => {
  let lose = (_answer: Response) => {};
  answers = [() => new Promise((resolve) => (lose = resolve)), paid];
  open();
  const form = (await screen.findByRole('button', { name: give })).closest(
    'form',
  ) as HTMLFormElement;
  fireEvent.submit(form);
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  fireEvent.submit(form);
  lose(lost());
  await press(es.silent.again);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

it.each([
  [es.methods.card.label, give],
  [es.methods.wallet.label, es.toWallet],
  [es.methods.voucher.label, es.makeVoucher],
  [es.methods.transfer.label, es.makeTransfer],
])('asks for the same again after a reload (%s)', async (method, action) => {
  answers = [lost, lost];
  open();
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${method}`) }));
  await press(action);
  await screen.findByText(es.silent.title);
  cleanup();
  open();
  await screen.findByText(es.silent.title);
  await vi.waitFor(() => expect(isOffered(/^PayPal/)).toBe(false));
  await press(es.silent.again);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
  expect(new Set(bodies).size).toBe(1);
});

const refused = () =>
  Response.json({ status: 'error', code: 'cardDeclined', message: 'x' }, { status: 402 });

it.each([
  ['paid', paid],
  ['declined', refused],
])('begins anew after a reload once one is %s', async (_, outcome) => {
  answers = [lost, outcome];
  open();
  await press(give);
  await press(es.silent.again);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  cleanup();
  open();
  await screen.findByRole('button', { name: give });
});

it('asks again after a reload where the bank asks its donor', async () => {
  const asks = () =>
    success({ id: 'd-1', estado: 'requiere_accion', client_secret: 's', serie: 'D', folio: null });
  answers = [asks, asks];
  open();
  await press(give);
  await screen.findByRole('dialog', { name: es.test.bank });
  cleanup();
  open();
  await press(es.silent.again);
  await screen.findByRole('dialog', { name: es.test.bank });
  expect(new Set(keys).size).toBe(1);
});

it('leaves nothing of a payment to the next person at the telephone', async () => {
  answers = [lost];
  open();
  await press(give);
  await screen.findByText(es.silent.title);
  writeSession({ user: { ...user, id: 'eva' }, token: 'token', apiKey: 'key' });
  expect(sessionStorage).toHaveLength(0);
});

it('offers no other way to pay while it is not known whether one is paid', async () => {
  answers = [lost];
  open();
  await screen.findByRole('button', { name: give });
  expect(isOffered(/^PayPal/)).toBe(true);
  await press(give);
  await screen.findByText(es.silent.title);
  await vi.waitFor(() => expect(isOffered(/^PayPal/)).toBe(false));
  expect(screen.queryByRole('button', { name: es.edit })).toBeNull();
});

it.each([
  ['es', es],
  ['en', en],
] as const)('asks for what each way to pay needs, in its language (%s)', async (language, text) => {
  open(language);
  await screen.findByRole('button', { name: text.give('$250.00 MXN') });
  const choose = (name: string) =>
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  choose(text.methods.wallet.label);
  await screen.findByRole('button', { name: text.toWallet });
  choose(text.methods.voucher.label);
  await screen.findByRole('button', { name: text.makeVoucher });
  await screen.findByLabelText(text.holder.name);
});
