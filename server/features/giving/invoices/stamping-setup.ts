import { conflict } from '#domain/errors.ts';
import type { KeyVault } from '#server/features/kits/provider-keys/key-vault.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import type { Stamping } from './chosen-stamping.ts';
import { tryStamping } from './try-stamping.ts';

/** Who stamps invoices, and whether it takes the portal's account. */
export const stampingSetup = (stamping: Stamping, keyVault: KeyVault): SetupCheck => ({
  item: 'stamping',
  async isDone() {
    await keyVault.refresh();
    return stamping()?.name === 'sw';
  },
  mayTry: () => stamping() !== undefined,
  async tryOut() {
    await keyVault.refresh();
    const provider = stamping();
    if (!provider) throw conflict('setupNotTried');
    return tryStamping(provider);
  },
});
