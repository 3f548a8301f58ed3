// @vitest-environment happy-dom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { CardField } from './CardField.tsx';
import type { FilledCard } from './filled-card.ts';
import { confirmWithBank } from './stripe-card.ts';

configure({ asyncUtilTimeout: 30_000 });

interface Change {
  error?: { message: string };
}

/** What Stripe.js makes, as far as a card needs it. */
function openStripe() {
  const heard: Record<string, (change: Change) => void> = {};
  const element = {
    on: (name: string, hear: (change: Change) => void) => {
      heard[name] = hear;
    },
    mount: vi.fn((_place: HTMLElement) => queueMicrotask(() => heard.ready?.({}))),
    destroy: vi.fn(),
  };
  const create = vi.fn(() => element);
  const stripe = {
    elements: () => ({ create }),
    createPaymentMethod: vi.fn(async () => ({ paymentMethod: { id: 'pm_1' } }) as object),
    handleNextAction: vi.fn(async () => ({}) as object),
  };
  return { stripe, create, element, change: (change: Change) => heard.change?.(change) };
}

let opened = openStripe();
/** Once loaded, it stays. */
const stripeScript = Object.assign(
  vi.fn((_key: string, _options: object) => opened.stripe),
  { version: 'endive' },
);

function show() {
  const onMissing = vi.fn();
  const onReady = vi.fn((_card: FilledCard | undefined) => {});
  const page = render(
    <TextsProvider language="es" dictionary={es}>
      <CardField publishableKey="pk_test_1" onReady={onReady} onMissing={onMissing} />
    </TextsProvider>,
  );
  const card = () =>
    waitFor(() => onReady.mock.lastCall?.[0] ?? Promise.reject(new Error('not ready')));
  return { ...page, onReady, onMissing, card };
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];

beforeEach(() => {
  opened = openStripe();
});
afterEach(cleanup);
afterAll(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Stripe');
});

/** Nothing is fetched in these tests; what becomes of a script, the test says. */
const { happyDOM } = window as unknown as {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
};
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

/** The script does not load, nor when it is asked for once more. */
async function blockProgram() {
  const blocked = new Set<HTMLScriptElement>();
  for (const _try of [1, 2]) {
    const script = await waitFor(
      () => scripts().find((one) => !blocked.has(one)) ?? Promise.reject(new Error('no script')),
    );
    blocked.add(script);
    script.dispatchEvent(new Event('error'));
  }
}

it('loads Stripe.js when it is shown, and says so and tries again when it cannot be had', async () => {
  expect(scripts()).toEqual([]);
  const { card, onMissing } = show();
  expect(screen.getByRole('status').textContent).toContain('Abriendo');
  await blockProgram();
  await screen.findByRole('alert');
  expect(onMissing).toHaveBeenLastCalledWith(true);
  expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']);
  Object.assign(window, { Stripe: stripeScript });
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await card();
  expect(onMissing).toHaveBeenLastCalledWith(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('makes of a card what the portal charges', async () => {
  const { create, stripe } = opened;
  const { card } = show();
  const ready = await card();
  expect(stripeScript).toHaveBeenCalledWith('pk_test_1', { locale: 'es-419' });
  expect(create).toHaveBeenCalledWith('card', expect.objectContaining({ hidePostalCode: true }));
  expect(await ready.createCardToken()).toEqual({ card: 'pm_1' });
  stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Número incompleto.' } });
  expect(await ready.createCardToken()).toEqual({ error: 'Número incompleto.' });
  stripe.createPaymentMethod.mockResolvedValueOnce({ error: {} });
  expect(await ready.createCardToken()).toEqual({ error: expect.stringContaining('tarjeta') });
});

it('lets the bank get to know the donor, also where no card is filled in', async () => {
  await confirmWithBank({ publishableKey: 'pk_test_1', language: 'es' }, 'pi_1_secret_2');
  expect(stripeScript).toHaveBeenCalledWith('pk_test_1', { locale: 'es-419' });
  expect(opened.stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
});

it('says what is wrong with what is filled in, and leaves nothing behind', async () => {
  const { element, change } = opened;
  const { card, unmount, onReady } = show();
  await card();
  act(() => change({ error: { message: 'La tarjeta venció.' } }));
  expect(screen.getByText('La tarjeta venció.')).toBeTruthy();
  act(() => change({}));
  expect(screen.queryByText('La tarjeta venció.')).toBeNull();
  unmount();
  expect(element.destroy).toHaveBeenCalledOnce();
  expect(onReady).toHaveBeenLastCalledWith(undefined);
});

/** What Conekta's component makes, as far as a card needs it. */
function openConekta() {
  const drawn: { targetIFrame: string; callbacks: Record<string, (value?: unknown) => void> }[] =
    [];
  const submit = vi.fn();
  const Card = vi.fn(({ config, callbacks }) => {
    drawn.push({ targetIFrame: config.targetIFrame, callbacks });
    queueMicrotask(() => callbacks.onUpdateSubmitTrigger(submit));
  });
  return { Card, drawn, submit, last: () => drawn.at(-1)?.callbacks ?? {} };
}

function showConekta() {
  const onReady = vi.fn((_card: FilledCard | undefined) => {});
  const page = render(
    <TextsProvider language="es" dictionary={es}>
      <CardField publishableKey="key_public" onReady={onReady} />
    </TextsProvider>,
  );
  const card = () =>
    waitFor(() => onReady.mock.lastCall?.[0] ?? Promise.reject(new Error('not ready')));
  return { ...page, card };
}

it('has Conekta make a token, which pays once: the form begins anew after each', async () => {
  const conekta = openConekta();
  Object.assign(window, { ConektaCheckoutComponents: { Card: conekta.Card } });
  const { card } = showConekta();
  const ready = await card();
  expect(screen.getByText(/directo a Conekta/)).toBeTruthy();
  expect(conekta.Card).toHaveBeenCalledWith(
    expect.objectContaining({
      config: expect.objectContaining({
        publicKey: 'key_public',
        locale: 'es',
        useExternalSubmit: true,
      }),
    }),
  );
  conekta.submit.mockImplementationOnce(() =>
    conekta.last().onFormError?.({ message: 'Falta el CVC.' }),
  );
  expect(await ready.createCardToken()).toEqual({ error: 'Falta el CVC.' });
  expect(conekta.drawn).toHaveLength(1);
  conekta.submit.mockImplementationOnce(() =>
    conekta.last().onCreateTokenSucceeded?.({ id: 'tok_1' }),
  );
  expect(await ready.createCardToken()).toEqual({ card: 'tok_1' });
  expect(conekta.drawn).toHaveLength(2);
  conekta.submit.mockImplementationOnce(() => conekta.last().onCreateTokenError?.({}));
  expect(await ready.createCardToken()).toEqual({ error: expect.stringContaining('tarjeta') });
  Reflect.deleteProperty(window, 'ConektaCheckoutComponents');
});
