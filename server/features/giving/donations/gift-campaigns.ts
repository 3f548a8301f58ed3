import type { Bilingual } from '#domain/language.ts';
import type { CampaignScope } from '#domain/spending/tie-spending.ts';
import type { Tx } from '#server/db/database.ts';
import { type Contributions, extensionPoint } from '#server/features/extension-point.ts';

/** What donations ask of the campaigns that they name. */
export interface GiftCampaigns {
  /** Whether a gift may name it now. */
  takesGifts(query: Tx['query'], id: string): Promise<boolean>;
  /** That donations may name, the latest first. */
  listed(query: Tx['query'], most: number): Promise<readonly { id: string; title: Bilingual }[]>;
  /** What the gifts of each are for. */
  scopes(query: Tx['query']): Promise<ReadonlyMap<string, CampaignScope>>;
  /** By id. */
  titlesOf(query: Tx['query'], ids: readonly string[]): Promise<ReadonlyMap<string, Bilingual>>;
}

export const giftCampaigns = extensionPoint<GiftCampaigns>();

/** Of those that the donations name, by their ids. */
export async function campaignTitles(
  { database, contributions }: { database: Pick<Tx, 'query'>; contributions: Contributions },
  donations: readonly { campaignId: string | null }[],
): Promise<ReadonlyMap<string, Bilingual>> {
  const ids = [...new Set(donations.flatMap(({ campaignId }) => campaignId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await Promise.all(
    contributions.to(giftCampaigns).map((campaigns) => campaigns.titlesOf(database.query, ids)),
  );
  return new Map(found.flatMap((titles) => [...titles]));
}
