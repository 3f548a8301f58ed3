import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** In the transaction in which an account takes gifts over that were given without one. */
export type GiftClaim = (tx: Tx, donationIds: readonly string[], userId: string) => Promise<void>;

export const giftClaims = extensionPoint<GiftClaim>();
