import type { Base, Feature } from '#server/features/feature.ts';
import { createKeyVault, type KeyVault } from './key-vault.ts';

export const keyVaultFeature = (given: Base): Feature<{ keyVault: KeyVault }> => ({
  services: { keyVault: createKeyVault(given) },
});
