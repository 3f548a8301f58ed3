import type { Donation } from '#domain/donations/donation.ts';
import { invalid } from '#domain/errors.ts';
import type { Bilingual } from '#domain/language.ts';
import type { CampaignScope } from '#domain/spending/tie-spending.ts';
import type { Tx } from '#server/db/database.ts';
import { type Contributions, extensionPoint } from '#server/features/extension-point.ts';

/** What a gift names once it is admitted: a person's page may itself be for a campaign, or a pet. */
export type GiftPlace = Pick<Donation, 'campaignId' | 'fundraiserId' | 'petId'>;

/** What donations ask of whatever has a goal that they may name: campaigns, and people's own pages. */
export interface GiftCampaigns {
  /** Undefined where it takes no gifts now, or is another one's. */
  placeOf(query: Tx['query'], id: string): Promise<GiftPlace | undefined>;
  /** That donations may name, the latest first. */
  listed(query: Tx['query'], most: number): Promise<readonly { id: string; title: Bilingual }[]>;
  /** What the gifts of each campaign are for; a person's page has none of its own. */
  scopes(query: Tx['query']): Promise<ReadonlyMap<string, CampaignScope>>;
  /** By id. */
  titlesOf(query: Tx['query'], ids: readonly string[]): Promise<ReadonlyMap<string, Bilingual>>;
}

export const giftCampaigns = extensionPoint<GiftCampaigns>();

/** Where a gift goes that names a campaign, or a person's page, which have to take gifts now. @throws AppError invalid */
export async function giftPlace(
  contributions: Contributions,
  query: Tx['query'],
  campaignId: string | null,
): Promise<GiftPlace> {
  if (campaignId === null) return { campaignId, fundraiserId: null, petId: null };
  for (const campaigns of contributions.to(giftCampaigns)) {
    const place = await campaigns.placeOf(query, campaignId);
    if (place) return place;
  }
  throw invalid({ campaignId: ['campaignOver'] });
}

type Named = Pick<Donation, 'campaignId'> & Partial<Pick<Donation, 'fundraiserId'>>;

/** The page that a gift came by; else the campaign. */
export const namedBy = ({ campaignId, fundraiserId }: Named): string | null =>
  fundraiserId ?? campaignId;

/** Of those that the donations name, by their ids. */
export async function campaignTitles(
  { database, contributions }: { database: Pick<Tx, 'query'>; contributions: Contributions },
  donations: readonly Named[],
): Promise<ReadonlyMap<string, Bilingual>> {
  const ids = [...new Set(donations.flatMap((donation) => namedBy(donation) ?? []))];
  if (ids.length === 0) return new Map();
  const found = await Promise.all(
    contributions.to(giftCampaigns).map((campaigns) => campaigns.titlesOf(database.query, ids)),
  );
  return new Map(found.flatMap((titles) => [...titles]));
}
