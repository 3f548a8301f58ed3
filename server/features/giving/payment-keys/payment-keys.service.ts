import type { KeyedPayment } from '#domain/provider-keys/provider-keys.ts';
import { ProviderSilent } from '#server/adapters/payments/provider-errors.ts';
import { type KeyVault, openedByKeys } from '#server/features/kits/provider-keys/key-vault.ts';
import {
  type KeyedService,
  KeysRefused,
} from '#server/features/kits/provider-keys/keyed-service.ts';
import type { Platform } from '#server/platform.ts';
import { type ApiBases, openAlone, openWithKeys } from './open-with-keys.ts';
import { tryPaymentKey } from './try-payment-key.ts';

interface Dependencies extends Platform {
  keyVault: KeyVault;
  apiBases?: ApiBases;
}

export type PaymentKeysService = ReturnType<typeof createPaymentKeys>;

/** The payment providers, by the keys of the environment and those that were entered, as of the vault's last refresh. */
export function createPaymentKeys(dependencies: Dependencies) {
  const { config, keyVault } = dependencies;
  return {
    providers: openedByKeys(keyVault, (keys) => openWithKeys(dependencies, keys)),
    has: (provider: KeyedPayment) => Boolean(config[provider] ?? keyVault.keys()[provider]),
  };
}

/** How its keys are tried. */
export const paymentService = <Name extends KeyedPayment>(
  dependencies: Dependencies,
  provider: Name,
): KeyedService<Name> => ({
  provider,
  isFixed: dependencies.config[provider] !== undefined,
  isTest: (keys) => openAlone(dependencies, provider, keys).isTest,
  async tryOut(keys) {
    try {
      await tryPaymentKey(provider, openAlone(dependencies, provider, keys));
    } catch (cause) {
      if (cause instanceof ProviderSilent) throw cause;
      throw new KeysRefused(provider, { cause });
    }
  },
});
