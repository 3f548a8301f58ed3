import type { KeyedPayment, ProviderKeys } from '#domain/provider-keys/provider-keys.ts';
import type {
  ConfiguredProviders,
  PaymentProviders,
} from '#server/adapters/payments/method-providers.ts';
import { openPaymentProviders } from '#server/adapters/payments/open-payment-providers.ts';
import type { Config } from '#server/config/config.ts';
import type { Platform } from '#server/platform.ts';

/** In the place of the addresses of the providers themselves. */
export type ApiBases = Partial<Record<KeyedPayment, string>>;

interface Dependencies extends Pick<Platform, 'noteCallsOf'> {
  config: Pick<Config, KeyedPayment | 'siteName' | 'payments'>;
  apiBases?: ApiBases;
}

const methodOf = { stripe: 'card', paypal: 'wallet', conekta: 'voucher' } as const satisfies Record<
  KeyedPayment,
  keyof PaymentProviders
>;

/** Those of the environment, and for the others those whose keys are entered here. */
export function openWithKeys(
  { config, noteCallsOf, apiBases }: Dependencies,
  { stripe, paypal, conekta }: Partial<ProviderKeys>,
): ConfiguredProviders {
  const whole = {
    ...config,
    stripe: config.stripe ?? (stripe && { ...stripe, apiBase: apiBases?.stripe }),
    paypal:
      config.paypal ?? (paypal && { ...paypal, merchantId: undefined, apiBase: apiBases?.paypal }),
    conekta:
      config.conekta ??
      (conekta && { ...conekta, apiBase: apiBases?.conekta, publicKey: undefined }),
  };
  return openPaymentProviders(whole, noteCallsOf);
}

/** One provider by itself, to try its keys. */
export function openAlone(
  { config, noteCallsOf, apiBases }: Dependencies,
  name: KeyedPayment,
  keys: ProviderKeys[KeyedPayment],
) {
  const without = { stripe: undefined, paypal: undefined, conekta: undefined };
  const payments = { ...config.payments, former: [] };
  const alone = { ...config, ...without, payments };
  const { current } = openWithKeys({ config: alone, noteCallsOf, apiBases }, { [name]: keys });
  const provider = current[methodOf[name]];
  if (!provider) throw new Error(`${name} takes nothing`);
  return provider;
}
