import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Somebody's account has another address from now on. */
export interface EmailMove {
  userId: string;
  /** As the account had and has it; to be compared by `normalizeEmail`. */
  from: string;
  to: string;
}

/** Takes over to the new address what a feature keeps under the old one, or writes to it from now on. */
export type MoveEmail = (tx: Tx, move: EmailMove) => Promise<void>;

export const emailMoves = extensionPoint<MoveEmail>();
