import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import { findCampaigns, newestStarted } from './campaigns.repository.ts';

/** What other features ask about the campaigns that they name. */
export const campaignReferences = {
  /** By id. */
  async titlesOf(
    query: Tx['query'],
    ids: readonly (string | null)[],
  ): Promise<ReadonlyMap<string, Bilingual>> {
    const found = await findCampaigns({ query }, [...new Set(ids.flatMap((id) => id ?? []))]);
    return new Map(found.map(({ id, content }) => [id, content.title]));
  },
  /** That have started, the latest first. */
  async started(query: Tx['query'], most: number): Promise<{ id: string; title: Bilingual }[]> {
    const found = await newestStarted({ query }, most);
    return found.map(({ id, content: { title } }) => ({ id, title }));
  },
};
