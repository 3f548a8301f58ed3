import type { KeyedProvider, ProviderKeys } from '#domain/provider-keys/provider-keys.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What a feature knows of a service whose keys may be entered. */
export interface KeyedService<Name extends KeyedProvider = KeyedProvider> {
  provider: Name;
  /** The environment sets them, which counts. */
  isFixed: boolean;
  /** Asks the service. @throws KeysRefused; anything else where it could not be asked */
  tryOut(keys: ProviderKeys[Name]): Promise<void>;
  /** Whether they are for tests; null where there is no such difference. */
  isTest(keys: ProviderKeys[Name]): boolean | null;
}

/** The service has answered that it does not take them. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused';
}

export const keyedServices = extensionPoint<KeyedService>();

/** Whose keys it takes its name says: none other are given to it. */
export const keyedService = <Name extends KeyedProvider>(service: KeyedService<Name>) =>
  keyedServices(service as unknown as KeyedService);
