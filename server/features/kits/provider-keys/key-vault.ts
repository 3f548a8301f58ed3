import {
  type KeyedProvider,
  type ProviderKeys,
  shownOfKeys,
} from '#domain/provider-keys/provider-keys.ts';
import type { Tx } from '#server/db/database.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import type { Platform } from '#server/platform.ts';
import {
  deleteProviderKeys,
  findProviderKeys,
  putProviderKeys,
  type StoredProviderKeys,
} from './provider-keys.repository.ts';

export type KeyVault = ReturnType<typeof createKeyVault>;

/** As of the settings: the page of donations shows which providers there are. */
const topic = 'content';

/** Keys of services outside the portal that were entered on a screen: sealed at rest, and the same in every process. */
export function createKeyVault({
  database,
  dataVersions,
  clock,
  secretKey,
  log,
}: Pick<Platform, 'database' | 'dataVersions' | 'clock' | 'secretKey' | 'log'>) {
  // Rows from before there were keys of mail were sealed by it.
  const key = purposeKey(secretKey, 'payment keys');
  let version: number | undefined;
  let stored = '';
  let keys: Partial<ProviderKeys> = {};

  /** Those that another secret key has sealed are as if there were none. */
  function openedKeys(provider: KeyedProvider, sealed: string) {
    try {
      return [[provider, JSON.parse(unseal(key, provider, sealed))] as const];
    } catch {
      log.error({ provider }, 'keys of a provider cannot be opened: enter them again');
      return [];
    }
  }

  return {
    /** Before a provider is asked for: whoever has changed keys, in whichever process. */
    async refresh(): Promise<void> {
      const now = await dataVersions.current(topic);
      if (now === version) return;
      const rows = await findProviderKeys(database.query);
      const found = JSON.stringify(rows);
      if (found !== stored) {
        keys = Object.fromEntries(rows.flatMap((row) => openedKeys(row.provider, row.sealed)));
        stored = found;
      }
      version = now;
    },

    /** As of the last refresh; another object once any of them has changed. */
    keys: () => keys,

    rows: (): Promise<StoredProviderKeys[]> => findProviderKeys(database.query),

    async put<Name extends KeyedProvider>(
      tx: Tx,
      provider: Name,
      given: ProviderKeys[Name],
      setBy: string,
    ): Promise<void> {
      await putProviderKeys(tx, {
        provider,
        sealed: seal(key, provider, JSON.stringify(given)),
        shown: shownOfKeys[provider](given),
        setAt: clock.now().toISOString(),
        setBy,
      });
      await dataVersions.bump(tx, topic);
    },

    /** @returns whether there were any */
    async remove(tx: Tx, provider: KeyedProvider): Promise<boolean> {
      const were = await deleteProviderKeys(tx, provider);
      if (were) await dataVersions.bump(tx, topic);
      return were;
    },
  };
}

/** Something that is opened with the keys of the moment, and anew when they are others. */
export function openedByKeys<Opened>(
  vault: Pick<KeyVault, 'keys'>,
  open: (keys: Partial<ProviderKeys>) => Opened,
): () => Opened {
  let by: Partial<ProviderKeys> | undefined;
  let opened: Opened;
  return () => {
    const keys = vault.keys();
    if (keys !== by) opened = open(keys);
    by = keys;
    return opened;
  };
}
