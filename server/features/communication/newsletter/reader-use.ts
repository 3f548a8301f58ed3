import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** @param emails as `normalizeEmail` makes them; @returns those among them to whom something was sent */
export type ReaderUse = (tx: Tx, emails: readonly string[]) => Promise<readonly string[]>;

/** What another feature has sent to readers: they are no more as an import brought them in. */
export const readerUses = extensionPoint<ReaderUse>();
