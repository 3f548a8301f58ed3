import type { Kysely } from 'kysely';
import type { AssetUseState } from '#domain/content/asset-calls.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** Where a picture or file stands, as whoever looks after the library is told. */
export interface ShownUse {
  assetId: string;
  /** Of the document or other thing, on the wire. */
  place: string;
  title: Bilingual;
  /** Undefined: it has none, or it is in the draft. */
  version: number | undefined;
  /**
   * What everybody reads, what is to be read later or is being written; else a former version, or something that was
   * sent and that nobody reads on the portal.
   */
  state: AssetUseState;
}

/**
 * What another feature shows of the library. Its own table refers to `content_assets` by a foreign key, so that a picture
 * which comes into use in the moment when it is deleted stays.
 */
export interface AssetUser {
  /** Those among them that it shows, whatever the state. */
  inUse(query: Kysely<Tables>, assetIds: readonly string[]): Promise<readonly string[]>;
  find(query: Kysely<Tables>, assetIds: readonly string[]): Promise<readonly ShownUse[]>;
  /** It goes for good: what showed it is without it. */
  forget(tx: Tx, assetId: string): Promise<void>;
}

export const assetUsers = extensionPoint<AssetUser>();

/** It can be deleted, once somebody has been told. */
export const isOver = ({ state }: Pick<ShownUse, 'state'>): boolean =>
  state === 'former' || state === 'sent';
