import { keyedPayments } from '#domain/provider-keys/provider-keys.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import { keyedService } from '#server/features/kits/provider-keys/keyed-service.ts';
import type { ApiBases } from './open-with-keys.ts';
import {
  createPaymentKeys,
  type PaymentKeysService,
  paymentService,
} from './payment-keys.service.ts';

export interface PaymentKeyPorts {
  apiBases?: ApiBases;
}

export const paymentKeysFeature = (
  dependencies: Base & PaymentKeyPorts & { keyVault: KeyVault },
): Feature<{ paymentKeys: PaymentKeysService }> => ({
  services: { paymentKeys: createPaymentKeys(dependencies) },
  contributes: keyedPayments.map((provider) =>
    keyedService(paymentService(dependencies, provider)),
  ),
});
