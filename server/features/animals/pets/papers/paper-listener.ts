import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';
import type { DocumentKind } from './pet-documents.ts';

/**
 * Hears, inside the transaction of the change, that a pet has another certificate or contract now.
 * @param key of the file store; undefined where it has none any more
 */
export type PaperListener = (
  tx: Tx,
  paper: { petId: string; kind: DocumentKind; key: string | undefined },
) => Promise<void>;

export const paperListeners = extensionPoint<PaperListener>();
