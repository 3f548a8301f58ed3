import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Account } from '../accounts/account.ts';

/** Something that the portal holds about a person. Every feature that holds any has one, so that none is forgotten. */
export interface PersonalData {
  /** Its name in the exported JSON. */
  key: string;
  title: Bilingual;
  /** The fields of each record, as people read them. */
  labels: Readonly<Record<string, Bilingual>>;
  /** Only what stands in `labels` is written out. */
  find(account: Account): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Deletes it, or takes the person out of what the portal has to keep. */
  erase(tx: Tx, account: Account): Promise<void>;
  /** For what does not lie in the database, once the rest is gone for good. */
  eraseFiles?(account: Account): Promise<void>;
}
