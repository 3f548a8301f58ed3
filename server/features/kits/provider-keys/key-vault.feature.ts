import type { Base, Feature } from '#server/features/feature.ts';
import { createKeyVault, type KeyVault } from './key-vault.ts';

export const keyVaultFeature = (dependencies: Base): Feature<{ keyVault: KeyVault }> => ({
  services: { keyVault: createKeyVault(dependencies) },
});
