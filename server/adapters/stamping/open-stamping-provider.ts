import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Patience } from '../calls/call-policies.ts';
import type { NoteCall } from '../calls/note-call.ts';
import { createTestProvider } from './built-in/test-provider.ts';
import type { StampingProvider } from './stamping-provider.ts';
import { createSwProvider } from './sw/sw-provider.ts';

/** The configured provider; undefined where nobody stamps. `patience`: undefined for the usual one. */
export function openStampingProvider(
  { dataDir, invoiceStamping }: Pick<Config, 'dataDir' | 'invoiceStamping'>,
  clock: Clock,
  patience?: Patience,
  note?: NoteCall,
): StampingProvider | undefined {
  switch (invoiceStamping?.provider) {
    case undefined:
      return undefined;
    case 'test':
      return createTestProvider({ dataDir, clock });
    case 'sw':
      return createSwProvider({ ...invoiceStamping, clock, patience, note });
  }
}
