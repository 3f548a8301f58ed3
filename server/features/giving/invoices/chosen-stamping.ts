import type { Clock } from '#domain/clock.ts';
import type { ProviderKeys } from '#domain/provider-keys/provider-keys.ts';
import { openStampingProvider } from '#server/adapters/stamping/open-stamping-provider.ts';
import type { StampingProvider } from '#server/adapters/stamping/stamping-provider.ts';
import { StampingSilent } from '#server/adapters/stamping/stamping-provider.ts';
import { SignInRefused } from '#server/adapters/stamping/sw/sw-client.ts';
import { createSwProvider, swAddresses } from '#server/adapters/stamping/sw/sw-provider.ts';
import type { Config } from '#server/config/config.ts';
import { type KeyVault, openedByKeys } from '#server/features/kits/provider-keys/key-vault.ts';
import {
  type KeyedService,
  KeysRefused,
} from '#server/features/kits/provider-keys/keyed-service.ts';
import type { Platform } from '#server/platform.ts';
import { tryStamping } from './try-stamping.ts';

export interface StampingPorts {
  /** In the place of the configured one. */
  stamping?: StampingProvider;
  /** In the place of the address of SW itself, for keys that are entered. */
  swBase?: string;
}

type Dependencies = StampingPorts & {
  config: Config;
  clock: Clock;
  noteCallsOf: Platform['noteCallsOf'];
  keyVault: KeyVault;
};

/** Whoever stamps at the moment; undefined where nobody does. */
export type Stamping = () => StampingProvider | undefined;

const isFixed = ({ invoiceStamping }: Config) => invoiceStamping?.provider === 'sw';

function openSw({ clock, noteCallsOf, swBase }: Dependencies, keys: ProviderKeys['sw']) {
  const { username, password, mode } = keys;
  return createSwProvider({
    ...{ signIn: { username, password }, apiBase: swBase ?? swAddresses[mode], clock },
    ...{ isTest: mode === 'test', note: noteCallsOf('sw') },
  });
}

/** As the environment says, or by the account that was entered on a screen, as of the vault's last refresh. */
export function chooseStamping(dependencies: Dependencies): Stamping {
  const { config, clock, keyVault, noteCallsOf, stamping } = dependencies;
  if (stamping) return () => stamping;
  const configured = openStampingProvider(config, clock, undefined, noteCallsOf('sw'));
  if (isFixed(config)) return () => configured;
  return openedByKeys(keyVault, ({ sw }) => (sw ? openSw(dependencies, sw) : configured));
}

/** How an account at the PAC is tried: by a document that nobody may stamp. */
export const stampingService = (dependencies: Dependencies): KeyedService<'sw'> => ({
  provider: 'sw',
  isFixed: isFixed(dependencies.config),
  isTest: ({ mode }) => mode === 'test',
  async tryOut(keys) {
    try {
      await tryStamping(openSw(dependencies, keys));
    } catch (cause) {
      const isRefused = cause instanceof StampingSilent && cause.cause instanceof SignInRefused;
      throw isRefused ? new KeysRefused('sw', { cause }) : cause;
    }
  },
});
