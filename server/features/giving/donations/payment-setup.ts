import { conflict } from '#domain/errors.ts';
import type { SetupFact } from '#domain/operations/setup.ts';
import { keyedProviders } from '#domain/payment-keys/payment-keys.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import type { PaymentKeysService } from '../payment-keys/payment-keys.service.ts';
import { tryPaymentKey } from '../payment-keys/try-payment-key.ts';
import type { ProviderRegistry } from './provider-registry.ts';

/** Of which providers the keys are there, and whether the provider takes them. */
export function paymentSetup({
  paymentKeys,
  providers,
}: {
  paymentKeys: PaymentKeysService;
  providers: ProviderRegistry;
}): SetupCheck[] {
  return keyedProviders.values.map((name) => ({
    item: name,
    isDone: async () => {
      await paymentKeys.refresh();
      return paymentKeys.has(name);
    },
    mayTry: () => paymentKeys.has(name),
    async tryOut(): Promise<SetupFact[]> {
      await paymentKeys.refresh();
      const provider = paymentKeys.has(name) ? providers.readerOf(name) : undefined;
      if (!provider) throw conflict('setupNotTried');
      await tryPaymentKey(name, provider);
      return ['readsPayments', provider.isTest ? 'testKey' : 'liveKey'];
    },
  }));
}
