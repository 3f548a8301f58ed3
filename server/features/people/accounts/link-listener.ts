import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** The link of a mail by which a password is set, which proves that the account's address is its owner's. */
interface UsedLink {
  userId: string;
  /** As `registration.openAccount` told it. */
  linkId: string;
}

/** An adoption application that waited for its owner's proof. */
export interface LinkedApplication {
  /** Of those pets that there still are. */
  petNames: readonly string[];
}

export interface SentApplication extends LinkedApplication {
  /** null: it could not be sent, and a mail says why. */
  folio: number | null;
}

/** What waits for the owner of an address; a link that is none of the listener's is undefined. */
export interface LinkListener {
  /** What setting a password will send, for the link's page to say before. */
  announce(query: Pick<Tx, 'query'>, link: UsedLink): Promise<LinkedApplication | undefined>;
  /** In the transaction that sets the password: what is thrown keeps it from being set. */
  hear(tx: Tx, link: UsedLink): Promise<SentApplication | undefined>;
}

export const linkListeners = extensionPoint<LinkListener>();
