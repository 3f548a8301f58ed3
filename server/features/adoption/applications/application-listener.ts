import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Hears, inside the transaction of the change, that a pet went home with a family, or came back, and of a contract that both sides have signed. */
export type ApplicationListener = (
  tx: Tx,
  application: AdoptionApplication,
  what: 'adopted' | 'returned' | 'contractSigned',
) => Promise<void>;

export const applicationListeners = extensionPoint<ApplicationListener>();
