import type { Account } from '#domain/accounts/account.ts';
import type { PetsAfterErasure } from '#domain/accounts/erasure.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What the person has chosen. */
export interface ErasureChoices {
  pets: PetsAfterErasure;
}

export type Records = readonly Readonly<Record<string, unknown>>[];

/** Something that the portal holds about a person. Every feature that holds any has one, so that none is forgotten. */
export interface PersonalData {
  /** Its name in the exported JSON. */
  key: string;
  title: Bilingual;
  /** The fields of each record, as people read them. */
  labels: Readonly<Record<string, Bilingual>>;
  /**
   * Only what stands in `labels` is written out; files as `ExportedFile`. What grows without end comes in portions,
   * anew at each call.
   */
  find(account: Account): Promise<Records> | AsyncIterable<Records>;
  /** Why the account cannot be erased for now; nothing where it can. `erase` is called only where no feature has a reason. */
  erasureObstacle?(query: Tx['query'], account: Account): Promise<PlainKey | undefined>;
  /** Whether the account is needed although nobody has signed in to it since that instant. */
  inUse?(query: Tx['query'], account: Account, since: string): Promise<boolean>;
  /** Deletes it, or takes the person out of what the portal has to keep; files by a job. */
  erase(tx: Tx, account: Account, choices: ErasureChoices): Promise<void>;
}

export const personalData = extensionPoint<PersonalData>();
