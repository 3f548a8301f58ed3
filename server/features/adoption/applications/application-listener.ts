import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

export type ApplicationEvent =
  | 'adopted'
  | 'returned'
  | 'contractSigned'
  | 'contractSealed'
  | 'fellThrough'
  | 'sterilized';

/**
 * Hears, inside the transaction of the change, that a pet went home with a family, or came back; of a contract that both sides have
 * signed, and of its seal; that an application which had come to a contract leads nowhere any more; and that whoever looks after
 * the pet has seen its sterilization, which the family had promised.
 */
export type ApplicationListener = (
  tx: Tx,
  application: AdoptionApplication,
  what: ApplicationEvent,
) => Promise<void>;

export const applicationListeners = extensionPoint<ApplicationListener>();
