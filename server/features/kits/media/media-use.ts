import type { Kysely } from 'kysely';
import type { DataTopic } from '#domain/data-topics.ts';
import type { Tables } from '#server/db/tables.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/**
 * Where a feature has pictures and videos. Its own table refers to `media_assets` by a foreign key, so that one which
 * comes into use in the moment when it is deleted stays.
 */
export interface MediaUse {
  /** Changes whenever `shown` may. */
  topic: DataTopic;
  /** Those among the assets that the feature still needs: they are kept. */
  inUse(query: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]>;
  /** Those among them that everybody may fetch who knows the address. */
  shown(query: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]>;
}

export const mediaUses = extensionPoint<MediaUse>();
