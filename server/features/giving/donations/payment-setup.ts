import type { SetupFact } from '#domain/operations/setup.ts';
import { ProviderRefused } from '#server/adapters/payments/payment-provider.ts';
import type { Config } from '#server/config/config.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import type { AnyProvider, ProviderRegistry } from './provider-registry.ts';

/** A name that no provider has given: whose key it takes, it answers that there is no such payment. */
const unknownPayment = {
  stripe: 'pi_000000000000000000000000',
  paypal: '00000000000000000',
  conekta: 'ord_00000000000000000',
} as const;

/** Of which providers the keys are there, and whether the provider takes them. */
export function paymentSetup({
  config,
  providers,
}: {
  config: Pick<Config, 'stripe' | 'paypal' | 'conekta'>;
  providers: ProviderRegistry;
}): SetupCheck[] {
  return (['stripe', 'paypal', 'conekta'] as const).map((name) => {
    const provider = config[name] && providers.readerOf(name);
    return {
      item: name,
      isDone: async () => provider !== undefined,
      tryOut: provider && (() => tryKey(provider, unknownPayment[name])),
    };
  });
}

/** @throws what the provider has said, where it does not take the key */
async function tryKey(provider: AnyProvider, reference: string): Promise<SetupFact[]> {
  try {
    await provider.find(reference);
  } catch (error) {
    throw error instanceof ProviderRefused ? (error.cause ?? error) : error;
  }
  return ['readsPayments', provider.isTest ? 'testKey' : 'liveKey'];
}
