import { conflict } from '#domain/errors.ts';
import type { SetupFact } from '#domain/operations/setup.ts';
import { keyedPayments } from '#domain/provider-keys/provider-keys.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import type { PaymentKeysService } from '../payment-keys/payment-keys.service.ts';
import { tryPaymentKey } from '../payment-keys/try-payment-key.ts';
import type { ProviderRegistry } from './provider-registry.ts';

/** Of which providers the keys are there, and whether the provider takes them. */
export function paymentSetup({
  paymentKeys,
  keyVault,
  providers,
}: {
  paymentKeys: PaymentKeysService;
  keyVault: Pick<KeyVault, 'refresh'>;
  providers: ProviderRegistry;
}): SetupCheck[] {
  return keyedPayments.map((name) => ({
    item: name,
    isDone: async () => {
      await keyVault.refresh();
      return paymentKeys.has(name);
    },
    mayTry: () => paymentKeys.has(name),
    async tryOut(): Promise<SetupFact[]> {
      await keyVault.refresh();
      const provider = paymentKeys.has(name) ? providers.readerOf(name) : undefined;
      if (!provider) throw conflict('setupNotTried');
      await tryPaymentKey(name, provider);
      return ['readsPayments', provider.isTest ? 'testKey' : 'liveKey'];
    },
  }));
}
