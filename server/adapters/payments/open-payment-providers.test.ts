import { expect, it } from 'vitest';
import { openPaymentProviders } from './open-payment-providers.ts';

const keys = {
  stripe: {
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    apiBase: undefined,
  },
  conekta: {
    privateKey: 'key_x',
    webhookPublicKey: 'x',
    apiBase: undefined,
    publicKey: undefined,
  },
  paypal: undefined,
  siteName: 'Casa Animal',
};
type Named = 'conekta' | 'stripe' | 'own' | 'none';

function transfersOf(spei: Named | undefined, former: ('stripe' | 'conekta')[] = []) {
  const times = { timeout: 10_000, retryPause: 250, reconcileSeconds: 60 };
  const payments = {
    ...times,
    former,
    spei,
    card: undefined,
    ownAccount: undefined,
    takesGuests: false,
    builtIn: false,
  };
  const opened = openPaymentProviders({ ...keys, payments });
  return {
    takes: opened.current.transfer?.name,
    answers: opened.former.flatMap(({ transfer }) => transfer?.name ?? []).sort(),
  };
}

it.each([
  { named: undefined, takes: 'conekta', answers: ['stripe'] },
  { named: 'stripe' as const, takes: 'stripe', answers: ['conekta'] },
  { named: 'own' as const, takes: undefined, answers: ['conekta', 'stripe'] },
  { named: 'none' as const, takes: undefined, answers: ['conekta', 'stripe'] },
])('transfers with $named named go to $takes, and who took some before still answers', (one) => {
  const { named, ...expected } = one;
  expect(transfersOf(named)).toEqual(expected);
});

it('goes to the other provider where Conekta takes nothing new', () => {
  expect(transfersOf(undefined, ['conekta'])).toEqual({ takes: 'stripe', answers: ['conekta'] });
});

it.each([
  { named: undefined, former: [], takes: 'stripe', answers: ['conekta'] },
  { named: 'conekta' as const, former: [], takes: 'conekta', answers: ['stripe'] },
  { named: undefined, former: ['stripe' as const], takes: 'conekta', answers: ['stripe'] },
])('cards with $named named and $former former go to $takes', (one) => {
  const { named: card, former, ...expected } = one;
  const times = { timeout: 10_000, retryPause: 250, reconcileSeconds: 60 };
  const others = { spei: undefined, ownAccount: undefined, takesGuests: false, builtIn: false };
  const conekta = { ...keys.conekta, publicKey: 'key_public' };
  const payments = { ...times, ...others, former, card };
  const opened = openPaymentProviders({ ...keys, conekta, payments });
  expect({
    takes: opened.current.card?.name,
    answers: opened.former.flatMap(({ card: one }) => one?.name ?? []),
  }).toEqual(expected);
});

it('takes no cards by Conekta without its public key', () => {
  const times = { timeout: 10_000, retryPause: 250, reconcileSeconds: 60 };
  const others = { spei: undefined, ownAccount: undefined, takesGuests: false, builtIn: false };
  const payments = { ...times, ...others, former: [], card: undefined };
  const opened = openPaymentProviders({ ...keys, stripe: undefined, payments });
  expect(opened.current.card).toBeUndefined();
  expect(opened.current.voucher?.name).toBe('conekta');
});
