import type { Tx } from '#server/db/database.ts';

/** A password was set by the link of a mail, which proves that the account's address is its owner's. */
interface UsedLink {
  userId: string;
  /** As `registration.openAccount` told it. */
  linkId: string;
}

/** In the transaction that sets the password: what is thrown keeps it from being set. */
export type LinkListener = (tx: Tx, link: UsedLink) => Promise<void>;
