import type { Kysely } from 'kysely';
import { documentOf } from '#domain/content/content-documents.ts';
import type { Tables } from '#server/db/tables.ts';
import { isOver, type ShownUse } from './asset-use.ts';
import { findUses } from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';

/** In texts and wherever else a feature shows them; what is over comes last. */
export async function usesOf(
  { assetUsers }: Pick<ContentDependencies, 'assetUsers'>,
  query: Kysely<Tables>,
  assetIds: readonly string[],
): Promise<ShownUse[]> {
  if (assetIds.length === 0) return [];
  const inTexts = (await findUses(query, assetIds)).map(({ key, ...use }): ShownUse => {
    const { slug, label } = documentOf(key);
    return { ...use, place: slug, title: label };
  });
  const others: ShownUse[] = [];
  for (const user of assetUsers) others.push(...(await user.find(query, assetIds)));
  return [...inTexts, ...others].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
}
