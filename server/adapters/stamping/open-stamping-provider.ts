import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import { createTestProvider } from './built-in/test-provider.ts';
import type { StampingProvider } from './stamping-provider.ts';

/** The configured provider; undefined where nobody stamps. */
export function openStampingProvider(
  { dataDir, invoiceStamping }: Pick<Config, 'dataDir' | 'invoiceStamping'>,
  clock: Clock,
): StampingProvider | undefined {
  if (!invoiceStamping) return undefined;
  return createTestProvider({ dataDir, clock });
}
